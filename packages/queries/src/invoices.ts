import { unwrap, type Client } from '@consign/api-client/internal';
import type { components } from '@consign/api-client/consignment';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

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
  notInvoiced: (days: number) => ['invoices', 'not-invoiced', days] as const,
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
        queryFn: ({ signal }) => unwrap(GET('/api/v2/invoices', { signal })),
      }),

    one: (id: string) =>
      queryOptions({
        queryKey: invoiceKeys.one(id),
        queryFn: ({ signal }) => unwrap(GET('/api/v2/invoices/{id}', { params: { path: { id } }, signal })),
      }),

    /** The `invoiceBatch` lines after a number. */
    lines: (id: string, after: number) =>
      queryOptions({
        queryKey: invoiceKeys.lines(id, after),
        queryFn: ({ signal }) =>
          unwrap(GET('/api/v2/invoices/{id}/lines', { params: { path: { id }, query: { after } }, signal })),
      }),

    notInvoiced: (days: number) =>
      queryOptions({
        queryKey: invoiceKeys.notInvoiced(days),
        queryFn: ({ signal }) => unwrap(GET('/api/v2/not-invoiced', { params: { query: { days } }, signal })),
      }),

    settings: (accountId: string) =>
      queryOptions({
        queryKey: invoiceKeys.settings(accountId),
        queryFn: ({ signal }) =>
          unwrap(
            GET('/api/v2/accounts/{id}/invoice-settings', { params: { path: { id: accountId } }, signal }),
          ),
      }),
  };
}

interface Decide {
  readonly id: string;
  readonly body: Schemas['DecideInvoiceLines'];
}

// The screen shows the errors itself.
const meta = { failure: 'screen' } as const;

export function invoiceMutations(client: Client) {
  const { DELETE, POST, PUT } = client.consignment;
  return {
    /** Accepts, queries or leaves open; the parts of the list that hold the lines are read again (INVC-11). */
    decide: () =>
      mutationOptions({
        mutationFn: ({ id, body }: Decide) =>
          unwrap(PUT('/api/v2/invoices/{id}/decisions', { params: { path: { id } }, body })),
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
      }),

    check: () =>
      mutationOptions({
        mutationFn: (id: string) => unwrap(POST('/api/v2/invoices/{id}/check', { params: { path: { id } } })),
        meta,
        onSuccess: refreshOnSuccess(invoiceKeys.all),
      }),

    remove: () =>
      mutationOptions({
        mutationFn: (id: string) => unwrap(DELETE('/api/v2/invoices/{id}', { params: { path: { id } } })),
        meta,
        onSuccess: refreshOnSuccess(invoiceKeys.list),
      }),

    saveSettings: () =>
      mutationOptions({
        mutationFn: ({ accountId, body }: { readonly accountId: string; readonly body: InvoiceSettings }) =>
          unwrap(
            PUT('/api/v2/accounts/{id}/invoice-settings', { params: { path: { id: accountId } }, body }),
          ),
        meta,
        onSuccess: (_saved, { accountId }, _result, { client: cache }) =>
          cache.invalidateQueries({ queryKey: invoiceKeys.settings(accountId) }),
      }),
  };
}

/** The calls that load an invoice (INVC-10). Each rejects like unwrap; the caller shows the failure. */
export function invoiceCalls(client: Client) {
  const { DELETE, POST, PUT } = client.consignment;
  return {
    create: async ({ body, ...key }: KeyedBody<NewInvoice>, signal: AbortSignal): Promise<string> =>
      (await unwrap(POST('/api/v2/invoices', { params: { header: toKeyHeader(key) }, body, signal }))).id,

    saveLines: (id: string, lines: Schemas['SaveInvoiceLines']['lines'], signal: AbortSignal) =>
      unwrap(PUT('/api/v2/invoices/{id}/lines', { params: { path: { id } }, body: { lines }, signal })),

    check: (id: string, signal: AbortSignal) =>
      unwrap(POST('/api/v2/invoices/{id}/check', { params: { path: { id } }, signal })),

    remove: (id: string) => unwrap(DELETE('/api/v2/invoices/{id}', { params: { path: { id } } })),
  };
}
