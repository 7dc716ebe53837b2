import { formatCount } from '../format-count.js';
import { type Cents, priceLineKinds } from '../pricing/index.js';
import { findLineProblem } from './find-line-problem.js';
import type { InvoiceField } from './invoice-columns.js';
import { invoiceLimits, type InvoiceLine, type PriceParts } from './invoice.js';
import { readAmount } from './read-amount.js';
import type { InvoiceCells } from './read-invoice-cells.js';
import { sumParts } from './tolerance.js';

/** A row that can't be read as a line. */
export interface InvoiceRowProblem {
  /** In the file, counted from 1. */
  readonly row: number;
  readonly message: string;
}

/** What the columns of a file say. */
export interface ReadLines {
  readonly lines: readonly InvoiceLine[];
  readonly isGstIncluded: boolean;
  readonly problems: readonly InvoiceRowProblem[];
  /** What stops the whole invoice; null where it can be loaded. */
  readonly refusal: string | null;
  /** The total that the file states, else the sum of its lines. */
  readonly total: Cents;
  /** Texts that every line repeats; empty where the file has none. */
  readonly invoiceNumber: string;
  readonly invoiceDate: string;
  readonly account: string;
}

const partFields = { FREIGHT: 'freight', EXTRA: 'extras', SURCHARGE: 'surcharges', FAF: 'faf' } as const;
const partNames = Object.values(partFields);

/** Reads the lines of an invoice by what its columns hold (INVC-02). A row named a total is no line. */
export function readInvoiceLines(
  { rows }: InvoiceCells,
  columns: readonly (InvoiceField | null)[],
): ReadLines {
  const at = (field: InvoiceField) => columns.indexOf(field);
  const cell = (cells: readonly string[], field: InvoiceField) => cells[at(field)] ?? '';
  const hasParts = at('freight') >= 0;
  const amountField = at('amount') >= 0 ? 'amount' : at('amountWithGst') >= 0 ? 'amountWithGst' : null;
  const isGstIncluded = amountField === 'amountWithGst' && !hasParts;
  const usedField = amountField === 'amountWithGst' && hasParts ? null : amountField;
  const lines: InvoiceLine[] = [];
  const problems: InvoiceRowProblem[] = [];
  let stated: Cents | null = null;
  for (const { row, cells } of rows) {
    const reference = cell(cells, 'reference');
    const isSum = isTotal(cells, reference);
    const largest = isSum ? invoiceLimits.maxTotal : invoiceLimits.maxAmount;
    const isSplit = hasParts && (usedField === null || partNames.some((field) => cell(cells, field) !== ''));
    const parts = isSplit ? readParts((field) => cell(cells, field), largest) : null;
    const amount =
      usedField === null ? parts && sumParts(parts) : readAmount(cell(cells, usedField), largest);
    if (isSum) {
      stated = amount ?? stated;
      continue;
    }
    const customerReference = cell(cells, 'customerReference');
    const message = findProblem(cells, amount, { parts, isSplit, reference, customerReference });
    if (message !== null) problems.push({ row, message });
    else if (amount !== null) {
      const description = cell(cells, 'description').slice(0, invoiceLimits.maxDescription);
      lines.push({ line: lines.length + 1, reference, customerReference, description, amount, parts });
    }
  }
  const same = (field: InvoiceField) => findRepeated(rows.map(({ cells }) => cell(cells, field)));
  return {
    lines,
    isGstIncluded,
    problems,
    refusal: findRefusal(columns, lines),
    total: stated ?? lines.reduce((all, { amount }) => all + amount, 0),
    invoiceNumber: same('invoiceNumber'),
    invoiceDate: same('invoiceDate'),
    account: same('account'),
  };
}

function findRefusal(
  columns: readonly (InvoiceField | null)[],
  lines: readonly InvoiceLine[],
): string | null {
  if (!columns.includes('reference') && !columns.includes('customerReference'))
    return 'Choose the column that holds the consignment or your reference';
  if (!['amount', 'amountWithGst', 'freight'].some((field) => columns.some((each) => each === field)))
    return 'Choose the column that holds the amount';
  if (lines.length === 0) return 'No row of this file is a line of an invoice';
  if (lines.length > invoiceLimits.maxLines)
    return `This file has more than ${formatCount(invoiceLimits.maxLines)} lines. Nothing was loaded. Split it into several invoices`;
  return null;
}

function findProblem(
  cells: readonly string[],
  amount: Cents | null,
  {
    parts,
    isSplit,
    reference,
    customerReference,
  }: {
    readonly parts: PriceParts | null;
    readonly isSplit: boolean;
    readonly reference: string;
    readonly customerReference: string;
  },
): string | null {
  if (amount === null || (isSplit && parts === null)) {
    const shown = cells
      .filter((text) => text !== '')
      .join(', ')
      .slice(0, 80);
    return `No amount can be read in '${shown}'`;
  }
  return findLineProblem({ reference, customerReference, amount, parts });
}

function readParts(cell: (field: InvoiceField) => string, largest: Cents): PriceParts | null {
  const read = priceLineKinds.map((kind) => {
    const text = cell(partFields[kind]);
    return [kind, text === '' ? 0 : readAmount(text, largest)] as const;
  });
  return read.some(([, cents]) => cents === null) ? null : (Object.fromEntries(read) as PriceParts);
}

/** A row that sums up others: a total is named, and no consignment. */
function isTotal(cells: readonly string[], reference: string): boolean {
  return namesTotal(reference) || (reference === '' && cells.some(namesTotal));
}

function namesTotal(text: string): boolean {
  return /^(?:invoice |grand |sub)?-?total\b/iu.test(text.trim());
}

function findRepeated(texts: readonly string[]): string {
  const filled = new Set(texts.filter((text) => text !== ''));
  return filled.size === 1 ? ([...filled][0] ?? '') : '';
}
