import type { LineItem } from '@consign/api-client/consignment';
import { isRecord } from '@consign/domain';
import { emptyMeasures } from '@consign/domain/freight';

import { emptyGoods, type ItemDraft } from './item-draft.js';

/** Input of the item form, neither added nor cancelled, so that it can be stored and restored (PLAT-19). */
export interface PendingItem {
  /** The item being edited; null for a new one. */
  readonly itemId: string | null;
  /** The version that the change is based on (CONS-57); null if it has none. */
  readonly version: number | null;
  readonly draft: ItemDraft;
}

export function toPendingItem(item: LineItem | null, draft: ItemDraft): PendingItem {
  return { itemId: item?.id ?? null, version: item?.version ?? null, draft };
}

/**
 * The item that the form edits; null for a new one or one that has been deleted. It keeps the version that was read, so
 * that saving detects a change in between.
 */
export function findEditedItem(
  { itemId, version }: PendingItem,
  items: readonly LineItem[],
): LineItem | null {
  const found = items.find(({ id }) => id === itemId);
  if (found === undefined) return null;
  return version === null ? found : { ...found, version };
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}

function isNumberOrNull(value: unknown): boolean {
  return value === null || Number.isInteger(value);
}

/** The fields that drafts stored before DG-05 or DGDC-01 lack. */
const {
  unNumber: _number,
  class: _class,
  subsidiaryClass1: _first,
  subsidiaryClass2: _second,
  ...addedGoods
} = emptyGoods;

/** Whether a value has the type of a field's empty value. */
function hasTypeLike(value: unknown, empty: string | boolean | null): boolean {
  return empty === null ? value === null || Number.isFinite(value) : typeof value === typeof empty;
}

function isDraft(value: unknown): value is ItemDraft {
  if (!isRecord(value)) return false;
  const { measures, packagingType, description, dangerousGoods: goods } = value;
  if (!isRecord(measures) || !isTextOrNull(packagingType) || typeof description !== 'string') return false;
  const { editedByHand, ...numbers } = measures;
  return (
    typeof editedByHand === 'boolean' &&
    Object.keys(emptyMeasures).every((name) => name === 'editedByHand' || isNumberOrNull(numbers[name])) &&
    (goods === null ||
      (isRecord(goods) &&
        Object.entries(emptyGoods).every(([name, empty]) =>
          hasTypeLike({ ...addedGoods, ...goods }[name], empty),
        )))
  );
}

/** Parses a stored pending item; null if this form cannot read it. */
export function parsePendingItem(value: unknown): PendingItem | null {
  if (!isRecord(value)) return null;
  const { itemId, version, draft } = value;
  if (!isTextOrNull(itemId) || !isNumberOrNull(version) || !isDraft(draft)) return null;
  const { dangerousGoods: goods } = draft;
  return {
    itemId: itemId as string | null,
    version: version as number | null,
    draft: goods === null ? draft : { ...draft, dangerousGoods: { ...addedGoods, ...goods } },
  };
}
