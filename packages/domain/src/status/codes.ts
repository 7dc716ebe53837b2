/** Every status code, in lifecycle order (LIST-20). */
export const statusCodes = [
  'DRAFT',
  'FINAL',
  'STAGED',
  'PICKUP',
  'TRANSIT',
  'DELIVERING',
  'DELIVERED',
  'CANCELLED',
  'ERR',
] as const;

/** A status code on the wire; FINAL is shown as Ready, ERR as Error. */
export type StatusCode = (typeof statusCodes)[number];

const known: ReadonlySet<unknown> = new Set(statusCodes);

export function isStatusCode(value: unknown): value is StatusCode {
  return known.has(value);
}
