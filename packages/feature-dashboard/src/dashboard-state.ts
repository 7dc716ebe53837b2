import {
  datePresets,
  maxDashboardDays,
  parseDateRange,
  presetRange,
  type DatePreset,
  type DayRange,
} from '@consign/domain/dates';
import { exceptionFilters, type ExceptionFilter } from '@consign/domain/reports';

import type { Drill } from './segments.js';

/** Remembered in this browser (DASH-04). */
export interface DashboardChoice {
  /** A preset, or local days, both inclusive. */
  readonly period: DatePreset | DayRange;
  /** Codes; empty for all. */
  readonly serviceTypes: readonly string[];
}

/** The state in a link to the dashboard. */
export interface DashboardState extends DashboardChoice {
  readonly exceptions: ExceptionFilter;
  readonly drill: Drill | null;
}

/** A first visit (DASH-22). */
export const firstChoice: DashboardChoice = { period: 'LAST_7_DAYS', serviceTypes: [] };

const periodKeys = ['dateRangePresetCode', 'startDate', 'endDate'] as const;
const drillPrefix = 'drill.';
const MAX_CODE_LENGTH = 50;
const MAX_CODES = 100;

export interface ParsedDashboard {
  readonly state: DashboardState;
  /** Something in the link is not known: the defaults are used for it. */
  readonly isPartly: boolean;
}

type Query = Readonly<Record<string, string>>;

/** Reads a query string. A link that names a period or service types wins over the remembered choice. */
export function parseDashboardState(query: Query, remembered: DashboardChoice): ParsedDashboard {
  const isChosen = [...periodKeys, 'serviceTypes'].some((key) => query[key] !== undefined);
  const period = isChosen ? parsePeriod(query) : remembered.period;
  const serviceTypes = isChosen ? parseServiceTypes(query['serviceTypes']) : remembered.serviceTypes;
  const exceptions = exceptionFilters.find((filter) => filter === query['exceptions']);
  return {
    state: {
      period: period ?? firstChoice.period,
      serviceTypes,
      exceptions: exceptions ?? 'All',
      drill: parseDrill(query),
    },
    isPartly: period === null || (exceptions === undefined && query['exceptions'] !== undefined),
  };
}

/** Null for a period that is not valid. */
function parsePeriod(query: Query): DashboardChoice['period'] | null {
  const [code, from, to] = periodKeys.map((key) => query[key]);
  if (code === undefined && from === undefined && to === undefined) return firstChoice.period;
  if (code !== undefined) return datePresets.find((known) => known === code) ?? null;
  const days = parseDateRange({ from, to, maxDays: maxDashboardDays });
  return days.ok ? days.value : null;
}

function parseServiceTypes(text = ''): readonly string[] {
  const codes = text.split(',').filter((code) => code !== '' && code.length <= MAX_CODE_LENGTH);
  return [...new Set(codes)].slice(0, MAX_CODES);
}

function parseDrill(query: Query): Drill | null {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    name.startsWith(drillPrefix) ? [[name.slice(drillPrefix.length), value]] : [],
  );
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

/** The query string of a state. It always names the period, so that a link shows the same to everybody. */
export function writeDashboardState({ period, serviceTypes, exceptions, drill }: DashboardState) {
  const days: Record<string, string> =
    typeof period === 'string'
      ? { dateRangePresetCode: period }
      : { startDate: period.from, endDate: period.to };
  return {
    ...days,
    ...(serviceTypes.length === 0 ? {} : { serviceTypes: serviceTypes.join(',') }),
    ...(exceptions === 'All' ? {} : { exceptions }),
    ...Object.fromEntries(Object.entries(drill ?? {}).map(([name, value]) => [drillPrefix + name, value])),
  };
}

/** The days of a period, both inclusive; a preset gives its current days. */
export function toDays(period: DashboardChoice['period'], now: Date): DayRange {
  return typeof period === 'string' ? presetRange(period, now) : period;
}
