import type { ConsignmentListItem, PageSize } from '@consign/api-client/consignment';
import { ConsignmentTable } from '@consign/consignment-parts/table';
import { Paging, type PagingInfo, type Sort } from '@consign/ui/data-table';
import { useDebouncedCallback } from '@mantine/hooks';
import { useMemo, type ReactNode } from 'react';

import type { ConsignmentLink } from './SearchScreen.js';
import type { SearchState } from './search-state.js';

interface Props {
  /** Null until the first answer. */
  readonly rows: readonly ConsignmentListItem[] | null;
  readonly paging: PagingInfo;
  readonly pageSizes: readonly PageSize[];
  readonly skeleton: ReactNode;
  readonly sort: Sort;
  readonly busy: boolean;
  readonly withPickup: boolean;
  readonly link: ConsignmentLink;
  readonly onIntent: (reference: string) => void;
  readonly onChange: (changed: Partial<SearchState>) => void;
}

const intentMs = 120;

/** The table of the list and its paging: the part that comes with the table's own chunk. */
export function ResultList(props: Props): ReactNode {
  const { rows, paging, pageSizes, skeleton, sort, busy, withPickup, link, onIntent, onChange } = props;
  const rest = useDebouncedCallback(onIntent, intentMs);
  const rowLink = useMemo(
    () => ({
      href: (row: ConsignmentListItem) => link.href(row.reference),
      open: (row: ConsignmentListItem) => link.open(row.reference),
      onIntent: (row: ConsignmentListItem) => rest(row.reference),
    }),
    [link, rest],
  );
  return (
    <>
      {rows === null ? (
        skeleton
      ) : (
        <ConsignmentTable
          rows={rows}
          total={paging.rowCount}
          firstRow={paging.firstRowOnPage}
          sort={sort}
          onSort={({ column, direction }) =>
            onChange({
              sortOption: column as SearchState['sortOption'],
              sortDirection: direction,
              pageNumber: 1,
            })
          }
          link={rowLink}
          withPickup={withPickup}
          busy={busy}
        />
      )}
      <Paging
        paging={paging}
        pageSizes={pageSizes}
        onPage={(pageNumber) => onChange({ pageNumber })}
        onPageSize={(size) => onChange({ pageSize: size as PageSize, pageNumber: 1 })}
      />
    </>
  );
}
