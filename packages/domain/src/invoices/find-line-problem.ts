import { type InvoiceDecision, type InvoiceLine, invoiceLimits } from './invoice.js';
import { sumParts } from './tolerance.js';

/** Why a line can't be loaded; null where it can (INVC-02, INVC-10). */
export function findLineProblem({
  reference,
  customerReference,
  amount,
  parts,
}: Pick<InvoiceLine, 'reference' | 'customerReference' | 'amount' | 'parts'>): string | null {
  if (Math.max(reference.length, customerReference.length) > invoiceLimits.maxReference)
    return `A reference has at most ${invoiceLimits.maxReference} characters`;
  return parts !== null && sumParts(parts) !== amount
    ? 'The parts of this line do not add up to its amount'
    : null;
}

/** Why lines can't be decided so; null where they can (INVC-11). */
export function findDecisionProblem({
  decision,
  reason,
}: {
  readonly decision: InvoiceDecision | null;
  readonly reason: string;
}): string | null {
  return decision === 'Queried' && reason.trim() === '' ? 'Say what you ask the provider' : null;
}
