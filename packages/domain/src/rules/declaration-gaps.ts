import type { DeclaredGoods } from './dangerous-goods.js';

/**
 * What a dangerous goods declaration still lacks (DGDC-06), by the number of the freight item: `the total quantity of item
 * 2`. Items without dangerous goods are counted and not asked.
 */
export function findDeclarationGaps(
  items: readonly {
    readonly dangerousGoods: Pick<DeclaredGoods, 'nameAndDescription' | 'quantity'> | null;
  }[],
): readonly string[] {
  return items.flatMap(({ dangerousGoods }, index) => {
    if (dangerousGoods === null) return [];
    const { nameAndDescription, quantity } = dangerousGoods;
    return [
      ...(nameAndDescription ? [] : [`the proper shipping name of item ${index + 1}`]),
      ...(quantity ? [] : [`the total quantity of item ${index + 1}`]),
    ];
  });
}
