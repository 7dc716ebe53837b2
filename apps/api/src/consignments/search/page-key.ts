import { createHash } from 'node:crypto';

import { isUuid } from '../../database/is-uuid.js';
import type { Cursor } from './search-query.js';

const instant = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d){0,2}$/u;

/** The key of the page after a cursor (LIST-27); only valid for the same search. */
export function toPageKey({ at, id }: Cursor, search: object): string {
  return Buffer.from(`${at},${id},${digest(search)}`).toString('base64url');
}

/** The cursor in a page key; null where the key is malformed or of another search. */
export function parsePageKey(key: string | undefined, search: object): Cursor | null {
  if (key === undefined) return null;
  const [at = '', id = '', searched] = Buffer.from(key, 'base64url').toString().split(',');
  return searched === digest(search) && instant.test(at) && isUuid(id) ? { at, id } : null;
}

function digest(search: object): string {
  return createHash('sha256').update(JSON.stringify(search)).digest('base64url').slice(0, 16);
}
