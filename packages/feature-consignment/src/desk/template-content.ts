import { parseUnsavedChanges, toContent, type UnsavedChanges } from '../unsaved-work/unsaved-changes.js';
import type { FormValues } from '../form-values.js';
import { withoutOwn } from './last-values.js';

/** A form as a template keeps it (CONS-74): as unsaved work, without dates and references. */
export function toTemplate(values: FormValues): Record<string, unknown> {
  return toContent(withoutOwn(values), null, null);
}

/** The values of a template; null where this form cannot read them. */
export function parseTemplate(content: Record<string, unknown>, sample: FormValues): UnsavedChanges | null {
  return parseUnsavedChanges(content, sample);
}
