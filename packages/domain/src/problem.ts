/** The ID of a row in docs/spec, for example `CONS-41`. */
export type RegisterId = `${string}-${number}`;

/**
 * A rule violation: the register row, the field and the sentence to show beside it.
 *
 * `path` points into the request body, segments joined by `/`, array indexes from 0: `lineItems/0/count`,
 * `senderParticipant/address/street`. An empty path is the whole body. The server returns the same three values, so a
 * form can show a server problem on the right field.
 *
 * @example { id: 'CONS-41', path: 'lineItems', message: 'At least one freight item is required' }
 */
export interface Problem {
  readonly id: RegisterId;
  readonly path: string;
  readonly message: string;
}

/**
 * The result of a `parse*` function: the value, or every problem found (at least one).
 *
 * @example const parsed = parseFeatureFlags(body); if (!parsed.ok) return parsed.problems;
 */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Joins the segments of a problem's path with `/`; empty segments are dropped. */
export function joinPath(...parts: readonly (string | number)[]): string {
  let path = '';
  for (const part of parts) if (part !== '') path += path === '' ? part : `/${part}`;
  return path;
}

/** What a check answers that found nothing. */
export const noProblems: readonly Problem[] = [];

/** The problems of several checks, in order. Thousands of valid consignments are checked without making a list. */
export function joinProblems(...lists: readonly (readonly Problem[])[]): readonly Problem[] {
  for (const list of lists) if (list.length > 0) return lists.flat();
  return noProblems;
}

export function parsed<T>(value: T): Parsed<T> {
  return { ok: true, value };
}

export function parseFailed<T>(...problems: readonly Problem[]): Parsed<T> {
  return { ok: false, problems };
}
