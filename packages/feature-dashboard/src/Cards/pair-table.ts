import { formatDate, type Day } from '@consign/domain/dates';

import type { PairPoint } from '../Charts/PairTip.js';
import type { TableData } from './table-data.js';

interface Options {
  /** Of the figures: 'Consignments'. */
  readonly unit: string;
  readonly format: (value: number) => string;
  /** What a day opens. */
  readonly link?: ((day: Day) => { readonly href: string; readonly open: () => void }) | undefined;
}

/** The days of a series as a table, each beside that of the previous period. */
export function listDays(points: readonly PairPoint[], { unit, format, link }: Options): TableData {
  return {
    columns: ['Day', unit, 'Previous period', `${unit}, previous`],
    rows: points.map(({ day, current, previousDay, previous }) => ({
      key: day ?? previousDay ?? '',
      cells: [
        formatDate(day),
        day === null ? '' : format(current),
        formatDate(previousDay),
        previousDay === null ? '' : format(previous),
      ],
      ...(link === undefined || day === null || current === 0 ? {} : { link: link(day) }),
    })),
  };
}
