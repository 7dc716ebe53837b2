import { invoiceVerdicts } from '@consign/domain/invoices';
import { formatDollars } from '@consign/domain/pricing';
import type { InvoiceLineAnswer } from '@consign/queries';
import type { DataColumn } from '@consign/ui/data-table';

import { describeDecision, describeLine } from '../describe-invoice.js';
import classes from '../Invoices.module.css';

/** Which lines are shown. */
export interface LineFilter {
  /** A verdict, 'attention' for every line that doesn't agree, or 'all'. */
  readonly verdict: string;
  /** A decision, 'none' for lines to decide, or 'all'. */
  readonly decision: string;
}

const verdicts: ReadonlySet<string> = new Set(['attention', ...invoiceVerdicts]);
const decisions: ReadonlySet<string> = new Set(['none', 'Accepted', 'Queried']);

/** The filter of the address; a part that it can't mean shows all. */
export function readFilter({ verdict = '', decision = '' }: Readonly<Record<string, string>>): LineFilter {
  return {
    verdict: verdicts.has(verdict) ? verdict : 'all',
    decision: decisions.has(decision) ? decision : 'all',
  };
}

export function findShown(
  lines: readonly InvoiceLineAnswer[],
  { verdict, decision }: LineFilter,
): readonly InvoiceLineAnswer[] {
  if (verdict === 'all' && decision === 'all') return lines;
  return lines.filter((line) => {
    const isVerdict =
      verdict === 'all' || (verdict === 'attention' ? line.verdict !== 'Agrees' : line.verdict === verdict);
    return isVerdict && (decision === 'all' || (line.decision ?? 'none') === decision);
  });
}

const money = (dollars: number | null): string => (dollars === null ? '' : formatDollars(dollars));

export const lineColumns: readonly DataColumn<InvoiceLineAnswer>[] = [
  { id: 'line', header: 'Line', width: 64, align: 'right', cell: ({ line }) => line },
  {
    id: 'consignment',
    header: 'Consignment',
    width: 150,
    isLink: true,
    cell: ({ consignmentReference, reference, customerReference, line }) =>
      consignmentReference ?? (reference || customerReference || `Line ${line}`),
  },
  { id: 'amount', header: 'Invoiced', width: 100, align: 'right', cell: ({ amount }) => money(amount) },
  { id: 'agreed', header: 'Agreed', width: 100, align: 'right', cell: ({ agreed }) => money(agreed) },
  {
    id: 'difference',
    header: 'Difference',
    width: 100,
    align: 'right',
    cell: ({ difference }) => (difference === 0 ? '' : money(difference)),
  },
  {
    id: 'finding',
    header: 'Finding',
    width: 430,
    cell: (line) => (
      <span className={classes.finding} data-verdict={line.verdict} title={describeLine(line)}>
        {describeLine(line)}
      </span>
    ),
  },
  {
    id: 'decision',
    header: 'Decision',
    width: 180,
    cell: (line) => <span title={describeDecision(line)}>{describeDecision(line)}</span>,
  },
  { id: 'own', header: 'Your reference', width: 130, cell: ({ customerReference }) => customerReference },
];
