import type { LineItem, PackagingType } from '@consign/api-client/consignment';
import type { DangerousGoodsEntry, ProductMatch } from '@consign/api-client/product';
import {
  findLength,
  findVolume,
  findWeight,
  emptyMeasures,
  pieceVolume,
  withPackageType,
  type Measures,
  type PackageTypeDefaults,
} from '@consign/domain/freight';
import {
  isUnNumber,
  toLineItemWire,
  validateLineItem,
  type DeclaredGoods,
  type LineItemSettings,
  type LineItemWire,
  type Parsed,
} from '@consign/domain/rules';

type GoodsText = Exclude<
  keyof DeclaredGoods,
  'quantity' | 'flashPoint' | 'marinePollutant' | 'limitedQuantity'
>;

/** Dangerous goods while they are being entered: texts as typed, empty for none; a number is null or NaN until it is one. */
export interface GoodsDraft extends Readonly<Record<GoodsText, string>> {
  readonly quantity: number | null;
  readonly flashPoint: number | null;
  readonly marinePollutant: boolean;
  readonly limitedQuantity: boolean;
}

/** A freight item while it is being entered. */
export interface ItemDraft {
  readonly measures: Measures;
  readonly packagingType: string | null;
  readonly description: string;
  /** Null while the box is not ticked (DG-03). */
  readonly dangerousGoods: GoodsDraft | null;
}

export const emptyDraft: ItemDraft = {
  measures: emptyMeasures,
  packagingType: null,
  description: '',
  dangerousGoods: null,
};

export const emptyGoods: GoodsDraft = {
  unNumber: '',
  class: '',
  subsidiaryClass1: '',
  subsidiaryClass2: '',
  nameAndDescription: '',
  packingGroup: '',
  quantity: null,
  quantityUnit: '',
  flashPoint: null,
  marinePollutant: false,
  limitedQuantity: false,
};

export function toGoodsDraft(goods: LineItem['dangerousGoods']): GoodsDraft | null {
  if (goods === null) return null;
  const { unNumber, subsidiaryClass1, subsidiaryClass2, nameAndDescription, packingGroup } = goods;
  return {
    unNumber,
    class: goods.class,
    subsidiaryClass1: subsidiaryClass1 ?? '',
    subsidiaryClass2: subsidiaryClass2 ?? '',
    nameAndDescription: nameAndDescription ?? '',
    packingGroup: packingGroup ?? '',
    quantity: goods.quantity ?? null,
    quantityUnit: goods.quantityUnit ?? '',
    flashPoint: goods.flashPoint ?? null,
    marinePollutant: goods.marinePollutant ?? false,
    limitedQuantity: goods.limitedQuantity ?? false,
  };
}

/** The draft with another UN number, without the values that belonged to the former number (DG-06). */
export function withUnNumber(draft: ItemDraft, unNumber: string): ItemDraft {
  const { dangerousGoods: goods } = draft;
  const isReplaced =
    goods !== null && isUnNumber(goods.unNumber.trim()) && goods.unNumber.trim() !== unNumber.trim();
  return { ...draft, dangerousGoods: { ...(isReplaced ? emptyGoods : (goods ?? emptyGoods)), unNumber } };
}

/** The details of the UN number that was looked up (DG-02, DG-05). */
export function withGoodsEntry(draft: ItemDraft, entry: DangerousGoodsEntry): ItemDraft {
  return {
    ...draft,
    dangerousGoods: {
      ...(draft.dangerousGoods ?? emptyGoods),
      unNumber: entry.unitedNationsNumber,
      class: entry.class,
      subsidiaryClass1: entry.subsidiaryClass1 ?? '',
      subsidiaryClass2: entry.subsidiaryClass2 ?? '',
      nameAndDescription: entry.nameAndDescription,
      packingGroup: entry.packingGroup ?? '',
    },
  };
}

export function toDefaults(type: PackagingType | undefined): PackageTypeDefaults | null {
  return type === undefined
    ? null
    : { defaultVolume: findVolume(type.defaultVolume), defaultWeight: findWeight(type.defaultWeight) };
}

