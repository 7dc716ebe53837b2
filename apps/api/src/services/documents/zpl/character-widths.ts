/**
 * Widths of characters as shares of their height, in the bold letters of Swiss 721 (Helvetica): the widest of the fonts
 * in which a printer may set a label, so that no text leaves its box in another.
 */
const widths: readonly (readonly [number, string])[] = [
  [0.28, " ',./\\ijlI`·|"],
  [0.34, '!()-:;[]ft²³¹¡'],
  [0.4, '*r{}°'],
  [0.48, '"'],
  [0.56, '0123456789acekxysvz_$#J€£–'],
  [0.59, '+<=>^~'],
  [0.62, '?FLTZbdghnopquß'],
  [0.67, 'EPSVXY'],
  [0.73, 'ABCDHKNRU&'],
  [0.78, 'GOQwøØ'],
  [0.84, 'M'],
  [0.89, 'm%æ'],
  [0.95, 'W'],
  [0.98, '@'],
];
const byCharacter = new Map(
  widths.flatMap(([width, characters]) => [...characters].map((each) => [each, width] as const)),
);
/** Of a character that is not listed, such as the box for one that can't be printed. */
const WIDEST = 1;

/** The width of a text as a share of the height of its characters; a macron or an accent adds nothing. */
export function measure(text: string): number {
  let width = 0;
  for (const character of text) width += byCharacter.get(character) ?? measureBase(character);
  return width;
}

function measureBase(character: string): number {
  const [base = ''] = character.normalize('NFD');
  return byCharacter.get(base) ?? WIDEST;
}
