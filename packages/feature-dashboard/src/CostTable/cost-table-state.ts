import type { Costs } from '@consign/api-client/consignment';
import type { SortDirection } from '@consign/ui/data-table';

import type { Drill } from '../segments.js';

export type CostList = Exclude<keyof Costs, 'totals'>;

/** The lists of costs in the order of their choice (DASH-53), each with the header of its first column. */
export const costLists: Readonly<Record<CostList, { readonly label: string; readonly column: string }>> = {
  serviceTypes: { label: 'Service types', column: 'Service type' },
  accounts: { label: 'Accounts', column: 'Account' },
  regions: { label: 'Receiver regions', column: 'Receiver region' },
  receivers: { label: 'Receivers', column: 'Receiver' },
  dearest: { label: 'Furthest above their estimate', column: 'Consignment' },
};

export const costListNames = Object.keys(costLists) as readonly CostList[];

export interface CostTableState {
  readonly by: CostList;
  /** The id of a column; null for the order of the server. */
  readonly sort: { readonly column: string; readonly direction: SortDirection } | null;
}

/** The table of costs in the URL, beside a bar's `day`; null if it is not open. */
export function parseCostTable(drill: Drill | null): CostTableState | null {
  const { card, by, sort, order } = drill ?? {};
  const known = costListNames.find((name) => name === by);
  if (card !== 'costs' || known === undefined) return null;
  return {
    by: known,
    sort: sort === undefined ? null : { column: sort, direction: order === 'desc' ? 'desc' : 'asc' },
  };
}

export function writeCostTable({ by, sort }: CostTableState): Drill {
  return { card: 'costs', by, ...(sort === null ? {} : { sort: sort.column, order: sort.direction }) };
}
