import type { RegisteredOperation } from '../http/contract/operation.js';
import { checkInvoice } from './check-invoice.js';
import { createInvoice } from './create-invoice.js';
import { decideInvoiceLines } from './decide-invoice-lines.js';
import { getInvoiceSettings, saveInvoiceSettings } from './invoice-settings.js';
import { deleteInvoice, getInvoice, listInvoiceLines, listInvoices } from './invoices.js';
import { listNotInvoiced } from './list-not-invoiced.js';
import { saveInvoiceLines } from './save-invoice-lines.js';

export { findAccount, listCharged } from './charged-store.js';

export const invoiceOperations: readonly RegisteredOperation[] = [
  listInvoices,
  createInvoice,
  getInvoice,
  deleteInvoice,
  listInvoiceLines,
  saveInvoiceLines,
  checkInvoice,
  decideInvoiceLines,
  listNotInvoiced,
  getInvoiceSettings,
  saveInvoiceSettings,
];
