import type { RegisteredOperation } from '../http/contract/operation.js';
import { getInvoiceSettings, saveInvoiceSettings } from './invoice-settings.js';
import { decideInvoiceLines, listInvoiceLines, saveInvoiceLines } from './invoice-lines.js';
import {
  checkInvoice,
  createInvoice,
  deleteInvoice,
  getInvoice,
  listInvoices,
  listNotInvoiced,
} from './invoices.js';

export { findAccount, listCharged } from './check-store.js';

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
