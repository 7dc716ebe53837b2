import type { Client } from '@consign/api-client/internal';
import type { components } from '@consign/api-client/consignment';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

import { findApiError } from './call-errors.js';
import { refreshOnSuccess } from './keys.js';
import { toKeyHeader, type KeyedBody } from './keyed-call.js';

type Schemas = components['schemas'];

export type Invoice = Schemas['Invoice'];
export type InvoiceLineAnswer = Schemas['InvoiceLine'];
export type InvoiceSettings = Schemas['InvoiceSettings'];
export type NewInvoice = Schemas['CreateInvoice'];

/** The most lines of one call. */
export const invoiceBatch = 1_000;

/** Query keys; `all` reaches every invoice and the consignments on none. */
export const invoiceKeys = {
  all: ['invoices'] as const,
  list: ['invoices', 'list'] as const,
  one: (id: string) => ['invoices', 'one', id] as const,
  lines: (id: string, after: number) => ['invoices', 'lines', id, after] as const,
  notInvoiced: (days: number, limit: number) => ['invoices', 'not-invoiced', days, limit] as const,
  settings: (accountId: string) => ['invoices', 'settings', accountId] as const,
};

/** The provider's invoices, and the consignments on none (INVC-09, INVC-13). */
export function invoiceQueries(client: Client) {
  const { GET } = client.consignment;
  return {
    /** The newest 100. */
    list: () =>
      queryOptions({
        queryKey: invoiceKeys.list,
        queryFn: ({ signal }) => GET('/api/v2/invoices', { signal }),
      }),

    one: (id: string) =>
      queryOptions({
        queryKey: invoiceKeys.one(id),
        queryFn: ({ signal }) => GET('/api/v2/invoices/{id}', { path: { id }, signal }),
      }),

    /** The `invoiceBatch` lines after a number. */
    lines: (id: string, after: number) =>
      queryOptions({
        queryKey: invoiceKeys.lines(id, after),
        queryFn: ({ signal }) =>
          GET('/api/v2/invoices/{id}/lines', { path: { id }, query: { after }, signal }),
      }),

    /** The first, with the number and sum of all. */
    notInvoiced: (days: number, limit: number) =>
      queryOptions({
        queryKey: invoiceKeys.notInvoiced(days, limit),
        queryFn: ({ signal }) => GET('/api/v2/not-invoiced', { query: { days, limit }, signal }),
      }),

    settings: (accountId: string) =>
      queryOptions({
        queryKey: invoiceKeys.settings(accountId),
        queryFn: ({ signal }) =>
          GET('/api/v2/accounts/{id}/invoice-settings', { path: { id: accountId }, signal }),
      }),
  };
}

interface Decide {
  readonly id: string;
  readonly body: Schemas['DecideInvoiceLines'];
}

/** Reads an invoice again that is gone, so that its page says so (INVC-23). */
function rereadIfGone(cache: QueryClient, id: string, error: Error): Promise<void> | undefined {
  const isGone = findApiError(error)?.status === 404;
  return isGone ? cache.invalidateQueries({ queryKey: invoiceKeys.one(id) }) : undefined;
}

// The screen shows the errors itself.
const meta = { failure: 'screen' } as const;

export function invoiceMutations(client: Client) {
  const { DELETE, POST, PUT } = client.consignment;
  return {
    /** Accepts, queries or leaves open; the parts of the list that hold the lines are read again (INVC-11). */
    decide: () =>
      mutationOptions({
        mutationFn: ({ id, body }: Decide) => PUT('/api/v2/invoices/{id}/decisions', { path: { id }, body }),
        meta,
        onSuccess: (_nothing, { id, body }, _result, { client: cache }) => {
          const parts = new Set(body.lines.map((line) => Math.floor((line - 1) / invoiceBatch)));
          return Promise.all([
            cache.invalidateQueries({ queryKey: invoiceKeys.one(id) }),
            cache.invalidateQueries({ queryKey: invoiceKeys.list }),
            ...[...parts].map((part) =>
              cache.invalidateQueries({ queryKey: invoiceKeys.lines(id, part * invoiceBatch) }),
            ),
          ]);
        },
        onError: (error, { id }, _result, { client: cache }) => rereadIfGone(cache, id, error),
      }),

    check: () =>
      mutationOptions({
        mutationFn: (id: string) => POST('/api/v2/invoices/{id}/check', { path: { id } }),
        meta,
        onSuccess: refreshOnSuccess(invoiceKeys.all),
        onError: (error, id, _result, { client: cache }) => rereadIfGone(cache, id, error),
      }),

    remove: () =>
      mutationOptions({
        mutationFn: (id: string) => DELETE('/api/v2/invoices/{id}', { path: { id } }),
        meta,
        onSuccess: refreshOnSuccess(invoiceKeys.list),
        onError: (error, id, _result, { client: cache }) => rereadIfGone(cache, id, error),
      }),

    saveSettings: () =>
      mutationOptions({
        mutationFn: ({ accountId, body }: { readonly accountId: string; readonly body: InvoiceSettings }) =>
          PUT('/api/v2/accounts/{id}/invoice-settings', { path: { id: accountId }, body }),
        meta,
        onSuccess: (_saved, { accountId }, _result, { client: cache }) =>
          cache.invalidateQueries({ queryKey: invoiceKeys.settings(accountId) }),
      }),
  };
}

/** The calls that load an invoice (INVC-10). Each rejects with an ApiError; the caller shows the failure. */
export function invoiceCalls(client: Client) {
  const { DELETE, POST, PUT } = client.consignment;
  return {
    create: async ({ body, ...key }: KeyedBody<NewInvoice>, signal: AbortSignal): Promise<string> =>
      (await POST('/api/v2/invoices', { header: toKeyHeader(key), body, signal })).id,

    saveLines: (id: string, lines: Schemas['SaveInvoiceLines']['lines'], signal: AbortSignal) =>
      PUT('/api/v2/invoices/{id}/lines', { path: { id }, body: { lines }, signal }),

    check: (id: string, signal: AbortSignal) => POST('/api/v2/invoices/{id}/check', { path: { id }, signal }),

    remove: (id: string) => DELETE('/api/v2/invoices/{id}', { path: { id } }),
  };
}
