const places = 'section, nav, fieldset, form, ul, [role="region"], [role="group"], [role="dialog"]';

/** The named places around an element, the innermost first. */
export function listPlaces(element: Element, root: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = element.parentElement; at !== null && root.contains(at); at = at.parentElement) {
    const isNamed = at.hasAttribute('aria-label') || at.hasAttribute('aria-labelledby');
    if (isNamed && at.matches(places)) found.push(at);
  }
  return found;
}
