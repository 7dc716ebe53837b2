import type { Client } from '@consign/api-client/internal';
import type { components } from '@consign/api-client/consignment';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';

import { refreshOnError, refreshOnSuccess } from './keys.js';
import { isTooLong } from './references.js';

type Schemas = components['schemas'];

export type KnownReceiver = Schemas['KnownReceiver'];

const MAX_RECEIVER_TERM = 250;

const deskKeys = {
  last: ['desk', 'last'] as const,
  receivers: ['desk', 'receivers'] as const,
  templates: ['desk', 'templates'] as const,
};

/** The user's last consignment, the address book and templates (CONS-71 to 77). */
export function deskQueries(client: Client) {
  const { GET } = client.consignment;
  return {
    /** The user's last consignment for the requesting site; null before the first. */
    last: () =>
      queryOptions({
        queryKey: deskKeys.last,
        queryFn: async ({ signal }) => (await GET('/api/v2/me/last-consignment', { signal })).consignment,
        // Kept while the form is open, and read again for the next form.
        staleTime: Infinity,
        gcTime: 0,
        retryOnMount: false,
        // The form works without it.
        retry: false,
      }),

    /** Typed receivers that match every word of a term, or all without one; last used first. */
    receivers: (term: string) =>
      queryOptions({
        queryKey: [...deskKeys.receivers, 'term', term] as const,
        queryFn: async ({ signal }) =>
          isTooLong(term, MAX_RECEIVER_TERM)
            ? []
            : (await GET('/api/v2/address-book', { query: { term }, signal })).receivers,
        placeholderData: keepPreviousData,
        staleTime: 60_000,
      }),

    /** The receiver of the last consignment to a site; null if there was none. */
    lastTo: (participantId: string) =>
      queryOptions({
        queryKey: [...deskKeys.receivers, 'site', participantId] as const,
        queryFn: async ({ signal }) => {
          const found = await GET('/api/v2/address-book', { query: { participantId }, signal });
          return found.receivers[0] ?? null;
        },
        staleTime: 60_000,
        retry: false,
      }),

    /** The templates of the requesting site by name, without their content. */
    templates: () =>
      queryOptions({
        queryKey: deskKeys.templates,
        queryFn: async ({ signal }) => (await GET('/api/v2/templates', { signal })).templates,
        staleTime: 60_000,
      }),
  };
}

/** Changes to the address book and templates; their dialogs show failures. */
export function deskMutations(client: Client) {
  const { GET, PUT, DELETE } = client.consignment;
  const meta = { failure: 'screen' } as const;
  return {
    saveReceiver: () =>
      mutationOptions({
        mutationFn: ({ id, body }: { readonly id: string; readonly body: Schemas['SaveReceiver'] }) =>
          PUT('/api/v2/address-book/{id}', { path: { id }, body }),
        meta,
        onSuccess: refreshOnSuccess(deskKeys.receivers),
        onError: refreshOnError(deskKeys.receivers),
      }),

    removeReceiver: () =>
      mutationOptions({
        mutationFn: (id: string) => DELETE('/api/v2/address-book/{id}', { path: { id } }),
        meta,
        onSuccess: refreshOnSuccess(deskKeys.receivers),
      }),

    clearReceivers: () =>
      mutationOptions({
        mutationFn: () => DELETE('/api/v2/address-book'),
        meta,
        onSuccess: refreshOnSuccess(deskKeys.receivers),
      }),

    /** Reads a template with its content. */
    openTemplate: () =>
      mutationOptions({
        mutationFn: (id: string): Promise<Schemas['Template']> =>
          GET('/api/v2/templates/{id}', { path: { id } }),
        meta,
        onError: refreshOnError(deskKeys.templates),
      }),

    saveTemplate: () =>
      mutationOptions({
        mutationFn: ({ id, ...body }: { readonly id: string } & Schemas['SaveTemplate']) =>
          PUT('/api/v2/templates/{id}', { path: { id }, body }),
        meta,
        onSuccess: refreshOnSuccess(deskKeys.templates),
        onError: refreshOnError(deskKeys.templates),
      }),

    removeTemplate: () =>
      mutationOptions({
        mutationFn: (id: string) => DELETE('/api/v2/templates/{id}', { path: { id } }),
        meta,
        onSuccess: refreshOnSuccess(deskKeys.templates),
      }),
  };
}
