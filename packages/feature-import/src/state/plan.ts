import {
  findExpectedRefusals,
  placeRefusals,
  type ImportedConsignment,
  type ImportGroup,
  type ImportProblem,
  type ImportRow,
  type RefusalTexts,
} from '@consign/domain/import-csv';

import { countOccurrences, indexImported, type Identity } from '../core/identity.js';
import type { ImportOutcome } from '../runner/import-runner.js';
import type { ImportChecks } from './use-import-checks.js';

/** A consignment of the file with its state. */
export interface PlannedGroup {
  readonly group: ImportGroup;
  /** Null where it has errors. */
  readonly identity: Identity | null;
  /** Undefined until it has an outcome. `existing` where it was imported before. */
  readonly outcome: ImportOutcome | undefined;
}

/** The outcomes of this page's own calls, by identity. */
export type KnownOutcomes = ReadonlyMap<string, ImportOutcome>;

export const toOutcomeKey = ({ digest, occurrence }: Identity): string => `${digest}.${occurrence}`;

/** Which consignments of a file exist, failed or are still to create; null until the server has answered. */
export function planImport(
  groups: readonly ImportGroup[],
  { digests, imported }: Pick<ImportChecks, 'digests' | 'imported'>,
  again: ReadonlyMap<string, number>,
  known: KnownOutcomes,
): readonly PlannedGroup[] | null {
  if (digests === undefined || imported === undefined) return null;
  const findImported = indexImported(imported);
  const counted = countOccurrences(
    digests.filter((digest) => digest !== null),
    again,
  ).values();
  return groups.map((group, index) => {
    const identity = typeof digests[index] === 'string' ? (counted.next().value ?? null) : null;
    if (identity === null) return { group, identity, outcome: undefined };
    const before = findImported(identity);
    const outcome: ImportOutcome | undefined =
      known.get(toOutcomeKey(identity)) ??
      (before === undefined ? undefined : { kind: 'existing', reference: before.reference });
    return { group, identity, outcome };
  });
}

/** A consignment that an import creates. */
export interface Creatable {
  readonly consignment: ImportedConsignment;
  readonly identity: Identity;
}

/** Consignments without errors that don't exist yet; failed ones are retried. */
export function listCreatable(planned: readonly PlannedGroup[]): Creatable[] {
  const creatable: Creatable[] = [];
  for (const { group, identity, outcome } of planned) {
    if (group.ok && identity !== null && (outcome === undefined || outcome.kind === 'failed')) {
      creatable.push({ consignment: group.consignment, identity });
    }
  }
  return creatable;
}

/** Whether a consignment exists. */
export function isThere({ outcome }: Pick<PlannedGroup, 'outcome'>): boolean {
  return outcome?.kind === 'created' || outcome?.kind === 'existing';
}

/**
 * The cells that the server refused, or is certain to refuse (IMPT-37): the user must fix them, although a file may have
 * such values. A refusal without places is a problem of the first row.
 */
export function listRefusals(
  rows: readonly ImportRow[],
  groups: readonly ImportGroup[],
  planned: readonly PlannedGroup[] | null,
): readonly ImportProblem[] {
  const refused: ImportProblem[] = [];
  groups.forEach((group, index) => {
    const outcome = planned?.[index]?.outcome;
    if (!group.ok || outcome?.kind === 'created' || outcome?.kind === 'existing') return;
    const texts = findTexts(group.consignment, outcome);
    if (texts === null) return;
    const { first, last } = group.rows;
    refused.push(...placeRefusals(rows.slice(findIndex(rows, first), findIndex(rows, last + 1)), texts));
  });
  // The same list, so that nothing is calculated again.
  return refused.length === 0 ? noRefusals : refused;
}

/** The index of a row, or where it would be, by its number: numbers ascend. */
function findIndex(rows: readonly ImportRow[], number: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((rows[middle]?.row ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

const noRefusals: readonly ImportProblem[] = [];

function findTexts(
  consignment: ImportedConsignment,
  outcome: Extract<ImportOutcome, { kind: 'failed' }> | undefined,
): RefusalTexts | null {
  if (outcome === undefined) return findExpectedRefusals(consignment);
  return Object.keys(outcome.places).length > 0 ? outcome.places : { '': [outcome.title] };
}
