import type { LineItem, PackagingType } from '@consign/api-client/consignment';
import type { LineItemWire } from '@consign/domain/rules';
import { toastSuccess } from '@consign/ui';

import { freightMessages, type Freight } from './freight.js';

interface LocalOptions {
  readonly items: readonly LineItem[];
  readonly onChange: (change: (items: readonly LineItem[]) => readonly LineItem[]) => void;
  readonly packagingTypes: readonly PackagingType[];
  /** Toast texts; null for none. */
  readonly messages?: Readonly<Record<keyof typeof freightMessages, string | null>>;
}

/** The package type of an item's input: an offered one, or the item's own, withdrawn since (CONS-56). */
export function findPackageType(
  { packagingType: chosen }: LineItemWire,
  types: readonly PackagingType[],
  item: LineItem | null,
): PackagingType | undefined {
  return (
    types.find(({ code }) => code === chosen) ??
    (item?.packagingType.code === chosen ? item.packagingType : undefined)
  );
}

/** The item that this input makes. */
export function toLineItem(input: LineItemWire, id: string, packagingType: PackagingType): LineItem {
  const { dangerousGoods: goods } = input;
  const dangerousGoods =
    goods === null ? null : { ...goods, nameAndDescription: goods.nameAndDescription ?? null };
  return { ...input, id, packagingType, dangerousGoods };
}

/** Items before the first save: part of the form, sent with it (CONS-49). */
export function localFreight({
  items,
  onChange,
  packagingTypes,
  messages = freightMessages,
}: LocalOptions): Freight {
  return {
    items,
    save: async (input, item) => {
      const packagingType = findPackageType(input, packagingTypes, item);
      if (packagingType === undefined) {
        return { message: 'Form is invalid, please check your details.', problems: [] };
      }
      const made = toLineItem(input, item?.id ?? crypto.randomUUID(), packagingType);
      onChange((list) =>
        item === null ? [...list, made] : list.map((one) => (one.id === item.id ? made : one)),
      );
      const message = item === null ? messages.added : messages.changed;
      if (message !== null) toastSuccess(message);
      return null;
    },
    remove: async (item) => {
      onChange((list) => list.filter(({ id }) => id !== item.id));
      if (messages.deleted !== null) {
        toastSuccess(messages.deleted, {
          label: 'Undo',
          onClick: () => onChange((list) => [...list, item]),
        });
      }
      return null;
    },
  };
}
