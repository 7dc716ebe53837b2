/** To the second in UTC, its fraction, and its offset, which is mostly none. */
const inUtc = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00:00$/u;

/**
 * An instant in JSON that the database built, to the millisecond in UTC: `2026-11-24T00:30:00.120Z`. Mostly it is there
 * already, and a page of the list has a hundred of them.
 */
export function toIsoInstant(text: string): string {
  const [, seconds, fraction = ''] = inUtc.exec(text) ?? [];
  return seconds === undefined
    ? new Date(text).toISOString()
    : `${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}
