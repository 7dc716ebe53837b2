import type { LineItem } from '@consign/api-client/consignment';
import { toDeclarationDetails, type LineItemWire } from '@consign/domain/rules';

/** The body of a call that creates or changes this item. */
export function toLineItemInput(item: LineItem): LineItemWire {
  const { count, description, packagingType, length, width, height, volume, weight, dangerousGoods } = item;
  return {
    count,
    description,
    packagingType: packagingType.code,
    length,
    width,
    height,
    volume,
    weight,
    dangerousGoods:
      dangerousGoods === null
        ? null
        : {
            unNumber: dangerousGoods.unNumber,
            class: dangerousGoods.class,
            subsidiaryClass1: dangerousGoods.subsidiaryClass1,
            subsidiaryClass2: dangerousGoods.subsidiaryClass2,
            nameAndDescription: dangerousGoods.nameAndDescription,
            ...(dangerousGoods.packingGroup === undefined
              ? {}
              : { packingGroup: dangerousGoods.packingGroup }),
            ...toDeclarationDetails(dangerousGoods),
          },
  };
}
