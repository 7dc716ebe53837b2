import { findDay } from '@consign/domain/dates';
import { type InvoiceField, invoiceLimits, readAmount } from '@consign/domain/invoices';
import { toDollars } from '@consign/domain/pricing';
import type { NewInvoice } from '@consign/queries';

import type { InvoicePreview } from '../worker/protocol.js';

/** What stands above the lines, as it is typed. */
export interface InvoiceFields {
  readonly number: string;
  /** 'YYYY-MM-DD', or the typed text while it is no day. */
  readonly date: string;
  readonly accountId: string | null;
  readonly total: string;
  /** The invoice that this one corrects. */
  readonly replacesId: string | null;
}

export type FieldErrors = Partial<Record<keyof InvoiceFields, string>>;

/** The invoice to begin, or the error of each field in the order of the screen (INVC-10). */
export function toNewInvoice(
  fields: InvoiceFields,
  preview: InvoicePreview,
): { readonly invoice: NewInvoice } | { readonly errors: FieldErrors } {
  const number = fields.number.trim();
  const total = readAmount(fields.total, invoiceLimits.maxTotal);
  const { accountId } = fields;
  const errors: FieldErrors = {
    ...(accountId === null ? { accountId: 'Choose an account' } : {}),
    ...(number === '' ? { number: 'Enter the invoice number' } : {}),
    ...(number.length > invoiceLimits.maxNumber
      ? { number: `An invoice number has at most ${invoiceLimits.maxNumber} characters` }
      : {}),
    ...(findDay(fields.date) === null ? { date: 'Enter the date of the invoice' } : {}),
    ...(total === null ? { total: 'Enter an amount, for example 1,234.50' } : {}),
  };
  if (accountId === null || total === null || Object.keys(errors).length > 0) return { errors };
  return {
    invoice: {
      number,
      date: fields.date,
      accountId,
      total: toDollars(total),
      lineCount: preview.lineCount,
      isGstIncluded: preview.isGstIncluded,
      replacesInvoiceId: fields.replacesId,
    },
  };
}

/** The column stands for this field alone: another column that stood for it is not read any more. */
export function chooseColumn(
  columns: readonly (InvoiceField | null)[],
  index: number,
  field: InvoiceField | null,
): (InvoiceField | null)[] {
  return columns.map((each, at) => {
    if (at === index) return field;
    return each === field ? null : each;
  });
}
