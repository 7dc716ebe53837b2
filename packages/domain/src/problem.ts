/** The ID of a row of the register in docs/spec, such as `CONS-41`. */
export type RegisterId = `${string}-${number}`;

/**
 * What a rule found wrong: the row that says so, where, and the sentence to show beside it.
 *
 * `path` names the place in the body of the call, parts joined by `/` and counted from 0: `lineItems/0/count`,
 * `senderParticipant/address/street`. An empty path is the whole body. The server sends the same three values, so a
 * form can put a problem of the server on the same field.
 *
 * @example { id: 'CONS-41', path: 'lineItems', message: 'At least one freight item is required' }
 */
export interface Problem {
  readonly id: RegisterId;
  readonly path: string;
  readonly message: string;
}

/**
 * What a `parse*` function answers: the value, or every problem found on the way (at least one).
 *
 * @example const parsed = parseFeatureFlags(body); if (!parsed.ok) return parsed.problems;
 */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Joins the parts of a problem's path. */
export function joinPath(...parts: readonly (string | number)[]): string {
  return parts.filter((part) => part !== '').join('/');
}

export function parsed<T>(value: T): Parsed<T> {
  return { ok: true, value };
}

export function parseFailed<T>(...problems: readonly Problem[]): Parsed<T> {
  return { ok: false, problems };
}
