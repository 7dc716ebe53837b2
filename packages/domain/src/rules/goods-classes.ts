/** Every class and division of dangerous goods that the UN has (DG-07). */
export const goodsClasses = [
  '1',
  '1.1',
  '1.2',
  '1.3',
  '1.4',
  '1.5',
  '1.6',
  '2.1',
  '2.2',
  '2.3',
  '3',
  '4.1',
  '4.2',
  '4.3',
  '5.1',
  '5.2',
  '6.1',
  '6.2',
  '7',
  '8',
  '9',
] as const;

export type GoodsClass = (typeof goodsClasses)[number];

/** A division of explosives with its compatibility group, such as 1.4S. */
const explosives = /^1\.[1-6][A-HJ-LNS]$/u;

/** Whether the text is a class or division. */
export function isGoodsClass(text: string): boolean {
  return goodsClasses.some((each) => each === text) || explosives.test(text);
}
