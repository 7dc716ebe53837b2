import type { InvoiceDecision } from '@consign/domain/invoices';
import { invoiceMutations } from '@consign/queries';
import { useClient } from '@consign/session';
import { useMutation } from '@tanstack/react-query';

interface Decision {
  readonly lines: readonly number[];
  readonly decision: InvoiceDecision | null;
  /** The question to the provider; empty without one. */
  readonly reason: string;
}

interface Outcome {
  /** Called once the lines have been read again. */
  readonly onSuccess: () => void;
  readonly onError: (error: Error) => void;
}

export interface Decisions {
  readonly decide: (decision: Decision, outcome: Outcome) => void;
  readonly isPending: boolean;
}

/** Accepts and queries lines of an invoice, any number at once (INVC-11). */
export function useDecisions(id: string): Decisions {
  const { mutate, isPending } = useMutation(invoiceMutations(useClient()).decide());
  return {
    decide: ({ lines, decision, reason }, outcome) =>
      mutate({ id, body: { lines: [...lines], decision, reason: reason.trim() } }, outcome),
    isPending,
  };
}
