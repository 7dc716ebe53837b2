import { type Cents, findCents } from '../pricing/index.js';
import { invoiceLimits } from './invoice.js';

/**
 * Reads an amount as invoices write it (INVC-02): '$1,234.50', 'NZD 12.5', '1.234,50'; credits as '-12.50', '12.50-',
 * '(12.50)' or '12.50 CR'. Null for any other text, and beyond the largest amount: of a line, unless another is given.
 */
export function readAmount(text: string, largest: Cents = invoiceLimits.maxAmount): Cents | null {
  const plain = text.replaceAll(/[\s\u00A0$]|NZD?/giu, '').replaceAll('\u2212', '-');
  const [, open, lead, digits = '', trail] = /^(\()?(-)?([\d.,]+)(\)|-|CR|DR)?$/iu.exec(plain) ?? [];
  if (digits === '' || (open !== undefined) !== (trail === ')')) return null;
  const isCredit = open !== undefined || lead !== undefined || trail === '-' || trail?.toUpperCase() === 'CR';
  const decimal = readDecimal(digits);
  const cents = decimal === null ? null : findCents(decimal);
  if (cents === null || cents > largest) return null;
  return isCredit && cents !== 0 ? -cents : cents;
}

/** Thousands separators are left out; a comma before two last digits is a decimal point. */
function readDecimal(digits: string): string | null {
  if (/^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?$/u.test(digits) && /\d/u.test(digits))
    return digits.replaceAll(',', '').replace(/^\./u, '0.').replace(/\.$/u, '');
  if (/^(?:\d{1,3}(?:\.\d{3})+|\d+),\d{1,2}$/u.test(digits))
    return digits.replaceAll('.', '').replace(',', '.');
  return null;
}
