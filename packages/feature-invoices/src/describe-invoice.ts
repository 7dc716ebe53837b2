import type { Account } from '@consign/api-client/consignment';
import { formatCount } from '@consign/domain';
import type { Invoice, InvoiceLineAnswer } from '@consign/queries';
import { describeVerdict, type DescribedLine } from '@consign/domain/invoices';
import { findCents } from '@consign/domain/pricing';

/** The work left on an invoice, in a few words. */
export function describeState({
  checkedAtDateTimeUtc,
  isReplaced,
  verdicts,
  undecided,
  queried,
}: Invoice): string {
  if (isReplaced) return 'Replaced by a corrected invoice';
  if (checkedAtDateTimeUtc === null) return 'Not checked: some lines have not arrived';
  const total = verdicts.reduce((sum, { count }) => sum + count, 0);
  const agreed = verdicts.find(({ verdict }) => verdict === 'Agrees')?.count ?? 0;
  const others = total - agreed;
  const parts = [
    others === 0
      ? 'All lines agree'
      : `${formatCount(others)} of ${formatCount(total)} ${others === 1 ? "doesn't" : "don't"} agree`,
    ...(queried.count > 0 ? [`${formatCount(queried.count)} queried`] : []),
    undecided.count === 0 ? 'all decided' : `${formatCount(undecided.count)} to decide`,
  ];
  return parts.join(', ');
}

const cents = (dollars: number | null): number | null => (dollars === null ? null : findCents(dollars));

/** What the domain's sentences need of a line; null until the invoice was checked. */
export function toDescribed(line: InvoiceLineAnswer): DescribedLine | null {
  const { verdict, agreed, difference, differingParts, invoicedOn } = line;
  if (verdict === null) return null;
  return {
    verdict,
    agreed: cents(agreed),
    difference: cents(difference),
    parts: differingParts.map((part) => ({
      kind: part.kind,
      invoiced: findCents(part.invoiced) ?? 0,
      agreed: findCents(part.agreed) ?? 0,
    })),
    invoicedOn,
  };
}

/** The finding of a line as a sentence without its full stop. */
export function describeLine(line: InvoiceLineAnswer): string {
  const described = toDescribed(line);
  return described === null ? 'Not checked' : describeVerdict(described);
}

/** What a user decided, as a sentence without its full stop: 'Queried: The agreed price has no surcharge'. */
export function describeDecision({ decision, reason }: InvoiceLineAnswer): string {
  if (decision === null) return '';
  return reason === null || reason === '' ? decision : `${decision}: ${reason}`;
}

/** The code of an account; empty for an account that is not the user's. */
export function findCode(accounts: readonly Account[], accountId: string): string {
  return accounts.find(({ id }) => id === accountId)?.code ?? '';
}
