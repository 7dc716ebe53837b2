import type { ActivityExtract, RowPer } from '@consign/api-client/consignment';
import {
  datePresets,
  forwardPresets,
  formatDate,
  maxSearchDays,
  parseDateRange,
  presetRange,
  rangeToUtc,
  type DatePreset,
  type Day,
  type DayRange,
} from '@consign/domain/dates';
import { isStatusCode, type StatusCode } from '@consign/domain/status';

export type ExtractQuery = Readonly<Record<string, unknown>>;
export type ExtractDateType = ActivityExtract['dateType'];

/** The choice of the screen, as stored in the URL (EXTR-13). */
export interface ExtractState {
  readonly statuses: readonly StatusCode[];
  readonly dateType: ExtractDateType;
  /** Null for a custom range. */
  readonly dateRangePresetCode: DatePreset | null;
  readonly startDate: Day | null;
  readonly endDate: Day | null;
  /** What a row of the file is (EXTR-17). */
  readonly rowPer: RowPer;
}

export const dateTypeLabels: Readonly<Record<ExtractDateType, string>> = {
  Creation: 'Creation',
  RequestedDelivery: 'Requested Delivery',
};

export const dateTypes: readonly ExtractDateType[] = ['Creation', 'RequestedDelivery'];

/** The default choice (EXTR-01). */
const defaultPreset: DatePreset = 'LAST_7_DAYS';

/** The presets of a date type; requested delivery looks forward first (EXTR-14). */
export const presetsFor: Readonly<Record<ExtractDateType, readonly DatePreset[]>> = {
  Creation: datePresets,
  RequestedDelivery: ['TODAY', ...forwardPresets, ...datePresets.filter((preset) => preset !== 'TODAY')],
};

/** The change to another date type, with that type's usual preset (EXTR-14). */
export function changeDateType(state: ExtractState, dateType: ExtractDateType): Partial<ExtractState> {
  const { dateRangePresetCode: preset } = state;
  if (preset === null) return { dateType };
  const isForward = forwardPresets.some((each) => each === preset);
  if (dateType === 'Creation') {
    return { dateType, dateRangePresetCode: isForward ? defaultPreset : preset };
  }
  return { dateType, dateRangePresetCode: preset === defaultPreset ? 'NEXT_7_DAYS' : preset };
}

/** Parses the query string; unknown values are dropped (EXTR-13). */
export function parseExtractState(query: ExtractQuery): ExtractState {
  const text = (key: string): string => String(query[key] ?? '');
  const days = parseDateRange({ from: text('startDate'), to: text('endDate'), maxDays: maxSearchDays });
  const dateType = dateTypes.find((type) => type === text('dateType')) ?? 'Creation';
  const preset = presetsFor[dateType].find((code) => code === text('dateRangePresetCode'));
  const hasDays = days.ok && preset === undefined;
  return {
    statuses: [...new Set(text('statuses').split(',').filter(isStatusCode))],
    dateType,
    dateRangePresetCode: hasDays ? null : (preset ?? defaultPreset),
    startDate: hasDays ? days.value.from : null,
    endDate: hasDays ? days.value.to : null,
    rowPer: text('rowPer') === 'PRICE_LINE' ? 'PRICE_LINE' : 'CONSIGNMENT',
  };
}

/** The query of a choice, without default values. */
export function writeExtractState(state: ExtractState): Record<string, string> {
  const { statuses, dateType, dateRangePresetCode, startDate, endDate, rowPer } = state;
  return {
    ...(statuses.length === 0 ? {} : { statuses: statuses.join(',') }),
    ...(dateType === 'Creation' ? {} : { dateType }),
    ...(dateRangePresetCode === null || dateRangePresetCode === defaultPreset ? {} : { dateRangePresetCode }),
    ...(startDate === null || endDate === null ? {} : { startDate, endDate }),
    ...(rowPer === 'CONSIGNMENT' ? {} : { rowPer }),
  };
}

/** The days of a choice, both inclusive. */
export function toDayRange(state: ExtractState, now: Date): DayRange {
  const { dateRangePresetCode, startDate, endDate } = state;
  return startDate !== null && endDate !== null && dateRangePresetCode === null
    ? { from: startDate, to: endDate }
    : presetRange(dateRangePresetCode ?? defaultPreset, now);
}

/** The body of the call (EXTR-02): whole days in Pacific/Auckland as UTC instants, the end exclusive. */
export function toExtract(state: ExtractState, siteIds: readonly string[], now: Date): ActivityExtract {
  const { dateType, statuses, rowPer } = state;
  return {
    dateType,
    ...rangeToUtc(toDayRange(state, now)),
    siteIds: [...siteIds],
    statuses: [...statuses],
    ...(rowPer === 'CONSIGNMENT' ? {} : { rowPer }),
  };
}

/** 'Created 16/11/2026 to 22/11/2026', or 'Requested delivery …'. */
export function describePeriod(state: ExtractState, now: Date): string {
  const { from, to } = toDayRange(state, now);
  const days = from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;
  return `${state.dateType === 'Creation' ? 'Created' : 'Requested delivery'} ${days}`;
}
