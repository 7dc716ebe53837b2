import { type Day, countDays } from '@consign/domain/dates';
import { pairDays } from '@consign/domain/reports';

import type { ReportRequest } from './report-request.js';
import type { Totals } from './series-store.js';

export interface SeriesPoint {
  readonly date: Day | null;
  readonly current: number;
  readonly previousDate: Day | null;
  readonly previous: number;
}

/** The days of the period beside those of the previous one, with their figures; a day without one has 0. */
export function buildSeries({ period, previous }: ReportRequest, totals: Totals): SeriesPoint[] {
  const before = countDays(previous);
  return pairDays(period, previous).map((pair, index) => ({
    date: pair.current,
    current: pair.current === null ? 0 : (totals.get(before + index + 1) ?? 0),
    previousDate: pair.previous,
    previous: pair.previous === null ? 0 : (totals.get(index + 1) ?? 0),
  }));
}
