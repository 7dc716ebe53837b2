import { formatDate } from '@consign/domain/dates';
import { consignmentQueries } from '@consign/queries';
import { useClient, useSettings } from '@consign/session';
import { Card, EmptyState, FailedState, TableSkeleton } from '@consign/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';

import { droppedNotice } from './dropped-notice.js';
import { rangeOf, searchBody } from './search-call.js';
import type { ConsignmentLink } from './SearchScreen.js';
import classes from './Search.module.css';
import { pageSizes, type SearchState } from './search-state.js';

// Asked for with the screen, not when the rows are here: both are on their way at once.
const listModule = import('./ResultList.js');
const ResultList = lazy(async () => ({ default: (await listModule).ResultList }));

interface Props {
  readonly state: SearchState;
  readonly dropped: readonly string[];
  readonly siteIds: readonly string[];
  readonly onChange: (changed: Partial<SearchState>) => void;
  readonly link: ConsignmentLink;
  readonly now: () => Date;
}

/** What the paging says before the first answer (LIST-15). */
const noPaging = {
  currentPage: 1,
  firstRowOnPage: 0,
  lastRowOnPage: 0,
  pageCount: 0,
  pageSize: 20,
  rowCount: 0,
};

/** One page of the list in each of its states. */
export function SearchResults({ state, dropped, siteIds, onChange, link, now }: Props): ReactNode {
  const client = useClient();
  const queryClient = useQueryClient();
  const { requestedPickupDateEnabled } = useSettings();
  const moment = now();
  const body = searchBody(state, siteIds, moment);
  const { pageNumber, pageSize, sortOption, sortDirection } = state;
  const page = { pageNumber, pageSize, sortOption, sortDirection };
  const { search, detail } = consignmentQueries(client);
  const result = useQuery(search(body, page));

  const hasNext = result.data !== undefined && result.data.pageCount > pageNumber && !result.isFetching;
  const next = search(body, { ...page, pageNumber: pageNumber + 1 });
  const nextKey = JSON.stringify(next.queryKey);
  useEffect(() => {
    if (!hasNext) return undefined;
    const idle = window.requestIdleCallback?.(() => void queryClient.prefetchQuery(next));
    return () => {
      if (idle !== undefined) window.cancelIdleCallback(idle);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- nextKey stands for `next`, which is new on every render
  }, [hasNext, nextKey, queryClient]);

  if (result.isError && result.data === undefined) {
    return (
      <FailedState
        title="Search error, please try again later"
        retrying={result.isFetching}
        onRetry={() => void result.refetch()}
      >
        {result.error.message}
      </FailedState>
    );
  }

  const paging = result.data ?? noPaging;
  const range = rangeOf(state, moment);
  const notice = droppedNotice(dropped);
  const skeleton = <TableSkeleton label="Loading the consignments" rows={noPaging.pageSize} columns={8} />;
  return (
    <Card title="Consignments" isTitleHidden flush>
      {notice !== '' && <output className={classes.notice}>{notice}</output>}
      {result.data?.rowCount === 0 ? (
        <EmptyState title="No consignments found">
          Nothing was created from {formatDate(range.from)} to {formatDate(range.to)} for the selected sites.
        </EmptyState>
      ) : (
        <Suspense fallback={skeleton}>
          <ResultList
            rows={result.data?.results ?? null}
            paging={paging}
            pageSizes={pageSizes}
            skeleton={skeleton}
            sort={{ column: sortOption, direction: sortDirection }}
            busy={result.isPlaceholderData}
            withPickup={requestedPickupDateEnabled}
            link={link}
            onIntent={(reference) =>
              void queryClient.prefetchQuery({ ...detail(reference), staleTime: 10_000 })
            }
            onChange={onChange}
          />
        </Suspense>
      )}
    </Card>
  );
}
