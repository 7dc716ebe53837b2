import type { components } from '@consign/api-client/consignment';
import { type InvoiceSum, summariseInvoice } from '@consign/domain/invoices';
import { toDollars } from '@consign/domain/pricing';

import type { OperationContext } from '../http/contract/operation.js';
import type { ShownLine } from './invoice-line-store.js';
import type { Reader, StoredInvoice } from './invoice-store.js';

type Wire = components['schemas'];

export const toReader = ({ viewer, user }: OperationContext): Reader => ({ ...viewer, userId: user.id });

/** An invoice with its sums (INVC-08). */
export function invoiceAnswer({ groups, ...invoice }: StoredInvoice): Wire['Invoice'] {
  const summary = summariseInvoice(invoice.total, groups);
  const isChecked = invoice.checkedAt !== null;
  return {
    id: invoice.id,
    number: invoice.number,
    date: invoice.date,
    accountId: invoice.accountId,
    total: toDollars(invoice.total),
    lineCount: invoice.lineCount,
    isGstIncluded: invoice.isGstIncluded,
    replacesInvoiceId: invoice.replacesId,
    isReplaced: invoice.isReplaced,
    createdBy: invoice.createdBy,
    createdAtDateTimeUtc: invoice.createdAt.toISOString(),
    checkedAtDateTimeUtc: invoice.checkedAt?.toISOString() ?? null,
    verdicts: summary.verdicts.map(({ verdict, ...sum }) => ({ verdict, ...sumAnswer(sum) })),
    accepted: sumAnswer(summary.accepted),
    queried: sumAnswer(summary.queried),
    undecided: sumAnswer(summary.undecided),
    notExplained: isChecked ? toDollars(summary.notExplained) : null,
  };
}

const sumAnswer = ({ count, amount }: InvoiceSum): Wire['Sum'] => ({ count, amount: toDollars(amount) });

const dollars = (cents: number | null): number | null => (cents === null ? null : toDollars(cents));

export function invoiceLineAnswer(line: ShownLine): Wire['InvoiceLine'] {
  const { parts, verdict } = line;
  return {
    line: line.line,
    reference: line.reference,
    customerReference: line.customerReference,
    description: line.description,
    amount: toDollars(line.amount),
    parts: parts && {
      freight: toDollars(parts.FREIGHT),
      extras: toDollars(parts.EXTRA),
      surcharges: toDollars(parts.SURCHARGE),
      faf: toDollars(parts.FAF),
    },
    verdict,
    consignmentReference: line.consignmentReference,
    agreed: dollars(line.agreed),
    difference: dollars(line.difference),
    differingParts: (line.differingParts ?? []).map(({ kind, invoiced, agreed }) => ({
      kind,
      invoiced: toDollars(invoiced),
      agreed: toDollars(agreed),
    })),
    invoicedOn:
      verdict === 'AlreadyInvoiced'
        ? { invoiceId: line.invoicedOnId, number: line.invoicedOnNumber, line: line.invoicedOnLine }
        : null,
    decision: line.decision,
    reason: line.reason,
    decidedBy: line.decidedBy,
    decidedAtDateTimeUtc: line.decidedAt?.toISOString() ?? null,
  };
}
