import type { ConsignmentListItem, ConsignmentSearch } from '@consign/api-client/consignment';
import { consignmentKeys, consignmentQueries, type SearchPage } from '@consign/queries';
import { useClient } from '@consign/session';
import { useQuietRefresh } from '@consign/session/quiet-refresh';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { SearchControl } from './use-search-state.js';

interface Props {
  readonly body: ConsignmentSearch;
  readonly control: SearchControl;
}

/**
 * Keeps the rows on the screen current, each in its place: none is added, removed or moved until the next search
 * (LIST-37). The views are counted again too (LIST-43). Renders nothing.
 */
export function LiveRows({ body, control: { state, readPreview } }: Props): ReactNode {
  const queryClient = useQueryClient();
  const { search } = consignmentQueries(useClient());
  const { pageNumber, pageSize, sortOption, sortDirection } = state;
  const page: SearchPage = { pageNumber, pageSize, sortOption, sortDirection };

  useQuietRefresh(async () => {
    void queryClient.invalidateQueries({ queryKey: consignmentKeys.counts });
    const { queryKey } = search(body, page);
    const before = queryClient.getQueryData(queryKey)?.results ?? [];
    if (before.length === 0) return;
    const references = before.map(({ reference }) => reference);
    const { results } = await queryClient.fetchQuery({
      ...search({ siteIds: body.siteIds, references }, { ...page, pageNumber: 1 }),
      staleTime: 0,
      gcTime: 0,
      // Not worth a toast: it is tried again.
      meta: { failure: 'screen' },
    });
    const fresh = new Map(results.map((row) => [row.id, row]));
    // Equal rows keep their identity, so an unchanged page doesn't render again.
    const after = queryClient.setQueryData(queryKey, (shown) =>
      shown === undefined
        ? shown
        : { ...shown, results: shown.results.map((row) => fresh.get(row.id) ?? row) },
    );
    await refreshPreview(before, after?.results ?? []);
  });
  return null;

  /** A preview that is open shows what its row shows. */
  async function refreshPreview(
    before: readonly ConsignmentListItem[],
    after: readonly ConsignmentListItem[],
  ): Promise<void> {
    const preview = readPreview();
    const index = after.findIndex(({ reference }) => reference === preview);
    if (index === -1 || after[index] === before[index]) return;
    await queryClient.invalidateQueries({ queryKey: consignmentKeys.detail(preview) });
  }
}
