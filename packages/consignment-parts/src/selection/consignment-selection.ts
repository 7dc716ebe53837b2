import type { ConsignmentListItem } from '@consign/api-client/consignment';
import {
  findVolume,
  findWeight,
  volumeFromSteps,
  weightFromSteps,
  type Totals,
} from '@consign/domain/freight';
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
  readonly freight?: Totals;
}

/** The freight of consignments that were selected together. */
export interface MatchedFreight {
  readonly ids: ReadonlySet<string>;
  readonly freight: Totals;
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
  /** Replaces the selection. `freight` is the total of the items, if known only as a total (LIST-47). */
  readonly replace: (items: readonly SelectedConsignment[], freight?: Totals | null) => void;
  /** A consignment that was shown or selected. */
  readonly find: (id: string) => SelectedConsignment | undefined;
  /** The items that the selection was last replaced by, with their freight; null if unknown. */
  readonly matched: () => MatchedFreight | null;
  readonly clear: () => void;
  /** Calls the listener after each change of `items`; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createConsignmentSelection(): ConsignmentSelection {
  const store = createSelection();
  const known = new Map<string, SelectedConsignment>();
  const listeners = new Set<() => void>();
  let items: readonly SelectedConsignment[] | null = null;
  let matched: MatchedFreight | null = null;
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
    replace: (next, freight = null) => {
      remember(next);
      const ids = new Set(next.map(({ id }) => id));
      matched = freight === null ? null : { ids, freight };
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
    (other.freight === undefined || isSameFreight(one.freight, other.freight))
  );
}

function isSameFreight(one: Totals | undefined, other: Totals): boolean {
  return (
    one?.deliveryItems === other.deliveryItems && one.volume === other.volume && one.weight === other.weight
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
  return { id, reference, statusCode: status.code, serviceTypeCode, freight: readFreight(totals) };
}

/** Totals from the list's m³ and kg. */
export function readFreight(totals: {
  readonly deliveryItems: number;
  readonly volume: number;
  readonly weight: number;
}): Totals {
  return {
    deliveryItems: totals.deliveryItems,
    volume: findVolume(totals.volume) ?? volumeFromSteps(0),
    weight: findWeight(totals.weight) ?? weightFromSteps(0),
  };
}
