import type { Client } from '@consign/api-client/internal';
import { filterAndSortStatuses } from '@consign/domain/status';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** For lists that change at most once a session (PLAT-17). */
export const forTheSession = { staleTime: Infinity, gcTime: Infinity } as const;
/** Lookups run on every keystroke; the same term within minutes gives the same sites. */
const lookupStaleMs = 5 * 60_000;
const MAX_SITE_TERM = 256;

/** Sent with every site lookup (PART-07). */
export const siteLookupLimits = { maxResults: 20, minChars: 2 } as const;

/** Lists that rarely change: fetched once per session (PLAT-17). */
export function referenceQueries(client: Client) {
  const { GET } = client.consignment;
  return {
    /** The known statuses, sorted by displaySequence (LIST-20). */
    statuses: () =>
      queryOptions({
        queryKey: ['references', 'statuses'],
        queryFn: async ({ signal }) => filterAndSortStatuses(await GET('/api/v1/statuses', { signal })),
        meta: { failure: { text: 'Failed to load consignment statuses' } },
        ...forTheSession,
      }),

    /** Every account, including inactive ones. */
    accounts: () =>
      queryOptions({
        queryKey: ['references', 'accounts'],
        queryFn: ({ signal }) => GET('/api/v2/me/accounts', { signal }),
        ...forTheSession,
      }),

    hireUnits: () =>
      queryOptions({
        queryKey: ['references', 'hire-units'],
        queryFn: ({ signal }) => GET('/api/v2/references/hire-units', { signal }),
        ...forTheSession,
      }),

    serviceTypes: (organisationId: string) =>
      queryOptions({
        queryKey: ['references', 'service-types', organisationId],
        queryFn: ({ signal }) =>
          GET('/api/v2/organisations/{id}/service-types', { path: { id: organisationId }, signal }),
        ...forTheSession,
      }),

    packagingTypes: (organisationId: string) =>
      queryOptions({
        queryKey: ['references', 'packaging-types', organisationId],
        queryFn: ({ signal }) =>
          GET('/api/v2/organisations/{orgId}/packaging-types', { path: { orgId: organisationId }, signal }),
        ...forTheSession,
      }),

    participantSites: (organisationId: string) =>
      queryOptions({
        queryKey: ['references', 'participant-sites', organisationId],
        queryFn: ({ signal }) =>
          GET('/api/v2/organisations/{id}/participant-sites', { path: { id: organisationId }, signal }),
        ...forTheSession,
      }),

    /** Sites that match the term; empty for a shorter one than minChars. */
    siteLookup: (organisationId: string, term: string) =>
      queryOptions({
        queryKey: ['references', 'site-lookup', organisationId, term.trim()],
        queryFn: ({ signal }) =>
          isTooLong(term, MAX_SITE_TERM)
            ? []
            : GET('/api/v2/lookups/organisations/{orgId}/participant-sites', {
                path: { orgId: organisationId },
                query: { lookupTerm: term.trim(), ...siteLookupLimits },
                signal,
              }),
        staleTime: lookupStaleMs,
        placeholderData: keepPreviousData,
      }),

    /** A site with its participant and account, even if inactive. */
    site: (id: string) =>
      queryOptions({
        queryKey: ['references', 'site', id],
        queryFn: ({ signal }) => GET('/api/v1/sites/{id}', { path: { id }, signal }),
        staleTime: lookupStaleMs,
      }),
  };
}

/** Whether the contract refuses a term for its length, which is counted in characters. A lookup does not ask for it. */
export function isTooLong(term: string, max: number): boolean {
  return term.length > max && [...term.trim()].length > max;
}
