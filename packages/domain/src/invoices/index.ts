/**
 * Checks a freight provider's invoice against what consignments were agreed to cost (INVC): reads the file, gives each
 * line a verdict, adds up, and writes what goes back to the provider. Amounts are whole cents.
 *
 * @module
 */
export { checkInvoice, type CheckedLine, type DifferingPart } from './check-invoice.js';
export { describeVerdict, verdictLabels, type DescribedLine } from './describe-verdict.js';
export { findDecisionProblem, findLineProblem } from './find-line-problem.js';
export {
  invoiceFields,
  recogniseColumns,
  toColumnNames,
  type InvoiceColumnNames,
  type InvoiceField,
} from './invoice-columns.js';
export type { EarlierLine, InvoicedConsignment, InvoicePlace, InvoiceToCheck } from './invoice-to-check.js';
export {
  invoiceLimits,
  invoiceVerdicts,
  noTolerance,
  type InvoiceDecision,
  type InvoiceLine,
  type InvoiceTolerance,
  type InvoiceVerdict,
  type PriceParts,
} from './invoice.js';
export { normaliseReference } from './normalise-reference.js';
export { readAmount } from './read-amount.js';
export { readInvoiceCells, type InvoiceCells, type ReadInvoice } from './read-invoice-cells.js';
export { readInvoiceLines, type InvoiceRowProblem, type ReadLines } from './read-invoice-lines.js';
export {
  summariseInvoice,
  type InvoiceGroup,
  type InvoiceSum,
  type InvoiceSummary,
} from './summarise-invoice.js';
export { writeInvoiceCsv, type ChargedConsignment } from './write-invoice.js';
export { writeQueriesCsv, writeQueriesText, type QueriedLine } from './write-queries.js';
