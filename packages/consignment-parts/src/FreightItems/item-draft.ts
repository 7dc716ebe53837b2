import type { LineItem, LineItemInput, PackagingType } from '@consign/api-client/consignment';
import {
  findLength,
  findVolume,
  findWeight,
  noMeasures,
  toCubicMetres,
  toKilograms,
  toMetres,
  withPackageType,
  type Measures,
  type PackageTypeDefaults,
} from '@consign/domain/freight';
import { parseLineItem, type LineItemBody, type LineItemSettings, type Parsed } from '@consign/domain/rules';

/** A freight item while it is being entered. */
export interface ItemDraft {
  readonly measures: Measures;
  readonly packagingType: string | null;
  readonly description: string;
  /** Kept as they are: their fields come with dangerous goods. */
  readonly dangerousGoods: LineItem['dangerousGoods'];
}

export const emptyDraft: ItemDraft = {
  measures: noMeasures,
  packagingType: null,
  description: '',
  dangerousGoods: null,
};

export function defaultsOf(type: PackagingType | undefined): PackageTypeDefaults | null {
  return type === undefined
    ? null
    : { defaultVolume: findVolume(type.defaultVolume), defaultWeight: findWeight(type.defaultWeight) };
}

/** An item to be changed. Volume and weight that are the package type's go on following the count (FRGT-08). */
export function draftOf(item: LineItem): ItemDraft {
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
    { ...noMeasures, volume: null, weight: null },
    item.count,
    defaultsOf(item.packagingType),
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
    dangerousGoods: item.dangerousGoods,
  };
}

/** The count or the package type was chosen (FRGT-08). */
export function withChoice(
  draft: ItemDraft,
  choice: { readonly count?: number | null; readonly packagingType?: string | null },
  types: readonly PackagingType[],
): ItemDraft {
  const packagingType = choice.packagingType === undefined ? draft.packagingType : choice.packagingType;
  const count = choice.count === undefined ? draft.measures.count : choice.count;
  const type = types.find(({ code }) => code === packagingType);
  return { ...draft, packagingType, measures: withPackageType(draft.measures, count, defaultsOf(type)) };
}

function bodyOf({ measures, packagingType, description, dangerousGoods }: ItemDraft): LineItemBody {
  const { count, length, width, height, volume, weight } = measures;
  return {
    count,
    packagingType,
    description,
    length: length === null ? null : toMetres(length),
    width: width === null ? null : toMetres(width),
    height: height === null ? null : toMetres(height),
    volume: volume === null ? null : toCubicMetres(volume),
    weight: weight === null ? null : toKilograms(weight),
    dangerousGoods,
  };
}

/** The body of the call, or every problem of the item (FRGT-01 to 06, FRGT-14). */
export function parseDraft(draft: ItemDraft, settings: LineItemSettings): Parsed<LineItemInput> {
  const result = parseLineItem(bodyOf(draft), settings);
  if (!result.ok) return result;
  const { length, width, height, volume, weight, ...rest } = result.value;
  return {
    ok: true,
    value: {
      ...rest,
      length: length === null ? null : toMetres(length),
      width: width === null ? null : toMetres(width),
      height: height === null ? null : toMetres(height),
      volume: toCubicMetres(volume),
      weight: toKilograms(weight),
    },
  };
}
