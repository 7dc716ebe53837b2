import type {
  ConsignmentListItem,
  ConsignmentPage,
  ConsignmentSearch,
} from '@consign/api-client/consignment';
import { consignmentQueries, type SearchPage } from '@consign/queries';
import { useClient, useSites } from '@consign/session';
import { useQueryClient } from '@tanstack/react-query';

const firstPage: SearchPage = {
  pageNumber: 1,
  pageSize: 25,
  sortOption: 'createdAtDateTimeUtc',
  sortDirection: 'desc',
};

/** The result for a scan or a typed reference. */
export type Found =
  | { readonly type: 'one'; readonly reference: string }
  | { readonly type: 'none' | 'several' };

interface ConsignmentFinder {
  /** The query for a text, of any date and at any of the user's sites, latest first. */
  readonly matching: (text: string) => ReturnType<ReturnType<typeof consignmentQueries>['search']>;
  /** @throws ApiError */
  readonly find: (text: string) => Promise<Found>;
}

/** Finds consignments by a typed or scanned text (LIST-34). */
export function useConsignmentFinder(): ConsignmentFinder {
  const queryClient = useQueryClient();
  const { search } = consignmentQueries(useClient());
  const { available } = useSites();
  const matching = (text: string) => {
    const body: ConsignmentSearch = {
      searchTerm: text.trim(),
      date: null,
      siteIds: available.map(({ id }) => id),
    };
    return search(body, firstPage);
  };
  return {
    matching,
    find: async (text) => {
      if (available.length === 0) return { type: 'none' };
      return findOne(await queryClient.fetchQuery(matching(text)), text);
    },
  };
}

/** The only consignment of the answer, or the one with exactly this reference. */
export function findOne({ results, rowCount }: ConsignmentPage, text: string): Found {
  const wanted = text.trim().toUpperCase();
  const found: ConsignmentListItem | undefined =
    results.find(({ reference }) => reference.toUpperCase() === wanted) ??
    (rowCount === 1 ? results[0] : undefined);
  if (found !== undefined) return { type: 'one', reference: found.reference };
  return { type: rowCount === 0 ? 'none' : 'several' };
}
