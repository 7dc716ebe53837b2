import { findVolume, findWeight, type Volume, type Weight } from '../freight/units.js';
import type { ImportLookups } from './import-context.js';

/** Comparing a text with thousands of codes is slow: a file with more unknown values than this gets no more guesses. */
const maxGuesses = 500;

/** Finds codes as written, or in another case. */
export interface CodeIndex<T> {
  find(code: string): T | undefined;
  /** Codes that an unknown text may mean, the likeliest first. */
  suggest(text: string): readonly string[];
}

function buildIndex<T>(entries: readonly T[], toNamed: (entry: T) => Named): CodeIndex<T> {
  const exact = new Map<string, T>();
  const folded = new Map<string, T>();
  for (const entry of entries) {
    const { code } = toNamed(entry);
    if (!exact.has(code)) exact.set(code, entry);
    const key = code.toUpperCase();
    if (!folded.has(key)) folded.set(key, entry);
  }
  let prepared: ReturnType<typeof prepareCodes> | null = null;
  const guesses = new Map<string, readonly string[]>();
  // Most rows have the code of the row above; comparing is faster than looking up.
  let lastCode = '';
  let last: T | undefined;
  return {
    find: (code) => {
      if (code === lastCode) return last;
      lastCode = code;
      last = exact.get(code) ?? folded.get(code.toUpperCase());
      return last;
    },
    suggest: (text) => {
      const known = guesses.get(text);
      if (known !== undefined) return known;
      if (guesses.size >= maxGuesses) return [];
      const found = findClosest(text, (prepared ??= prepareCodes(entries.map(toNamed))));
      guesses.set(text, found);
      return found;
    },
  };
}

/** A package type with the defaults of one piece in steps. */
export interface IndexedPackaging {
  readonly code: string;
  readonly defaultVolume: Volume | null;
  readonly defaultWeight: Weight | null;
}

const separator = '\u0000';

/** The look-ups of a file, by code. */
export function indexLookups({ accounts, serviceTypes, sites, packagingTypes, hireUnits }: ImportLookups) {
  const packaging = packagingTypes.map(({ defaultVolume, defaultWeight, ...rest }) => ({
    ...rest,
    defaultVolume: findVolume(defaultVolume),
    defaultWeight: findWeight(defaultWeight),
  }));
  const units = buildIndex(hireUnits, ({ providerCode, code }) => ({
    code: `${providerCode}${separator}${code}`,
  }));
  const providers = [...new Set(hireUnits.map(({ providerCode }) => providerCode))].map((code) => ({ code }));
  const unitIndexes = new Map(
    providers.map(({ code }) => [
      code.toUpperCase(),
      buildIndex(
        hireUnits.filter(({ providerCode }) => providerCode === code),
        (unit) => unit,
      ),
    ]),
  );
  return {
    accounts: buildIndex(accounts, ({ code, description }) => ({ code, name: description })),
    serviceTypes: buildIndex(serviceTypes, (type) => type),
    sites: buildIndex(sites, (site) => site),
    packagingTypes: buildIndex(packaging, (type) => type),
    hireProviders: buildIndex(providers, (provider) => provider),
    /** The units of one provider. */
    listUnits: (providerCode: string) => unitIndexes.get(providerCode.toUpperCase()),
    findHireUnit: (providerCode: string, code: string) => units.find(`${providerCode}${separator}${code}`),
  };
}

export type LookupIndex = ReturnType<typeof indexLookups>;

/** A code with what people may write instead of it. */
interface Named {
  readonly code: string;
  readonly name?: string | undefined;
}

/** A code that texts are compared with. */
interface PreparedCode {
  readonly code: string;
  readonly bareCode: string;
  /** Undefined without a name. */
  readonly bareName: string | undefined;
}

/** Prepares codes for `findClosest`, once for all texts. */
function prepareCodes(known: readonly Named[]): readonly PreparedCode[] {
  return known.map(({ code, name }) => {
    const bareName = name === undefined ? undefined : toComparableText(name);
    return { code, bareCode: toComparableText(code), bareName };
  });
}

const maxSuggestions = 3;
const maxLength = 64;

/**
 * The codes that a text most likely means, the likeliest first: one whose name it is, one that it begins with or that
 * begins with it, and those at most a third of their letters away. At most 3.
 */
function findClosest(text: string, known: readonly PreparedCode[]): string[] {
  const wanted = toComparableText(text);
  if (wanted === '' || wanted.length > maxLength) return [];
  const scored: { readonly code: string; readonly score: number }[] = [];
  for (const { code, bareCode, bareName } of known) {
    const score = bareName === wanted ? 0 : scoreCode(wanted, bareCode);
    if (score !== null) scored.push({ code, score });
  }
  return scored
    .sort((a, b) => a.score - b.score)
    .slice(0, maxSuggestions)
    .map(({ code }) => code);
}

function scoreCode(wanted: string, code: string): number | null {
  if (wanted === code) return 0;
  const limit = Math.max(1, Math.floor(Math.max(wanted.length, code.length) / 3));
  const distance = countEdits(wanted, code, limit);
  if (distance !== null) return distance;
  const isPart = wanted.length >= 2 && (code.startsWith(wanted) || wanted.startsWith(code));
  return isPart ? limit + 1 : null;
}

/** Upper case without macrons, spaces and punctuation. */
function toComparableText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

/** How many letters to insert, delete, replace or swap with the next to turn a into b; null for more than `limit`. */
function countEdits(a: string, b: string, limit: number): number | null {
  if (Math.abs(a.length - b.length) > limit) return null;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
    }
    [beforeLast, last] = [last, row];
  }
  const edits = last[b.length] ?? 0;
  return edits <= limit ? edits : null;
}
