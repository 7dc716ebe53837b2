import type { ConsignmentListItem } from '@consign/api-client/consignment';
import { currentStatus, type StatusCode } from '@consign/domain/status';
import { createSelection, type Selection } from '@consign/ui/data-table';
import { useSyncExternalStore } from 'react';

/** As much of a consignment as tells which actions apply to it. */
export interface SelectedConsignment {
  readonly id: string;
  readonly reference: string;
  readonly statusCode: StatusCode;
  /** Null where the list did not say. */
  readonly serviceTypeCode: string;
}

/**
 * What is selected, with what is known of it: rows that were ticked one by one on any page, or a frozen set of all that
 * match (LIST-28). `store` is what a table ticks; its ids are those of consignments.
 */
export interface ConsignmentSelection {
  readonly store: Selection;
  /** In the order in which they were selected; the same array until something changes. */
  readonly items: () => readonly SelectedConsignment[];
  /** Rows that are shown, so that ticking them is enough; what is selected already takes its new status from them. */
  readonly learn: (rows: readonly SelectedConsignment[]) => void;
  /** Exactly these from now on. */
  readonly replace: (items: readonly SelectedConsignment[]) => void;
  readonly clear: () => void;
  /** Calls the listener after each change of `items`; answers how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createConsignmentSelection(): ConsignmentSelection {
  const store = createSelection();
  const known = new Map<string, SelectedConsignment>();
  const listeners = new Set<() => void>();
  let items: readonly SelectedConsignment[] | null = null;
  const changed = (): void => {
    items = null;
    for (const listener of listeners) listener();
  };
  store.subscribe(changed);
  const learn = (rows: readonly SelectedConsignment[]): void => {
    const isNews = rows.some((row) => store.has(row.id) && !isSame(known.get(row.id), row));
    for (const row of rows) known.set(row.id, row);
    if (isNews) changed();
  };
  return {
    store,
    items: () => {
      items ??= [...store.ids()].flatMap((id) => known.get(id) ?? []);
      return items;
    },
    learn,
    replace: (next) => {
      learn(next);
      const ids = new Set(next.map(({ id }) => id));
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
  return one?.statusCode === other.statusCode && one.serviceTypeCode === other.serviceTypeCode;
}

/** Redraws with every change of the selection. */
export function useSelectedConsignments(selection: ConsignmentSelection): readonly SelectedConsignment[] {
  return useSyncExternalStore(selection.subscribe, selection.items);
}

/** A row of the list as the selection knows it; null for one without a status, to which nothing applies. */
export function toSelectedConsignment(row: ConsignmentListItem): SelectedConsignment | null {
  const status = currentStatus(row.statusHistory);
  return status === null
    ? null
    : { id: row.id, reference: row.reference, statusCode: status.code, serviceTypeCode: row.serviceTypeCode };
}
