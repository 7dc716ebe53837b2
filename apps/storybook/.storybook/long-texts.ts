const words = /\p{L}/u;

/**
 * Repeats every text within the element as often as the factor says, now and whenever it changes, as a language with long
 * words would. Returns a function that stops. What users typed stays.
 */
export function lengthenTexts(root: HTMLElement, factor: number): () => void {
  if (factor <= 1) return () => undefined;
  const written = new WeakMap<Node, string>();
  const lengthen = (node: Node): void => {
    const text = node.nodeValue ?? '';
    if (written.get(node) === text || !words.test(text)) return;
    if (node.parentElement?.closest('style, script, textarea') !== null) return;
    const longer = Array.from({ length: factor }, () => text.trim()).join(' ');
    written.set(node, longer);
    node.nodeValue = longer;
  };
  const lengthenWithin = (node: Node): void => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    if (node.nodeType === Node.TEXT_NODE) lengthen(node);
    while (texts.nextNode()) lengthen(texts.currentNode);
  };
  lengthenWithin(root);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') lengthen(target);
      else addedNodes.forEach(lengthenWithin);
    }
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
