import type { ConsignmentPage } from '@consign/api-client/consignment';
import { AnnouncedRange } from '@consign/consignment-parts';
import type { ConsignmentSelection } from '@consign/consignment-parts/selection';
import { consignmentQueries, listJustCreated, prefetch } from '@consign/queries';
import { useClient, useSettings } from '@consign/session';
import { Card, FailedQuery, layout, lazyComponent, TableSkeleton } from '@consign/ui';
import type { TableHandle } from '@consign/ui/data-table';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useDeferredValue, type ReactNode, type RefObject } from 'react';

import { focusKeyword } from './Filters/FilterFields.js';
import { ReferencesNotice } from './FindReferences/ReferencesNotice.js';
import type { Tool } from './Tools.js';
import type { ConsignmentLink } from './search-screen-props.js';
import type { SearchControl } from './use-search-state.js';

const skeleton = <TableSkeleton label="Loading consignments" rows={20} columns={8} />;
const ResultList = lazyComponent(async () => (await import('./ResultList.js')).ResultList, skeleton);
// Load the chunk together with the rows.
ResultList.preload();
const JustCreated = lazyComponent(async () => (await import('./JustCreated.js')).JustCreated);
const NoResults = lazyComponent(async () => (await import('./NoResults.js')).NoResults);

interface Props {
  readonly control: SearchControl;
  readonly result: UseQueryResult<ConsignmentPage>;
  /** The initial search is not known yet. */
  readonly isDeciding: boolean;
  readonly selection: ConsignmentSelection;
  readonly table: RefObject<TableHandle | null>;
  /** The consignment that Back returns to (LIST-42); null for none. */
  readonly opened: string | null;
  readonly link: ConsignmentLink;
  readonly onTool: (tool: Tool) => void;
  readonly now: () => Date;
}

/** One page of the list in each of its states. */
export function SearchResults(props: Props): ReactNode {
  const { control, result, isDeciding, selection, table, opened, link, onTool, now } = props;
  const { references, change } = control;
  const queryClient = useQueryClient();
  const { requestedPickupDateEnabled } = useSettings();
  const client = useClient();
  const onIntent = useCallback(
    (reference: string) =>
      void prefetch(queryClient, { ...consignmentQueries(client).detail(reference), staleTime: 10_000 }),
    [queryClient, client],
  );
  // The header says at once how the list is sorted; its rows are drawn in moments that nothing else needs.
  const page = useDeferredValue(result.data) ?? result.data;
  const data = isDeciding ? undefined : page;
  const notice = droppedNotice(control);
  const shown = new Set(data?.results.map(({ reference }) => reference));
  const created = data === undefined ? [] : listJustCreated(queryClient).filter((each) => !shown.has(each));

  if (result.isError && data === undefined && !isDeciding) {
    return <FailedQuery title="Search error, please try again later" query={result} />;
  }

  return (
    <Card title="Consignments" isTitleHidden flush>
      <AnnouncedRange page={data} />
      {notice !== '' && (
        <output className={layout.notice} data-edge data-tone="warning">
          {notice}
        </output>
      )}
      {references.length > 0 && (
        <ReferencesNotice
          count={references.length}
          notFound={result.isPlaceholderData ? null : (data?.notFound ?? null)}
          onChange={() => onTool('references')}
          onClear={() => {
            focusKeyword();
            change({ pageNumber: 1 }, { references: [] });
          }}
        />
      )}
      {created.length > 0 && <JustCreated references={created} link={link} />}
      {data?.results.length === 0 ? (
        <NoResults control={control} paging={data} now={now} />
      ) : (
        <ResultList
          page={data ?? null}
          skeleton={skeleton}
          control={control}
          selection={selection.store}
          busy={result.isPlaceholderData || page !== result.data}
          withPickup={requestedPickupDateEnabled}
          now={now}
          table={table}
          opened={opened}
          link={link}
          onIntent={onIntent}
        />
      )}
    </Card>
  );
}

const names: Readonly<Record<string, string>> = {
  searchTerm: 'keyword',
  phoneNumber: 'phone number',
  salesReference: 'sales reference',
  statuses: 'status',
  attention: 'needs attention',
  price: 'price',
  priceAtLeast: 'amount',
  withoutProof: 'proof of delivery',
  dateType: 'date type',
  dateRangePresetCode: 'date range',
  startDate: 'start date',
  endDate: 'end date',
  allDates: 'all dates',
  sortOption: 'sort',
  sortDirection: 'sort direction',
  pageNumber: 'page',
  pageSize: 'page size',
  columns: 'column',
  cardColumns: 'column',
};

interface Ignored {
  readonly dropped: readonly string[];
  readonly tooLong: readonly string[];
}

function listNames(keys: readonly string[]): string {
  return keys.map((key) => names[key] ?? key).join(', ');
}

/** Names the parts of a link that were not recognised (LIST-25) or are too long; empty when there are none. */
export function droppedNotice({ dropped, tooLong }: Ignored): string {
  return [
    dropped.length > 0 &&
      `Some filters in this link weren't recognised (${listNames(dropped)}), so the defaults were used.`,
    tooLong.length > 0 && `Too long to search for, so ignored: ${listNames(tooLong)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
