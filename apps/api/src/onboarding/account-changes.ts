import { isDeepStrictEqual } from 'node:util';

import type { ChangedField, ChangedItem } from '../database/schema.js';

export type SaveOutcome = 'added' | 'changed' | 'unchanged';

/** The outcome in words, after `was`. */
export const describeDone = (done: SaveOutcome): string => (done === 'unchanged' ? 'left unchanged' : done);

/** The named fields that differ; the order of a list doesn't count. */
export function compareFields<T extends object>(
  names: Readonly<Partial<Record<keyof T, string>>>,
  before: T | null,
  after: T,
): ChangedField[] {
  return (Object.entries(names) as [keyof T, string][]).flatMap(([key, field]) => {
    const [old, current] = [toComparable(before?.[key]), toComparable(after[key])];
    return isDeepStrictEqual(old, current) ? [] : [{ field, before: old, after: current }];
  });
}

function toComparable(value: unknown): unknown {
  return Array.isArray(value) ? value.toSorted() : (value ?? null);
}

export const describeDisabling = (
  what: 'user' | 'client' | 'provider client',
  name: string,
): ChangedItem => ({
  kind: 'change',
  what,
  name,
  fields: [{ field: 'active', before: true, after: false }],
});