/** The draft to edit an item. Volume and weight keep following the count if they are the defaults (FRGT-08). */
export function toDraft(item: LineItem): ItemDraft {
  const measures: Measures = {
    count: item.count,
    length: findLength(item.length),
    width: findLength(item.width),
    height: findLength(item.height),
    volume: findVolume(item.volume),
    weight: findWeight(item.weight),
    editedByHand: false,
  };
  const usual = withPackageType(
    { ...emptyMeasures, volume: null, weight: null },
    item.count,
    toDefaults(item.packagingType),
  );
  const isUsual =
    measures.volume === usual.volume &&
    measures.weight === usual.weight &&
    measures.length === null &&
    measures.width === null &&
    measures.height === null;
  return {
    measures: { ...measures, editedByHand: !isUsual },
    packagingType: item.packagingType.code,
    description: item.description ?? '',
    dangerousGoods: toGoodsDraft(item.dangerousGoods),
  };
}

/** A typed measure; NaN if it is not a number or too large, for the rule to refuse. */
export function parseMeasure<T extends number>(
  typed: number | null,
  find: (entry: number) => T | null,
): T | null {
  return typed === null ? null : (find(typed) ?? (Number.NaN as T));
}

/** The draft after the count or package type has changed (FRGT-08). */
export function withChoice(
  draft: ItemDraft,
  choice: { readonly count?: number | null; readonly packagingType?: string | null },
  types: readonly PackagingType[],
): ItemDraft {
  const packagingType = choice.packagingType === undefined ? draft.packagingType : choice.packagingType;
  const count = choice.count === undefined ? draft.measures.count : choice.count;
  const type = types.find(({ code }) => code === packagingType);
  return { ...draft, packagingType, measures: withPackageType(draft.measures, count, toDefaults(type)) };
}

/**
 * The draft after choosing a catalogue product (FRGT-09). Its volume and weight, if any, count all its parts
 * (FRGT-16); its package type is used if it is offered.
 */
export function withProduct(
  draft: ItemDraft,
  product: ProductMatch,
  types: readonly PackagingType[],
): ItemDraft {
  const type = types.find(({ code }) => code === product.itemTypeCode);
  const sides = {
    length: findLength(product.length),
    width: findLength(product.width),
    height: findLength(product.height),
  };
  const usual = withPackageType(emptyMeasures, product.partCount, toDefaults(type));
  const hasSides = Object.values(sides).some((side) => side !== null);
  return {
    ...draft,
    description: product.description,
    packagingType: type?.code ?? draft.packagingType,
    measures: {
      ...sides,
      count: product.partCount,
      volume: findVolume(product.volume) ?? (hasSides ? pieceVolume(sides) : usual.volume),
      weight: findWeight(product.weightKg) ?? usual.weight,
      editedByHand: true,
    },
  };
}

/** What an item is checked against. */
export interface ItemContext {
  readonly settings: LineItemSettings;
  /** The package types that can be chosen. */
  readonly packagingTypes: readonly PackagingType[];
  /** The item being edited, whose package type and dangerous goods may stay (CONS-56); null for a new one. */
  readonly item: LineItem | null;
  /** The initial package type of a new item. */
  readonly usualPackaging?: string | null;
}

/** The draft of a new item: empty, or with the usual package type and its defaults. */
export function newDraft({ usualPackaging = null, packagingTypes }: ItemContext): ItemDraft {
  const isOffered = packagingTypes.some(({ code }) => code === usualPackaging);
  return isOffered ? withChoice(emptyDraft, { packagingType: usualPackaging }, packagingTypes) : emptyDraft;
}

/** The package types for an item: the offered ones, and its own if it was withdrawn (CONS-56). */
export function selectableTypes({ packagingTypes, item }: ItemContext): readonly PackagingType[] {
  return item === null || packagingTypes.some(({ code }) => code === item.packagingType.code)
    ? packagingTypes
    : [item.packagingType, ...packagingTypes];
}

/** The body of the call, or every problem of the item (FRGT-01 to 06, FRGT-14). */
export function parseDraft(
  { measures, ...texts }: ItemDraft,
  { settings, packagingTypes, item }: ItemContext,
): Parsed<LineItemWire> {
  const rules = { ...settings, packagingTypes, keptPackagingType: item?.packagingType.code };
  const result = validateLineItem({ ...measures, ...texts }, rules, '', [item?.dangerousGoods]);
  return result.ok ? { ok: true, value: toLineItemWire(result.value) } : result;
}
