import type { Problem } from '../problem.js';

const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000;

/** The moment of a quote is not more than two years before now, and not more than one year after (QUOT-09). */
export function checkQuoteMoment(priceDateTimeUtc: string, now: Date): readonly Problem[] {
  const at = Date.parse(priceDateTimeUtc) - now.getTime();
  if (at >= -2 * YEAR_MS && at <= YEAR_MS) return [];
  const message = 'A quote is for a moment of the last two years or of the next';
  return [{ id: 'QUOT-09', path: 'priceDateTimeUtc', message }];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The sentences of a quote that no consignment can be created from any more (QUOT-11). */
export const staleQuote = {
  old: 'This quote is more than a day old. Get a new one.',
  changed: 'The price has changed since this quote. Get a new one.',
} as const;

/** Whether a consignment can still be created from a quote made then: within 24 hours, and not one of the future. */
export function isQuoteCurrent(priceDateTimeUtc: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(priceDateTimeUtc);
  return age <= DAY_MS;
}
