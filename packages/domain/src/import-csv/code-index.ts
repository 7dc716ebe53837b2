import { findVolume, findWeight, type Volume, type Weight } from '../freight/units.js';
import { findClosest, prepareCodes, type Named } from './closest.js';
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
