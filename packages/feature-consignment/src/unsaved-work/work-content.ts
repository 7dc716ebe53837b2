import type { Consignment } from '@consign/api-client/consignment';
import { parsePendingItem, type PendingItem } from '@consign/consignment-parts';

import { savedValues, type FormValues } from '../form-values.js';
import type { Content } from './keeper.js';

/** Goes up when what the form holds can no longer be read by what it was. */
const version = 3;

/** A form's work as it is kept. */
export interface Work {
  readonly values: FormValues;
  /** What stood in the freight item form; null where nothing was begun. */
  readonly pendingItem: PendingItem | null;
  /** What the form began with, and when that was last saved; null for a new consignment. */
  readonly was: FormValues | null;
  readonly lastModifiedAtDateTimeUtc: string | null;
}

export function toContent(
  values: FormValues,
  pendingItem: PendingItem | null,
  base: Consignment | null,
): Content {
  const was = base === null ? null : savedValues(base);
  return {
    version,
    values,
    // The stored key: renaming it would lose work that is saved already.
    begunItem: pendingItem,
    was,
    lastModifiedAtDateTimeUtc: base?.lastModifiedAtDateTimeUtc ?? null,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether every field is there and holds the kind of thing that the form holds in it. */
function isLike(value: unknown, sample: FormValues): value is FormValues {
  return (
    isRecord(value) &&
    Object.entries(sample).every(([name, expected]) => {
      const found = value[name];
      if (typeof expected === 'string' && name.endsWith('Reference')) return typeof found === 'string';
      if (Array.isArray(expected)) return Array.isArray(found);
      return found === null || expected === null || typeof found === typeof expected;
    })
  );
}

/** Kept work that this form can take up; null for what it cannot read. `sample` is the form as it is. */
export function findWork(content: Content, sample: FormValues): Work | null {
  const { values, was, lastModifiedAtDateTimeUtc: last } = content;
  if (content['version'] !== version || !isLike(values, sample)) return null;
  return {
    values,
    // Missing from work saved before freight items were part of it.
    pendingItem: parsePendingItem(content['begunItem']),
    was: isLike(was, sample) ? was : null,
    lastModifiedAtDateTimeUtc: typeof last === 'string' ? last : null,
  };
}
