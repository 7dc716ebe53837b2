import { ApiError, type Client } from '@consign/api-client/internal';
import type { components, CreateConsignment } from '@consign/api-client/consignment';
import { queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];

export type ImportSessionSummary = Schemas['ImportSessionSummary'];
export type ImportedBefore = Schemas['ImportedConsignment'];
export type ImportHeading = Schemas['ImportColumn'];
export type PricedConsignment = Schemas['ImportPriceRequest']['consignments'][number];
export type ImportPrice = Schemas['ImportPrices']['prices'][number];

/** The most digests, and the most consignments to price, of one call. */
export const importBatches = { digests: 5_000, prices: 500 } as const;

const importKeys = {
  sessions: ['imports', 'sessions'] as const,
  columns: ['imports', 'columns'] as const,
};

export function importQueries(client: Client) {
  const { GET } = client.consignment;
  return {
    /** The user's imports to continue, the last saved first. */
    sessions: () =>
      queryOptions({
        queryKey: importKeys.sessions,
        queryFn: async ({ signal }) => (await GET('/api/v2/imports/sessions', { signal })).sessions,
        staleTime: 0,
      }),

    /** The meaning of the headings in the organisation's files. */
    columns: () =>
      queryOptions({
        queryKey: importKeys.columns,
        queryFn: async ({ signal }) => (await GET('/api/v2/imports/columns', { signal })).columns,
        staleTime: Infinity,
      }),
  };
}

/** One create call of an import. */
export interface ImportCreate {
  readonly body: CreateConsignment;
  /** The same for every retry of the call. */
  readonly idempotencyKey: string;
  readonly digest: string;
  /** From 1 among equal consignments. */
  readonly occurrence: number;
  readonly fileName: string;
}

/** The calls of an import. Each rejects with an ApiError; the caller shows the failure. */
export function importCalls(client: Client) {
  const { GET, POST, PUT, DELETE } = client.consignment;
  return {
    /** Returns the new reference. A consignment that was imported before rejects with 409: findImportedBefore. */
    create: async (
      { body, idempotencyKey, digest, occurrence, fileName }: ImportCreate,
      signal: AbortSignal,
    ) => {
      const header = {
        'Idempotency-Key': idempotencyKey,
        'Import-Row': `${digest}.${occurrence}`,
        'Import-File': encodeURIComponent(fileName),
      };
      const created = await POST('/api/v1/consignments', {
        header,
        // Raw errors: title and texts as they are (CALL-31).
        headers: { Accept: 'application/problem+json' },
        body,
        signal,
      });
      return created.reference;
    },

    /** Which of these were imported before; any number of digests. */
    findImported: async (digests: readonly string[], signal: AbortSignal): Promise<ImportedBefore[]> => {
      const found: ImportedBefore[] = [];
      for (let first = 0; first < digests.length; first += importBatches.digests) {
        const body = { digests: digests.slice(first, first + importBatches.digests) };
        const answer = await POST('/api/v2/imports/created', { body, signal });
        found.push(...answer.consignments);
      }
      return found;
    },

    /** The prices of at most `importBatches.prices` consignments, in their order. */
    price: async (consignments: readonly PricedConsignment[], signal: AbortSignal): Promise<ImportPrice[]> =>
      (await POST('/api/v2/imports/prices', { body: { consignments: [...consignments] }, signal })).prices,

    read: (id: string, signal?: AbortSignal) =>
      GET('/api/v2/imports/sessions/{id}', { path: { id }, ...(signal === undefined ? {} : { signal }) }),

    /** A 409 means that another window changed it. */
    save: (id: string, body: Schemas['SaveImportSession']) =>
      PUT('/api/v2/imports/sessions/{id}', { path: { id }, body }),

    remove: (id: string) => DELETE('/api/v2/imports/sessions/{id}', { path: { id } }),

    rememberColumns: (columns: readonly ImportHeading[]) =>
      PUT('/api/v2/imports/columns', { body: { columns: [...columns] } }),
  };
}

/** Whether a create was refused because it was imported before: its reference, null where it is not for this user. */
export function findImportedBefore(error: unknown): { readonly reference: string | null } | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { imported } = (error.body ?? {}) as { readonly imported?: string | null };
  return imported === undefined ? undefined : { reference: imported };
}
