/** The texts of elements, in the order in which they are shown. */
export function listTexts(elements: readonly Element[]): string[] {
  return elements.map(({ textContent }) => textContent);
}
