import type { ConsignmentSearch } from '@consign/api-client/consignment';
import { consignmentQueries, prefetch } from '@consign/queries';
import { useClient } from '@consign/session';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, type RefObject, useMemo } from 'react';
import { type ScreenAction, useLetterKeys } from '@consign/ui';
import { createConsignmentSelection, type ConsignmentSelection } from '@consign/consignment-parts/selection';
import type { TableHandle } from '@consign/ui/data-table';
import { useWindowEvent } from '@mantine/hooks';

import { keywordId } from './Filters/FilterFields.js';
import type { Tool } from './Tools.js';
import type { ConsignmentLink, SearchScreenProps } from './search-screen-props.js';
import type { SearchState } from './search-state.js';

/** Loads the page of the URL, and prefetches the next page when the browser is idle. */
export function useSearchPage(body: ConsignmentSearch, state: SearchState) {
  const queryClient = useQueryClient();
  const { search } = consignmentQueries(useClient());
  const { pageNumber, pageSize, sortOption, sortDirection } = state;
  const pageQuery = (number: number) => {
    const page = { pageNumber: number, pageSize, sortOption, sortDirection };
    const before = search(body, { ...page, pageNumber: number - 1 }).queryKey;
    // Only the previous page has the cursor of this one (LIST-27).
    return search(body, page, queryClient.getQueryData(before)?.nextPageKey);
  };
  // LiveRows refreshes the rows without moving them (LIST-37).
  const result = useQuery({
    ...pageQuery(pageNumber),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  const hasNext = result.data !== undefined && result.data.pageCount > pageNumber && !result.isFetching;
  const next = pageQuery(pageNumber + 1);
  const nextKey = JSON.stringify(next.queryKey);
  useEffect(() => {
    if (!hasNext) return undefined;
    const idle = window.requestIdleCallback?.(() => void prefetch(queryClient, next));
    return () => {
      if (idle !== undefined) window.cancelIdleCallback(idle);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- nextKey stands for `next`, which is new on every render
  }, [hasNext, nextKey, queryClient]);
  return result;
}

interface Uses {
  readonly focusKeyword: () => void;
  /** Null for users who cannot create a consignment. */
  readonly onCreate: (() => void) | null;
  readonly onTool: (tool: Tool) => void;
  readonly seesPrices: boolean;
}

/** What the list can do, and its keys (LIST-32). */
export function listActions({ focusKeyword, onCreate, onTool, seesPrices }: Uses): readonly ScreenAction[] {
  return [
    { label: 'Go to the keyword field', keys: ['/'], run: focusKeyword },
    { label: 'Find references', run: () => onTool('references') },
    ...(seesPrices ? [{ label: 'Find by price', run: () => onTool('price') }] : []),
    { label: 'What each status means', run: () => onTool('statuses') },
    { label: 'Previous or next row', keys: ['↑', '↓'] },
    { label: 'Page up or down', keys: ['Page Up', 'Page Down'] },
    { label: 'First or last row', keys: ['Home', 'End'] },
    { label: 'Open the consignment', keys: ['Enter'] },
    { label: 'Select the row', keys: ['Space'] },
    { label: 'Select all rows from the last selected to this one', keys: ['Shift+Space'] },
    { label: 'Move within the row: checkbox, preview, freight items', keys: ['←', '→'] },
    { label: 'Preview the consignment', keys: ['p'] },
    ...(onCreate === null ? [] : [{ label: 'New Consignment', keys: ['n'], run: onCreate }]),
  ];
}

interface ListSelection {
  readonly search: string;
  readonly selection: ConsignmentSelection;
}

// One per user, like the query cache: it survives opening a consignment and coming back.
const selections = new WeakMap<QueryClient, ListSelection>();

/** The selection of a search: survives paging and sorting, but not a new search (LIST-25). */
export function useListSelection(search: string): ConsignmentSelection {
  const queryClient = useQueryClient();
  const before = selections.get(queryClient);
  if (before?.search === search) return before.selection;
  const selection = createConsignmentSelection();
  selections.set(queryClient, { search, selection });
  return selection;
}

/** The arrows enter the rows from anywhere on the screen (LIST-40); Escape closes the preview, null for none (LIST-41). */
export function useTableKeys(table: RefObject<TableHandle | null>, closePreview: (() => void) | null): void {
  const enter = (): void => table.current?.focusRow();
  useLetterKeys({ ArrowDown: enter, ArrowUp: enter, Escape: closePreview ?? undefined });
  // In the keyword, a field of one line without suggestions, the arrows have nothing else to do.
  useWindowEvent('keydown', (event) => {
    const isPlain =
      !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey && !event.isComposing;
    const isKeyword = event.target instanceof HTMLInputElement && event.target.id === keywordId;
    if (!isPlain || !isKeyword || event.key !== 'ArrowDown' || event.defaultPrevented) return;
    event.preventDefault();
    enter();
  });
}

const MAX_PLACES = 50;

// One per user, like the query cache. By the place in the browser's history: a reference.
const openedRows = new WeakMap<QueryClient, Map<string, string>>();

interface OpenedRow {
  /** The reference that was opened from this place in the history; null for none. */
  readonly opened: string | null;
  /** The link, which remembers what it opens. */
  readonly link: ConsignmentLink;
}

/** Remembers which consignment was opened, so that Back returns to its row (LIST-42). */
export function useOpenedRow(place: SearchScreenProps['place'], link: ConsignmentLink): OpenedRow {
  const queryClient = useQueryClient();
  const here = place?.();
  const remembering = useMemo(
    (): ConsignmentLink => ({
      href: link.href,
      open: (reference) => {
        const from = place?.();
        if (from !== undefined) remember(queryClient, from, reference);
        link.open(reference);
      },
    }),
    [link, place, queryClient],
  );
  return {
    opened: here === undefined ? null : (openedRows.get(queryClient)?.get(here) ?? null),
    link: remembering,
  };
}

function remember(queryClient: QueryClient, place: string, reference: string): void {
  const rows = openedRows.get(queryClient) ?? new Map<string, string>();
  openedRows.set(queryClient, rows);
  rows.delete(place);
  rows.set(place, reference);
  const oldest = rows.keys().next().value;
  if (rows.size > MAX_PLACES && oldest !== undefined) rows.delete(oldest);
}
