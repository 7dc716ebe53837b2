import type { ConsignmentListItem, MatchingConsignments } from '@consign/api-client/consignment';
import {
  calculateTotals,
  findVolume,
  findWeight,
  volumeFromSteps,
  weightFromSteps,
  type Totals,
} from '@consign/domain/freight';
import { addPriceSums, findCents, mapPriceSums, toPriceSums, type PriceSums } from '@consign/domain/pricing';
import { currentStatus, type StatusCode } from '@consign/domain/status';
import { createSelection, type Selection } from '@consign/ui/data-table';
import { useSyncExternalStore } from 'react';

/** The fields of a consignment that decide which actions apply to it. */
export interface SelectedConsignment {
  readonly id: string;
  readonly reference: string;
  readonly statusCode: StatusCode;
  readonly serviceTypeCode: string;
  /** Known for rows that were shown. */
  readonly sums?: ListedSums;
}

/** The freight (LIST-47) and prices (LIST-83) of one or several consignments. */
export interface ListedSums {
  readonly freight: Totals;
  readonly prices: PriceSums;
}

/** The sums of consignments that were selected together. */
export interface MatchedSums {
  readonly ids: ReadonlySet<string>;
  readonly sums: ListedSums;
}

/**
 * The selected consignments: rows ticked on any page, or a frozen set of all that match (LIST-28). `store` is the
 * table's selection; its ids are consignment ids.
 */
export interface ConsignmentSelection {
  readonly store: Selection;
  /** In order of selection; the same array until something changes. */
  readonly items: () => readonly SelectedConsignment[];
  /** Remembers the rows shown, so that ticking an id is enough, and updates those already selected. */
  readonly remember: (rows: readonly SelectedConsignment[]) => void;
  /** Replaces the selection. `sums` are of all the items, if known only together. */
  readonly replace: (items: readonly SelectedConsignment[], sums?: ListedSums | null) => void;
  /** A consignment that was shown or selected. */
  readonly find: (id: string) => SelectedConsignment | undefined;
  /** The items that the selection was last replaced by, with their sums; null if unknown. */
  readonly matched: () => MatchedSums | null;
  readonly clear: () => void;
  /** Calls the listener after each change of `items`; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createConsignmentSelection(): ConsignmentSelection {
  const store = createSelection();
  const known = new Map<string, SelectedConsignment>();
  const listeners = new Set<() => void>();
  let items: readonly SelectedConsignment[] | null = null;
  let matched: MatchedSums | null = null;
  const changed = (): void => {
    items = null;
    for (const listener of listeners) listener();
  };
  store.subscribe(changed);
  const remember = (rows: readonly SelectedConsignment[]): void => {
    const isNews = rows.some((row) => store.has(row.id) && !isSame(known.get(row.id), row));
    for (const row of rows) known.set(row.id, { ...known.get(row.id), ...row });
    if (isNews) changed();
  };
  return {
    store,
    items: () => {
      items ??= [...store.ids()].flatMap((id) => known.get(id) ?? []);
      return items;
    },
    remember,
    find: (id) => known.get(id),
    matched: () => matched,
    replace: (next, sums = null) => {
      remember(next);
      const ids = new Set(next.map(({ id }) => id));
      matched = sums === null ? null : { ids, sums };
      store.set(
        [...store.ids()].filter((id) => !ids.has(id)),
        false,
      );
      store.set(ids, true);
    },
    clear: store.clear,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isSame(one: SelectedConsignment | undefined, other: SelectedConsignment): boolean {
  return (
    one?.statusCode === other.statusCode &&
    one.serviceTypeCode === other.serviceTypeCode &&
    (other.sums === undefined || JSON.stringify(one.sums) === JSON.stringify(other.sums))
  );
}

/** Rerenders with every change of the selection. */
export function useSelectedConsignments(selection: ConsignmentSelection): readonly SelectedConsignment[] {
  return useSyncExternalStore(selection.subscribe, selection.items);
}

/** The selection's entry for a list row; null without a status, since no action applies. */
export function toSelectedConsignment(row: ConsignmentListItem): SelectedConsignment | null {
  const status = currentStatus(row.statusHistory);
  if (status === null) return null;
  const { id, reference, serviceTypeCode, totals } = row;
  const sums = { freight: readFreight(totals), prices: toPriceSums(row) };
  return { id, reference, statusCode: status.code, serviceTypeCode, sums };
}

/** The sums of consignments that were selected together, as the server gives them. */
export function readSums({ prices, ...freight }: NonNullable<MatchingConsignments['totals']>): ListedSums {
  return {
    freight: readFreight(freight),
    prices:
      prices === undefined
        ? noSums.prices
        : mapPriceSums(prices, ({ amount, count }) => ({ cents: findCents(amount) ?? 0, count })),
  };
}

const noSums: ListedSums = { freight: calculateTotals([]), prices: addPriceSums([]) };

/** Sums of different consignments together; null unless all are known. */
export function addSums(all: readonly (ListedSums | undefined)[]): ListedSums | null {
  const known = all.flatMap((sums) => sums ?? []);
  if (known.length < all.length) return null;
  const items = known.map(({ freight: { deliveryItems, volume, weight } }) => ({
    count: deliveryItems,
    volume,
    weight,
  }));
  return { freight: calculateTotals(items), prices: addPriceSums(known.map(({ prices }) => prices)) };
}

function readFreight(
  totals: Pick<ConsignmentListItem['totals'], 'deliveryItems' | 'volume' | 'weight'>,
): Totals {
  return {
    deliveryItems: totals.deliveryItems,
    volume: findVolume(totals.volume) ?? volumeFromSteps(0),
    weight: findWeight(totals.weight) ?? weightFromSteps(0),
  };
}
