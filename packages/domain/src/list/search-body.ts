import { type DayRange, presetRange, rangeToUtc } from '../dates/index.js';
import type { ListFilter } from './list-filter.js';

/** The date range of a filter: the preset's current range, or a custom one. */
export function toDayRange(
  {
    dateRangePresetCode,
    startDate,
    endDate,
  }: Pick<ListFilter, 'dateRangePresetCode' | 'startDate' | 'endDate'>,
  now: Date,
): DayRange {
  return startDate !== null && endDate !== null && dateRangePresetCode === null
    ? { from: startDate, to: endDate }
    : presetRange(dateRangePresetCode ?? 'LAST_7_DAYS', now);
}

/** The search of a filter (LIST-19): whole days in Pacific/Auckland as UTC instants, end exclusive (LIST-24). */
export function toSearch(filter: ListFilter, now: Date) {
  const { price, priceAtLeast } = filter;
  return {
    searchTerm: filter.searchTerm || null,
    phoneNumber: filter.phoneNumber || null,
    salesReference: filter.salesReference || null,
    statuses: [...filter.statuses],
    date: filter.allDates ? null : { dateRangeType: filter.dateType, ...rangeToUtc(toDayRange(filter, now)) },
    ...(filter.attention === null ? {} : { attention: filter.attention }),
    ...(price === null
      ? {}
      : { price: { kind: price, atLeast: priceAtLeast === '' ? null : Number(priceAtLeast) } }),
    ...(filter.withoutProof ? { withoutProof: true } : {}),
  };
}
