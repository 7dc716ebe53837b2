const unseen = new Set(['DATALIST', 'HEAD', 'LINK', 'META', 'SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE']);

/** The nearest visibility that an element or an ancestor has of its own. */
function findVisibility(element: Element): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const own = at.hasAttribute('style') ? (at as HTMLElement).style.visibility : '';
    if (own !== '' && own !== 'inherit') return own;
  }
  return 'visible';
}

/**
 * The style of an element from its own attributes. Tests load no style sheets but the variables of the theme, and every
 * query by role, every click and every `toBeVisible` reads the styles of an element and of its ancestors.
 */
function computedStyle(element: Element): CSSStyleDeclaration {
  const { style } = element as HTMLElement;
  const read = (name: string | symbol): unknown => {
    if (name === 'display') {
      return style.display || (unseen.has(element.tagName) ? 'none' : 'block');
    }
    if (name === 'visibility') return findVisibility(element);
    if (name === 'getPropertyValue') {
      return (property: string) =>
        property === 'display' || property === 'visibility'
          ? read(property)
          : style.getPropertyValue(property);
    }
    const value: unknown = Reflect.get(style, name);
    return typeof value === 'function' ? value.bind(style) : value;
  };
  return new Proxy(style, { get: (_style, name) => read(name) });
}

/** Answers `getComputedStyle` without the style sheets. */
export function installStyles(): void {
  for (const view of [window, document.defaultView]) {
    if (view !== null) view.getComputedStyle = computedStyle;
  }
}
