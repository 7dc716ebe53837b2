import { formatCount } from '@consign/domain';
import { csvByteOrderMark, formatCsvLine } from '@consign/domain/csv';
import { formatCents, formatDifference, formatUnitCost, toDollars } from '@consign/domain/pricing';

import { costLists, type CostList, type CostRow, type CostTableState } from './cost-rows.js';

/** A column of figures: to sort by, to read, and as a plain number of a file. */
export interface CostColumn {
  readonly id: string;
  readonly header: string;
  readonly width: number;
  readonly value: (row: CostRow) => number | null;
  readonly text: (value: number, row: CostRow) => string;
  readonly fileHeader: string;
  /** In a file, money is in dollars with two decimals, and the cost of a unit with three. */
  readonly fileText: (value: number) => string;
}

const toMoney = (cents: number): string => toDollars(cents).toFixed(2);

const consignments: CostColumn = {
  id: 'consignments',
  header: 'Consignments',
  width: 100,
  value: (row) => row.consignments,
  text: (count) => formatCount(count),
  fileHeader: 'Consignments',
  fileText: String,
};
const estimated: CostColumn = {
  id: 'estimated',
  header: 'Estimated excl. FAF',
  width: 128,
  value: (row) => row.estimated,
  text: formatCents,
  fileHeader: 'Estimated (NZD excl. GST and FAF)',
  fileText: toMoney,
};
const confirmed: CostColumn = {
  id: 'confirmed',
  header: 'Confirmed',
  width: 104,
  value: (row) => row.confirmed,
  text: formatCents,
  fileHeader: 'Confirmed (NZD excl. GST)',
  fileText: toMoney,
};
const difference: CostColumn = {
  id: 'difference',
  header: 'Difference excl. FAF',
  width: 150,
  value: (row) => (row.estimated === null || row.compared === null ? null : row.compared - row.estimated),
  text: (_value, row) => formatDifference(row.estimated ?? 0, row.compared ?? 0),
  fileHeader: 'Difference (NZD excl. GST and FAF)',
  fileText: toMoney,
};

const perUnit = (id: 'perConsignment' | 'perKilogram' | 'perCubicMetre', unit: string): CostColumn => ({
  id,
  header: `Per ${unit}`,
  width: 100,
  value: (row) => row[id],
  text: formatUnitCost,
  fileHeader: `Confirmed per ${unit} (NZD excl. GST)`,
  fileText: (tenths) => (tenths / 1000).toFixed(3),
});

const groupColumns = [
  consignments,
  estimated,
  confirmed,
  difference,
  perUnit('perConsignment', 'consignment'),
  perUnit('perKilogram', 'kg'),
  perUnit('perCubicMetre', 'm³'),
];
const dearestColumns: readonly CostColumn[] = [
  estimated,
  {
    ...estimated,
    id: 'compared',
    header: 'Confirmed excl. FAF',
    value: (row) => row.compared,
    fileHeader: 'Confirmed (NZD excl. GST and FAF)',
    fileText: toMoney,
  },
  difference,
];

export function listCostColumns(by: CostList): readonly CostColumn[] {
  return by === 'dearest' ? dearestColumns : groupColumns;
}

/** The rows by a column, empty ones last; the others together and the total stay at the end. */
export function sortCostRows(rows: readonly CostRow[], { by, sort }: CostTableState): readonly CostRow[] {
  if (sort === null) return rows;
  const column = listCostColumns(by).find(({ id }) => id === sort.column);
  const sign = sort.direction === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => {
    if (one.rank !== other.rank) return one.rank - other.rank;
    if (column === undefined) return sign * one.name.localeCompare(other.name, 'en-NZ');
    const [first, second] = [column.value(one), column.value(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * (first - second);
  });
}

/** The rows as a file: plain numbers, the currency in the header. */
export function writeCostsCsv(rows: readonly CostRow[], by: CostList): string {
  const columns = listCostColumns(by);
  const lines = [
    [costLists[by].column, ...columns.map(({ fileHeader }) => fileHeader)],
    ...rows.map((row) => [
      row.name,
      ...columns.map(({ value, fileText }) => {
        const found = value(row);
        return found === null ? null : fileText(found);
      }),
    ]),
  ];
  return csvByteOrderMark + lines.map(formatCsvLine).join('');
}
