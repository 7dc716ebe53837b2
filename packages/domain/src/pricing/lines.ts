/** What a line of a price charges, in the order in which lines are shown (QUOT-12). */
export const priceLineKinds = ['FREIGHT', 'EXTRA', 'SURCHARGE', 'FAF'] as const;

export type PriceLineKind = (typeof priceLineKinds)[number];

/** Lines in the order of QUOT-12; lines of a kind keep their order. */
export function sortPriceLines<T extends { readonly kind: PriceLineKind }>(lines: readonly T[]): T[] {
  return [...lines].sort((a, b) => priceLineKinds.indexOf(a.kind) - priceLineKinds.indexOf(b.kind));
}
