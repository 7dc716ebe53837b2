import { findSteps, formatSteps } from '@consign/domain/freight';

// A comma parts thousands and nothing else: '12,50' is not twelve hundred and fifty.
const amount = /^\$?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d{0,2})?$/;

/**
 * The cents of an amount as it was typed or pasted: '1234.5', '$1,234.50'. Null for what is no amount: nothing, a third
 * decimal (nothing is rounded), a minus, or more cents than a number holds exactly.
 *
 * @example findCents('1,234.5') // 123450
 */
export function findCents(text: string): number | null {
  const tight = text.replaceAll(/\s/g, '');
  if (!amount.test(tight) || !/\d/.test(tight)) return null;
  return findSteps(tight.replaceAll(/[$,]/g, ''), 2, 'down');
}

/** NZD cents as a decimal without separators, the value of a MoneyField: 123450 is '1234.50'. Empty for null. */
export function toDollars(cents: number | null): string {
  return cents === null ? '' : formatSteps(cents, 2).replaceAll(',', '');
}

/** NZD cents as they are shown: 123450 is '$1,234.50'. */
export function formatMoney(cents: number): string {
  const text = formatSteps(cents, 2);
  return text.startsWith('-') ? `-$${text.slice(1)}` : `$${text}`;
}
