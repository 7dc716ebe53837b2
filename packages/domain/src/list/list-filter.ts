import {
  datePresets,
  findDay,
  maxSearchDays,
  parseDateRange,
  presetRange,
  rangeToUtc,
  type DatePreset,
  type Day,
  type DayRange,
} from '../dates/index.js';
import type { Problem } from '../problem.js';
import { parsePriceFilter, priceFilterKinds, type PriceFilterKind } from '../pricing/index.js';
import { attentionKinds, type AttentionKind } from '../reports/index.js';
import { countCharacters } from '../rules/text.js';
import { isStatusCode, type StatusCode } from '../status/index.js';

export const dateTypes = ['Creation', 'RequestedDelivery', 'ConfirmedDelivery'] as const;
export type DateType = (typeof dateTypes)[number];

export const sortDirections = ['asc', 'desc'] as const;
export const dateSorts = ['createdAtDateTimeUtc', 'RequestedDeliveryDate', 'statusDate'] as const;
/** For users who may see prices (LIST-84). */
export const priceSorts = ['estimatedPrice', 'confirmedPrice', 'priceDifference'] as const;
export type ListSortOption = (typeof dateSorts)[number] | (typeof priceSorts)[number];

/** The contract's maximum lengths of the text filters. */
const textLimits = { searchTerm: 250, phoneNumber: 50, salesReference: 250 } as const;

/** The texts that a list is filtered by. */
export type FilterTexts = Readonly<Record<keyof typeof textLimits, string>>;

/** Finds the text filters that are too long to search for (LIST-88). */
export function checkFilterTexts(texts: FilterTexts): readonly Problem[] {
  return (Object.keys(textLimits) as (keyof FilterTexts)[])
    .filter((path) => countCharacters(texts[path].trim()) > textLimits[path])
    .map((path) => ({ id: 'LIST-88', path, message: `Maximum length is ${textLimits[path]} characters` }));
}

/** What the list of consignments is filtered by. */
export interface ListFilter extends FilterTexts {
  readonly statuses: readonly StatusCode[];
  /** Only what needs this attention, of any date (LIST-38); null for all. */
  readonly attention: AttentionKind | null;
  /** Only with such prices, for users who may see them (LIST-82); null for all. */
  readonly price: PriceFilterKind | null;
  /** Dollars or percent of a price above the estimate, as a decimal; otherwise empty. */
  readonly priceAtLeast: string;
  /** Only consignments that were delivered without proof (PODX-16). */
  readonly withoutProof: boolean;
  readonly dateType: DateType;
  /** Null for a custom range. */
  readonly dateRangePresetCode: DatePreset | null;
  readonly startDate: Day | null;
  readonly endDate: Day | null;
  /** Searches without the date filter, which stays as it is (LIST-36). */
  readonly allDates: boolean;
}

/** How the list is sorted. */
export interface ListOrder {
  readonly sortOption: ListSortOption;
  readonly sortDirection: (typeof sortDirections)[number];
}

/** Reads the filter of a list's query. Unknown values are dropped, and prices for users who may see none (LIST-25). */
export function parseListFilter(
  reader: QueryReader,
  { seesPrices }: { readonly seesPrices: boolean },
): ListFilter {
  const { text, textUpTo, parseOne, parseSome, drop } = reader;
  const days = parseDateRange({ from: text('startDate'), to: text('endDate'), maxDays: maxSearchDays });
  if (!days.ok) {
    const given = ['startDate', 'endDate'].filter((key) => text(key) !== '');
    const wrong = given.filter((key) => findDay(text(key)) === null);
    drop(...(wrong.length > 0 ? wrong : given));
  }
  const hasDays = days.ok && text('dateRangePresetCode') === '';
  const attention = parseOne<AttentionKind | ''>('attention', attentionKinds, '');
  const price = parseOne<PriceFilterKind | ''>('price', seesPrices ? priceFilterKinds : [], '');
  const priceAtLeast = text('priceAtLeast');
  const prices = price === '' ? null : parsePriceFilter(price, priceAtLeast);
  if (prices?.ok === false) drop('priceAtLeast');
  return {
    searchTerm: textUpTo('searchTerm', textLimits.searchTerm),
    phoneNumber: textUpTo('phoneNumber', textLimits.phoneNumber),
    salesReference: textUpTo('salesReference', textLimits.salesReference),
    statuses: parseSome('statuses', isStatusCode),
    attention: attention === '' ? null : attention,
    price: prices?.ok === true ? prices.value.kind : null,
    priceAtLeast: prices?.ok === true && 'atLeast' in prices.value ? priceAtLeast : '',
    withoutProof: parseOne('withoutProof', ['true'], '') === 'true',
    dateType: parseOne('dateType', dateTypes, 'Creation'),
    dateRangePresetCode: hasDays ? null : parseOne('dateRangePresetCode', datePresets, 'LAST_7_DAYS'),
    startDate: hasDays ? days.value.from : null,
    endDate: hasDays ? days.value.to : null,
    allDates: parseOne('allDates', ['true'], '') === 'true',
  };
}

/** Reads the order of a list's query; an unknown value is dropped for the other one (LIST-25). */
export function parseListOrder(
  { parseOne }: QueryReader,
  { seesPrices, otherwise }: { readonly seesPrices: boolean; readonly otherwise: ListOrder },
): ListOrder {
  const sorts: readonly ListSortOption[] = seesPrices ? [...dateSorts, ...priceSorts] : dateSorts;
  return {
    sortOption: parseOne('sortOption', sorts, otherwise.sortOption),
    sortDirection: parseOne('sortDirection', sortDirections, otherwise.sortDirection),
  };
}

/** A parsed query string, or what a router made of it. */
export type ListQuery = Readonly<Record<string, unknown>>;

/** Reads the values of a query, and notes what it can't use (LIST-25). */
export interface QueryReader {
  /** Trimmed; empty if the address has no such key. */
  text(key: string): string;
  /** Empty where the text is longer. */
  textUpTo(key: string, limit: number): string;
  parseOne<T extends string | number>(key: string, known: readonly T[], otherwise: T): T;
  parseSome<T extends string>(key: string, isKnown: (value: string) => value is T): readonly T[];
  drop(...keys: readonly string[]): void;
  /** Keys with an unknown value, for which the default is used. */
  dropped(): readonly string[];
  /** Keys whose text is too long to search for. */
  readonly tooLong: readonly string[];
}

export function createQueryReader(query: ListQuery): QueryReader {
  const dropped = new Set<string>();
  const tooLong: string[] = [];
  const text = (key: string): string => {
    const value = query[key];
    // Control characters only occur in hand-written URLs, and never in data.
    return value === undefined || value === null
      ? ''
      : String(value)
          .replaceAll(/\p{Cc}/gu, ' ')
          .trim();
  };
  return {
    text,
    tooLong,
    dropped: () => [...dropped],
    drop: (...keys) => {
      for (const key of keys) dropped.add(key);
    },
    textUpTo: (key, limit) => {
      const given = text(key);
      if (countCharacters(given) <= limit) return given;
      tooLong.push(key);
      return '';
    },
    parseOne: (key, known, otherwise) => {
      const given = text(key);
      const found = known.find((value) => String(value) === given);
      if (found === undefined && given !== '') dropped.add(key);
      return found ?? otherwise;
    },
    parseSome: (key, isKnown) => {
      const given = text(key).split(',').filter(Boolean);
      const known = given.filter(isKnown);
      if (known.length < given.length) dropped.add(key);
      return [...new Set(known)];
    },
  };
}

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
