import type { Consignment } from '@consign/api-client/consignment';
import { parsePendingItem, type PendingItem } from '@consign/consignment-parts';
import { isRecord } from '@consign/domain';

import { savedValues, type FormValues } from '../form-values.js';
import type { Content } from './autosave.js';

/** Increased when the form can no longer read what an earlier version stored. */
const version = 3;

/** A form's unsaved changes as they are stored. */
export interface UnsavedChanges {
  readonly values: FormValues;
  /** The freight item form; null where nothing was entered in it. */
  readonly pendingItem: PendingItem | null;
  /** The values that the form was loaded with, and their last save; null for a new consignment. */
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
    // The stored key: renaming it would lose changes that are stored already.
    begunItem: pendingItem,
    was,
    lastModifiedAtDateTimeUtc: base?.lastModifiedAtDateTimeUtc ?? null,
  };
}

/** Whether every field is present and of the type that the form has in it. */
function isFormValues(value: unknown, sample: FormValues): value is FormValues {
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

/** Stored changes that this form can restore; null if it cannot read them. `sample` is the present form. */
export function parseUnsavedChanges(content: Content, sample: FormValues): UnsavedChanges | null {
  const { values, was, lastModifiedAtDateTimeUtc: last } = content;
  if (content['version'] !== version || !isFormValues(values, sample)) return null;
  return {
    values,
    // Missing from changes stored before freight items were part of them.
    pendingItem: parsePendingItem(content['begunItem']),
    was: isFormValues(was, sample) ? was : null,
    lastModifiedAtDateTimeUtc: typeof last === 'string' ? last : null,
  };
}
