import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import type { Fault } from './fault.js';
import type { Finding } from './run-faults.js';

/** Killed and all mutants of a folder. */
export type MutantScore = readonly [killed: number, all: number];

export interface Results {
  readonly mutants: Readonly<Record<string, MutantScore>>;
  /** Which test found a fault, by its name. */
  readonly faults: Readonly<Record<string, Finding>>;
}

const none: Results = { mutants: {}, faults: {} };

export function readResults(file: string): Results {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : none;
}

/** Adds to the stored results, so that a part can be run alone. */
export function addResults(file: string, added: Partial<Results>): void {
  const { mutants, faults } = readResults(file);
  const results: Results = {
    mutants: sortByName({ ...mutants, ...added.mutants }),
    faults: sortByName({ ...faults, ...added.faults }),
  };
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

const sortByName = <T>(values: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Of the faults of each layer: how many were found, and the sentences of the others. */
export function summarise(
  layers: Readonly<Record<string, readonly Fault[]>>,
  findings: Results['faults'],
): string[] {
  return Object.entries(layers).flatMap(([layer, faults]) => {
    const tried = faults.filter(({ name }) => findings[name] !== undefined);
    const missed = tried.filter(({ name }) => findings[name] === null);
    if (tried.length === 0) return [];
    return [
      `${layer.padEnd(16)} ${tried.length - missed.length} of ${tried.length} planted faults found`,
      ...missed.map(({ name, fault, file }) => `  not found: ${name}: ${fault} (${file})`),
    ];
  });
}
