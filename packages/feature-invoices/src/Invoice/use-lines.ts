import { type Invoice, invoiceBatch, type InvoiceLineAnswer, invoiceQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useQueries } from '@tanstack/react-query';

export interface Lines {
  /** Null until every part has arrived. */
  readonly lines: readonly InvoiceLineAnswer[] | null;
  readonly arrived: number;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** The lines of an invoice, read in parts: after a decision only its parts are read again. */
export function useLines({ id, lineCount }: Pick<Invoice, 'id' | 'lineCount'>): Lines {
  const client = useClient();
  const parts = Math.ceil(lineCount / invoiceBatch);
  return useQueries({
    queries: Array.from({ length: parts }, (_, part) =>
      invoiceQueries(client).lines(id, part * invoiceBatch),
    ),
    combine: joinParts,
  });
}

interface Part {
  readonly data: readonly InvoiceLineAnswer[] | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

function joinParts(parts: readonly Part[]): Lines {
  const arrived = parts.flatMap(({ data }) => data ?? []);
  return {
    lines: parts.every(({ data }) => data !== undefined) ? arrived : null,
    arrived: arrived.length,
    error: parts.find(({ data, error }) => data === undefined && error !== null)?.error ?? null,
    isFetching: parts.some(({ isFetching }) => isFetching),
    retry: () => parts.filter(({ data }) => data === undefined).forEach(({ refetch }) => void refetch()),
  };
}
