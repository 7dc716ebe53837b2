import { createHash } from 'node:crypto';

import type { Place } from './search-store.js';
import { isUuid } from '../../database/is-uuid.js';

const instant = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d){0,2}$/u;

/** What the caller brings back for the page that follows this place (LIST-27). It counts for this search alone. */
export function pageKeyOf({ at, id }: Place, search: object): string {
  return Buffer.from(`${at},${id},${digestOf(search)}`).toString('base64url');
}

/** The place that a key names; null where it is none, or of another search. */
export function placeOf(key: string | undefined, search: object): Place | null {
  if (key === undefined) return null;
  const [at = '', id = '', digest] = Buffer.from(key, 'base64url').toString().split(',');
  return digest === digestOf(search) && instant.test(at) && isUuid(id) ? { at, id } : null;
}

function digestOf(search: object): string {
  return createHash('sha256').update(JSON.stringify(search)).digest('base64url').slice(0, 16);
}
