import type { CountPoint, ExceptionCount } from '@consign/api-client/consignment';
import { findDay, formatDate, type DayRange } from '@consign/domain/dates';
import { filterStatuses, type ExceptionFilter } from '@consign/domain/reports';

import type { PairPoint } from '../Charts/PairTip.js';

/** DD/MM/YYYY to DD/MM/YYYY; one day alone. */
export function formatDays({ from, to }: DayRange): string {
  return from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;
}

/** A kind of exception under the filter of the card. */
export interface KindCount {
  readonly id: string;
  readonly title: string;
  readonly open: number;
  readonly closed: number;
}

/** The kinds that occur in the statuses of a filter, the most unresolved first (DASH-12, DASH-13). */
export function listKinds(counts: readonly ExceptionCount[], filter: ExceptionFilter): KindCount[] {
  const codes = new Set<string>(filterStatuses(filter));
  return counts
    .map(({ standardEventId, title, openCount, totalCount, statuses }) => {
      const kept = statuses.filter(({ statusCode }) => codes.has(statusCode));
      const isAll = filter === 'All';
      const open = isAll ? openCount : sum(kept, ({ openCount: count }) => count);
      const total = isAll ? totalCount : sum(kept, ({ totalCount: count }) => count);
      return { id: standardEventId, title, open, closed: total - open };
    })
    .filter(({ open, closed }) => open + closed > 0)
    .sort((a, b) => b.open - a.open || b.closed - a.closed);
}

/** The points of a series for its picture and table. */
export function toPairs(points: readonly CountPoint[]): PairPoint[] {
  return points.map(({ date, current, previousDate, previous }) => {
    const day = findDay(date);
    const previousDay = findDay(previousDate);
    return { label: formatDate(day ?? previousDay).slice(0, 5), day, current, previousDay, previous };
  });
}

export interface PairTotals {
  readonly current: number;
  readonly previous: number;
}

/** Money is summed in cents, so that it adds up. */
export function sumPairs(points: readonly PairPoint[]): PairTotals {
  const total = (name: 'current' | 'previous'): number =>
    sum(points, (point) => Math.round(point[name] * 100)) / 100;
  return { current: total('current'), previous: total('previous') };
}

export function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
