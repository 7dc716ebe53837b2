import type { CostFigures, Costs } from '@consign/api-client/consignment';
import { formatCount } from '@consign/domain';
import { findCents } from '@consign/domain/pricing';
import type { SortDirection } from '@consign/ui/data-table';

import type { Drill } from '../segments.js';

/** A row of a list of costs; money in cents, the cost of a unit in tenths of a cent. */
export interface CostRow {
  readonly id: string;
  readonly name: string;
  /** Of a listed group 0, of the others together 1, of the total 2. */
  readonly rank: 0 | 1 | 2;
  readonly consignments: number | null;
  /** Null without an estimate. */
  readonly estimated: number | null;
  readonly confirmed: number | null;
  /** Confirmed, without FAF, of the estimated consignments. */
  readonly compared: number | null;
  readonly perConsignment: number | null;
  readonly perKilogram: number | null;
  readonly perCubicMetre: number | null;
}

/** The rows of a list in the order of the server, with the total of all groups. */
export function toCostRows(costs: Costs, by: CostList): readonly CostRow[] {
  if (by === 'dearest') {
    return costs.dearest.map(({ id, reference, estimated, confirmedWithoutFaf }) => ({
      id,
      name: reference,
      rank: 0,
      consignments: 1,
      estimated: findCents(estimated),
      confirmed: null,
      compared: findCents(confirmedWithoutFaf),
      perConsignment: null,
      perKilogram: null,
      perCubicMetre: null,
    }));
  }
  const groups = costs[by];
  if (groups.length === 0) return [];
  return [
    ...groups.map(({ code, name, groupCount, ...figures }): CostRow => ({
      id: code ?? 'others',
      name: code === null ? `${formatCount(groupCount)} others` : (name ?? nameCode(code, by)),
      rank: code === null ? 1 : 0,
      ...toSums(figures),
    })),
    { id: 'total', name: 'Total', rank: 2, ...toSums(costs.totals) },
  ];
}

/** A service type that is no longer offered goes by its code. */
const nameCode = (code: string, by: CostList): string =>
  by === 'serviceTypes' ? code : by === 'regions' ? 'No region' : 'No name';

function toSums(figures: CostFigures): Omit<CostRow, 'id' | 'name' | 'rank'> {
  const { consignments, perConsignment, perKilogram, perCubicMetre } = figures;
  const isEstimated = figures.estimated > 0 || figures.confirmedOfEstimated > 0;
  return {
    consignments,
    estimated: isEstimated ? findCents(figures.estimated) : null,
    confirmed: findCents(figures.confirmed),
    compared: isEstimated ? findCents(figures.confirmedOfEstimated) : null,
    perConsignment: toTenths(perConsignment),
    perKilogram: toTenths(perKilogram),
    perCubicMetre: toTenths(perCubicMetre),
  };
}

const toTenths = (dollars: number | null): number | null =>
  dollars === null ? null : Math.round(dollars * 1000);

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
