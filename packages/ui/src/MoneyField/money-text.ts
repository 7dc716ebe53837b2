import { findSteps, formatSteps } from '@consign/domain/freight';

// Commas only separate thousands: '12,50' isn't an amount.
const amount = /^\$?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d{0,2})?$/;

/**
 * Parses a typed or pasted NZD amount to cents: '1234.5', '$1,234.50'. Null for blank text, a third decimal (never
 * rounded), a negative amount, and more cents than the safe integers.
 *
 * @example findCents('1,234.5') // 123450
 */
export function findCents(text: string): number | null {
  const tight = text.replaceAll(/\s/g, '');
  if (!amount.test(tight) || !/\d/.test(tight)) return null;
  return findSteps(tight.replaceAll(/[$,]/g, ''), 2, 'down');
}

/** Converts NZD cents to the value of a MoneyField, a decimal without separators: 123450 is '1234.50'. Empty for null. */
export function toDollars(cents: number | null): string {
  return cents === null ? '' : formatSteps(cents, 2).replaceAll(',', '');
}

/** Formats NZD cents: 123450 is '$1,234.50'. */
export function formatMoney(cents: number): string {
  const text = formatSteps(cents, 2);
  return text.startsWith('-') ? `-$${text.slice(1)}` : `$${text}`;
}
