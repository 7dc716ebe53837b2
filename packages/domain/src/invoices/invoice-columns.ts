import { normaliseHeader } from '../import-csv/index.js';
import { readAmount } from './read-amount.js';

/** What a column of an invoice can hold, with its label on the screen. */
export const invoiceFields = [
  { field: 'reference', label: 'Consignment' },
  { field: 'customerReference', label: 'Your reference' },
  { field: 'description', label: 'Description' },
  { field: 'freight', label: 'Freight' },
  { field: 'extras', label: 'Extras' },
  { field: 'surcharges', label: 'Surcharges' },
  { field: 'faf', label: 'FAF' },
  { field: 'amount', label: 'Amount excl. GST' },
  { field: 'amountWithGst', label: 'Amount incl. GST' },
  { field: 'invoiceNumber', label: 'Invoice number' },
  { field: 'invoiceDate', label: 'Invoice date' },
  { field: 'account', label: 'Account' },
] as const;

export type InvoiceField = (typeof invoiceFields)[number]['field'];

/** What an account calls its columns, by the header as `normaliseHeader` gives it; null for a column to ignore. */
export type InvoiceColumnNames = Readonly<Record<string, InvoiceField | null>>;

/** Names of columns, by comma. */
const names: Readonly<Record<InvoiceField, string>> = {
  reference: `Reference, Consignment, Consignment reference, Consignment number, Consignment no, Con note, Con note number,
    Con note no, Ticket, Ticket number, Waybill, Docket, Docket number`,
  customerReference: `Customer reference, Customer ref, Your reference, Your ref, Sender reference, Sender ref,
    Receiver reference, Sales reference, Order reference, Order number, Order no, PO, PO number`,
  description: 'Description, Details, Narration, Service, Service type',
  freight: 'Freight, Freight charge, Base charge, Base',
  extras: 'Extras, Extra, Additional services',
  surcharges: 'Surcharges, Surcharge, Other charges',
  faf: 'FAF, Fuel, Fuel surcharge, Fuel adjustment, Fuel adjustment factor',
  amount: `Amount, Amount excl GST, Amount ex GST, Amount excluding GST, Total excl GST, Total ex GST, Total excluding GST,
    Net amount, Net, Subtotal, Charge, Line total, Excl GST, Ex GST`,
  amountWithGst: `Total, Amount incl GST, Amount inc GST, Amount including GST, Total incl GST, Total inc GST,
    Total including GST, Gross amount, Gross, Incl GST, Inc GST`,
  invoiceNumber: 'Invoice, Invoice number, Invoice no, Tax invoice, Tax invoice number',
  invoiceDate: 'Invoice date, Tax invoice date',
  account: 'Account, Account code, Account number, Account no, Charge account, Customer, Customer code',
};

const byName: ReadonlyMap<string, InvoiceField> = new Map(
  invoiceFields.flatMap(({ field }) =>
    names[field].split(',').map((name) => [normaliseHeader(name), field] as const),
  ),
);

/**
 * Recognises what each column of an invoice holds: by what the account calls it, by its name, else by its content
 * (INVC-02). A field stands for one column, the first from the left.
 *
 * @param samples rows below the header.
 */
export function recogniseColumns(
  header: readonly string[],
  samples: readonly (readonly string[])[],
  remembered: InvoiceColumnNames = {},
): (InvoiceField | null)[] {
  const columns: (InvoiceField | null)[] = header.map(() => null);
  const take = (field: InvoiceField, index: number): void => {
    if (!columns.includes(field)) columns[index] = field;
  };
  const isIgnored = (index: number) => remembered[normaliseHeader(header[index] ?? '')] === null;
  for (const [index, name] of header.entries()) {
    const own = remembered[normaliseHeader(name)];
    if (own !== undefined && own !== null) take(own, index);
  }
  for (const [index, name] of header.entries()) {
    const field = byName.get(normaliseHeader(name));
    if (field !== undefined && columns[index] === null && !isIgnored(index)) take(field, index);
  }
  const free = header
    .map((_, index) => index)
    .filter((index) => columns[index] === null && !isIgnored(index));
  const byContent = (list: readonly number[], fits: (cell: string) => boolean) =>
    list.find((index) => isMostly(samples, index, fits));
  const reference = byContent(free, isReference);
  if (reference !== undefined) take('reference', reference);
  if (!columns.some((field) => field === 'amount' || field === 'amountWithGst')) {
    const amount = byContent(free.toReversed(), isMoney);
    if (amount !== undefined) take('amount', amount);
  }
  return columns;
}

function isMostly(
  samples: readonly (readonly string[])[],
  index: number,
  fits: (cell: string) => boolean,
): boolean {
  const filled = samples.map((row) => (row[index] ?? '').trim()).filter((cell) => cell !== '');
  return filled.length > 0 && filled.filter(fits).length * 10 >= filled.length * 6;
}

/** A prefix of letters and a number of at least six digits. */
function isReference(cell: string): boolean {
  return /^[a-z]{2,5}[\s-]?\d[\d\s-]{5,}$/iu.test(cell);
}

function isMoney(cell: string): boolean {
  return /[.,]\d{2}\D*$/u.test(cell) && readAmount(cell) !== null;
}

/** What the columns of a file that was corrected are called, to be remembered for the account. */
export function toColumnNames(
  header: readonly string[],
  columns: readonly (InvoiceField | null)[],
): Record<string, InvoiceField | null> {
  return Object.fromEntries(
    header
      .map((name, index) => [normaliseHeader(name), columns[index] ?? null] as const)
      .filter(([name]) => name !== ''),
  );
}
