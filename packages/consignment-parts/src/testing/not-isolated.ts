const control = /\p{Bidi_Control}/u;

/** Whether its only controls isolate a part of it. */
function isBalanced(text: string): boolean {
  return !control.test(text.replaceAll(/\u2068[^\u2066-\u2069]*\u2069/gu, ''));
}

/**
 * The texts with bidirectional controls that are next to other text without being isolated (PLAT-26): not in a `<bdi>`,
 * and not the only text of their table cell, paragraph or list entry.
 */
export function listNotIsolated(root: Element): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (isBalanced(data) || parentElement === null || parentElement.closest('bdi, textarea') !== null)
      continue;
    const block = parentElement.closest('div, p, li, td, th, dd, dt, h2, h3, option, [role="option"]');
    if (block?.textContent !== data) found.push(data);
  }
  return found;
}
