import { divide } from '../freight/index.js';
import {
  calculateGst,
  GST_PERCENT,
  priceLineKinds,
  type Cents,
  type PriceLineKind,
} from '../pricing/index.js';
import type { EarlierLine, InvoicedConsignment, InvoicePlace, InvoiceToCheck } from './invoice-to-check.js';
import type { InvoiceLine, InvoiceVerdict, PriceParts } from './invoice.js';
import { normaliseReference } from './normalise-reference.js';
import { isWithinTolerance, sumParts } from './tolerance.js';

/** A price line that an invoice and the agreed price have differently. */
export interface DifferingPart {
  readonly kind: PriceLineKind;
  readonly invoiced: Cents;
  readonly agreed: Cents;
}

/** A line with its verdict. Amounts include GST if the invoice's amounts do. */
export interface CheckedLine {
  readonly line: number;
  readonly verdict: InvoiceVerdict;
  readonly consignmentId: string | null;
  /** The agreed price of the consignment. */
  readonly agreed: Cents | null;
  /** By how much the consignment is invoiced above its agreed price, credits included. */
  readonly difference: Cents | null;
  /** Empty where the invoice doesn't split its amounts. */
  readonly parts: readonly DifferingPart[];
  /** For AlreadyInvoiced: the line that invoiced it first. */
  readonly invoicedOn: InvoicePlace | null;
}

/** Gives each line of an invoice its verdict, in the order of their numbers (INVC-03 to 06). */
export function checkInvoice(
  invoice: InvoiceToCheck,
  consignments: readonly InvoicedConsignment[],
): CheckedLine[] {
  const checked: CheckedLine[] = [];
  const byConsignment = new Map<InvoicedConsignment, InvoiceLine[]>();
  for (const { line, consignment } of matchLines(invoice, consignments)) {
    if (consignment === null) {
      checked.push(toChecked(line, 'Unknown', null));
      continue;
    }
    const lines = byConsignment.get(consignment);
    if (lines === undefined) byConsignment.set(consignment, [line]);
    else lines.push(line);
  }
  for (const [consignment, lines] of byConsignment) checked.push(...checkLines(invoice, consignment, lines));
  return checked.sort((a, b) => a.line - b.line);
}

/** Checks the lines of one consignment: a second charge is invoiced already; credits lower what the first one charges. */
function checkLines(
  invoice: InvoiceToCheck,
  consignment: InvoicedConsignment,
  lines: readonly InvoiceLine[],
): CheckedLine[] {
  const agreedParts = consignment.agreed;
  const subtotal = agreedParts === null ? null : sumParts(agreedParts);
  const agreed = subtotal === null ? null : invoice.isGstIncluded ? addGst(subtotal) : subtotal;
  const earlier = listEarlier(consignment.earlier);
  const earlierTotal = earlier.reduce(
    (sum, each) => sum + changeBasis(each.amount, each.isGstIncluded, invoice.isGstIncluded),
    0,
  );
  // What was credited in full can be charged again.
  const earlierCharge = earlierTotal > 0 ? findFirstCharge(earlier) : undefined;
  const charges = lines.filter(({ amount }) => amount >= 0).toSorted(nearestTo(agreed ?? 0));
  const first = earlierCharge === undefined ? charges[0] : undefined;
  const invoicedOn =
    earlierCharge === undefined
      ? first && { invoiceId: invoice.id, line: first.line }
      : { invoiceId: earlierCharge.invoiceId, line: earlierCharge.line };
  // A credit may be for a second charge.
  const counted = lines.some(({ amount }) => amount < 0) ? lines : lines.filter((line) => line === first);
  const net = earlierTotal + counted.reduce((sum, { amount }) => sum + amount, 0);
  const isCancelled = consignment.statusCode === 'CANCELLED';
  const due = isCancelled ? 0 : agreed;
  const compare = (line: InvoiceLine): CheckedLine => {
    if (due === null) return toChecked(line, 'NoPrice', consignment);
    const difference = net - due;
    const isAgreed = isWithinTolerance(difference, due, invoice.tolerance);
    const parts =
      isAgreed || agreedParts === null || isCancelled ? [] : compareParts(invoice, counted, agreedParts);
    return {
      ...toChecked(line, isAgreed ? 'Agrees' : 'Differs', consignment),
      agreed: due,
      difference,
      parts: earlierCharge === undefined ? parts : [],
    };
  };
  return lines.map((line) => {
    if (consignment.accountId !== invoice.accountId) return toChecked(line, 'OtherAccount', consignment);
    if (line.amount < 0) return compare(line);
    if (isCancelled) return toChecked(line, 'Cancelled', consignment);
    if (line !== first)
      return { ...toChecked(line, 'AlreadyInvoiced', consignment), agreed, invoicedOn: invoicedOn ?? null };
    if (consignment.statusCode !== 'DELIVERED')
      return { ...toChecked(line, 'NotDelivered', consignment), agreed };
    return compare(line);
  });
}

