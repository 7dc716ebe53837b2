import type { InvoiceLine } from '@consign/domain/invoices';
import { toDollars } from '@consign/domain/pricing';
import { canResend, findApiError, invoiceBatch, invoiceCalls, type NewInvoice } from '@consign/queries';
import { useClient } from '@consign/session';
import { useEffect, useRef, useState } from 'react';

import type { InvoiceReader } from '../worker/invoice-reader.js';
import type { FieldErrors } from './invoice-fields.js';

export type SendingStep =
  | { readonly step: 'none' }
  /** `sent` of the lines have arrived. */
  | { readonly step: 'sending'; readonly sent: number }
  | { readonly step: 'stopped' }
  | { readonly step: 'failed'; readonly message: string; readonly fields: FieldErrors };

export interface Sending {
  readonly state: SendingStep;
  /** Sends an invoice and checks it; continues one that failed. Null where it did not succeed. */
  readonly send: (invoice: NewInvoice, lines: InvoiceReader['lines']) => Promise<string | null>;
  /** Ends the sending, and deletes the lines that have arrived. */
  readonly stop: () => void;
  readonly clear: () => void;
}

/** An invoice that has begun to arrive. Another body is another invoice, under a key of its own (INVC-10). */
interface Begun {
  readonly body: NewInvoice;
  readonly idempotencyKey: string;
  /** Null until the server has answered. */
  id: string | null;
  sent: number;
}

const none: SendingStep = { step: 'none' };

/** Sends an invoice in parts. A repeat continues after the last part that arrived. */
export function useSending(): Sending {
  const calls = invoiceCalls(useClient());
  const [state, setState] = useState<SendingStep>(none);
  const begun = useRef<Begun | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const create = async (invoice: Begun, signal: AbortSignal): Promise<string> => {
    const { body, idempotencyKey } = invoice;
    invoice.id ??= await calls.create({ body, idempotencyKey }, signal);
    return invoice.id;
  };
  const removeBegun = async (): Promise<void> => {
    const invoice = begun.current;
    begun.current = null;
    // Where the answer was lost, the same key tells the id.
    if (invoice !== null) await calls.remove(await create(invoice, new AbortController().signal));
  };
  const begin = async (body: NewInvoice): Promise<Begun> => {
    const isSame = JSON.stringify(begun.current?.body) === JSON.stringify(body);
    if (!isSame) await removeBegun();
    begun.current ??= { body, idempotencyKey: crypto.randomUUID(), id: null, sent: 0 };
    return begun.current;
  };
  const sendAll = async (
    invoice: NewInvoice,
    lines: InvoiceReader['lines'],
    signal: AbortSignal,
  ): Promise<string> => {
    const current = await begin(invoice);
    const id = await create(current, signal);
    while (current.sent < invoice.lineCount) {
      const part = await lines(current.sent, invoiceBatch);
      await calls.saveLines(id, part.map(toWireLine), signal);
      current.sent += part.length;
      if (!signal.aborted) setState({ step: 'sending', sent: current.sent });
    }
    await calls.check(id, signal);
    begun.current = null;
    return id;
  };

  return {
    state,
    send: async (invoice, lines) => {
      const controller = new AbortController();
      running.current = controller;
      setState({ step: 'sending', sent: 0 });
      try {
        const id = await sendAll(invoice, lines, controller.signal);
        return controller.signal.aborted ? null : id;
      } catch (error) {
        if (controller.signal.aborted) return null;
        // A refused invoice is not there, and another try is another call.
        if (begun.current?.id === null && !canResend(error)) begun.current = null;
        setState(toFailed(error));
        return null;
      }
    },
    stop: () => {
      running.current?.abort();
      setState({ step: 'stopped' });
      removeBegun().catch((error: unknown) => setState(toFailed(error)));
    },
    clear: () => setState(none),
  };
}

function toWireLine({ parts, amount, ...line }: InvoiceLine) {
  return {
    ...line,
    amount: toDollars(amount),
    parts: parts && {
      freight: toDollars(parts.FREIGHT),
      extras: toDollars(parts.EXTRA),
      surcharges: toDollars(parts.SURCHARGE),
      faf: toDollars(parts.FAF),
    },
  };
}

const fieldByPath: Readonly<Record<string, keyof FieldErrors>> = {
  number: 'number',
  date: 'date',
  accountId: 'accountId',
  total: 'total',
  replacesInvoiceId: 'replacesId',
};

function toFailed(error: unknown): SendingStep {
  const problems = findApiError(error)?.problems ?? [];
  const fields: FieldErrors = Object.fromEntries(
    problems.flatMap(({ path, message }) => {
      const field = fieldByPath[path];
      return field === undefined ? [] : [[field, message]];
    }),
  );
  const message = error instanceof Error ? error.message : String(error);
  return { step: 'failed', message, fields };
}