/** Repeats of this invoice's charge say nothing of it, unless a credit may take one of them back. */
function listEarlier(lines: readonly EarlierLine[]): readonly EarlierLine[] {
  return lines.some(({ amount }) => amount < 0) ? lines : lines.filter(({ isRepeat }) => !isRepeat);
}

/** Identifiers of invoices ascend with time. */
function findFirstCharge(earlier: readonly EarlierLine[]): EarlierLine | undefined {
  return earlier
    .filter(({ amount, isRepeat }) => amount >= 0 && !isRepeat)
    .reduce<EarlierLine | undefined>((first, each) => {
      if (first === undefined || each.invoiceId < first.invoiceId) return each;
      return each.invoiceId === first.invoiceId && each.line < first.line ? each : first;
    }, undefined);
}

/** The charge nearest the agreed price first, so that the order of lines decides nothing; equal ones by number. */
function nearestTo(agreed: Cents): (a: InvoiceLine, b: InvoiceLine) => number {
  return (a, b) =>
    Math.abs(a.amount - agreed) - Math.abs(b.amount - agreed) || a.amount - b.amount || a.line - b.line;
}

/** The price lines that differ, if every line splits its amount. A cent of GST that was rounded is no difference. */
function compareParts(
  { isGstIncluded }: InvoiceToCheck,
  lines: readonly InvoiceLine[],
  agreed: PriceParts,
): DifferingPart[] {
  if (lines.some(({ parts }) => parts === null)) return [];
  const rounding = isGstIncluded ? 1 : 0;
  return priceLineKinds
    .map((kind) => ({
      kind,
      invoiced: lines.reduce((sum, { parts }) => sum + (parts?.[kind] ?? 0), 0),
      agreed: isGstIncluded ? addGst(agreed[kind]) : agreed[kind],
    }))
    .filter((part) => Math.abs(part.invoiced - part.agreed) > rounding);
}

function toChecked(
  { line }: InvoiceLine,
  verdict: InvoiceVerdict,
  consignment: InvoicedConsignment | null,
): CheckedLine {
  const consignmentId = consignment?.id ?? null;
  return { line, verdict, consignmentId, agreed: null, difference: null, parts: [], invoicedOn: null };
}

/** An amount with its GST. */
function addGst(amount: Cents): Cents {
  return amount < 0 ? -addGst(-amount) : amount + calculateGst(amount);
}

/** An amount without the GST that it includes, rounded half up. */
function removeGst(amount: Cents): Cents {
  if (amount < 0) return -removeGst(-amount);
  return divide(amount * 100, 100 + GST_PERCENT, 'half-up');
}

/** An amount of an invoice with or without GST, for another invoice (INVC-07). */
function changeBasis(amount: Cents, fromIncluded: boolean, toIncluded: boolean): Cents {
  if (fromIncluded === toIncluded) return amount;
  return toIncluded ? addGst(amount) : removeGst(amount);
}

interface Match {
  readonly line: InvoiceLine;
  readonly consignment: InvoicedConsignment | null;
}

/** Finds the consignment of each line: by its reference, else by a customer's reference that names only one (INVC-03). */
function matchLines(
  { lines, accountId }: Pick<InvoiceToCheck, 'lines' | 'accountId'>,
  consignments: readonly InvoicedConsignment[],
): Match[] {
  const byReference = new Map(consignments.map((each) => [normaliseReference(each.reference), each]));
  const byOwn = indexOwnReferences(consignments);
  return lines.map((line) => {
    const keys = [line.reference, line.customerReference].map(normaliseReference).filter((key) => key !== '');
    const byKey = keys.map((key) => byReference.get(key)).find((each) => each !== undefined);
    const consignment =
      byKey ?? keys.map((key) => findOnly(byOwn.get(key), accountId)).find((each) => each !== undefined);
    return { line, consignment: consignment ?? null };
  });
}

function indexOwnReferences(
  consignments: readonly InvoicedConsignment[],
): ReadonlyMap<string, ReadonlySet<InvoicedConsignment>> {
  const index = new Map<string, Set<InvoicedConsignment>>();
  for (const consignment of consignments) {
    for (const reference of consignment.ownReferences) {
      const key = normaliseReference(reference);
      if (key === '') continue;
      const found = index.get(key);
      if (found === undefined) index.set(key, new Set([consignment]));
      else found.add(consignment);
    }
  }
  return index;
}

/** The only one, or the only one of the invoice's account: a guess among several would compare the wrong price. */
function findOnly(
  found: ReadonlySet<InvoicedConsignment> | undefined,
  accountId: string,
): InvoicedConsignment | undefined {
  if (found === undefined) return undefined;
  if (found.size === 1) return [...found][0];
  const ofAccount = [...found].filter((each) => each.accountId === accountId);
  return ofAccount.length === 1 ? ofAccount[0] : undefined;
}
