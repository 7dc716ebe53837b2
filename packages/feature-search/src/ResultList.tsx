import type { ConsignmentListItem, ConsignmentPage } from '@consign/api-client/consignment';
import { ConsignmentTable } from '@consign/consignment-parts/table';
import { today } from '@consign/domain/dates';
import { addPriceSums, formatPriceSums, toPriceSums } from '@consign/domain/pricing';
import { usePermissions } from '@consign/session';
import { Paging, type Selection, type TableHandle } from '@consign/ui/data-table';
import { useTimeout } from '@mantine/hooks';
import {
  memo,
  useMemo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  type FocusEvent,
} from 'react';
import { useLetterKeys } from '@consign/ui';

import { pageSizes, priceColumnIds, toColumnState, type SearchState } from './search-state.js';
import type { ConsignmentLink } from './search-screen-props.js';
import { useListSort } from './use-list-sort.js';
import type { SearchControl } from './use-search-state.js';

interface Props {
  /** Null until the first response. */
  readonly page: ConsignmentPage | null;
  readonly skeleton: ReactNode;
  readonly control: SearchControl;
  readonly selection: Selection;
  readonly busy: boolean;
  readonly withPickup: boolean;
  readonly now: () => Date;
  readonly table: RefObject<TableHandle | null>;
  /** The consignment that Back returns to (LIST-42); null for none. */
  readonly opened: string | null;
  readonly link: ConsignmentLink;
  readonly onIntent: (reference: string) => void;
}

const intentMs = 120;

/** The table of the list and its paging, in the chunk of the table. A preview doesn't redraw it (PLAT-294). */
export const ResultList = memo((props: Props): ReactNode => {
  const { page, skeleton, control, selection, busy, withPickup, now } = props;
  const { table, opened, link, onIntent } = props;
  const rows = page?.results ?? null;
  const { state, change } = control;
  const withPrices = usePermissions().has('Consignment.ViewPricing');
  const changeSort = useListSort(control);
  const { clear, start } = useTimeout(onIntent, intentMs);
  const { onRowFocus, onPreview } = useRowPreview(rows, control);
  const rowLink = useMemo(
    () => ({
      href: (row: ConsignmentListItem) => link.href(row.reference),
      open: (row: ConsignmentListItem) => link.open(row.reference),
      onIntent: (row: ConsignmentListItem) => {
        clear();
        start(row.reference);
      },
    }),
    [link, clear, start],
  );
  const { sortOption, sortDirection, columns } = state;
  const sort = useMemo(() => ({ column: sortOption, direction: sortDirection }), [sortOption, sortDirection]);
  const columnKey = columns?.join();
  // oxlint-disable-next-line react/exhaustive-deps -- columnKey stands for `columns`, which are new on every render
  const columnState = useMemo(() => toColumnState(columns), [columnKey]);
  return (
    <>
      {page === null ? (
        skeleton
      ) : (
        <div onFocus={onRowFocus}>
          <ConsignmentTable
            rows={page.results}
            total={page.rowCount}
            firstRow={page.firstRowOnPage}
            sort={sort}
            onSort={({ column, direction }) =>
              changeSort({ sortOption: column as SearchState['sortOption'], sortDirection: direction })
            }
            link={rowLink}
            selection={selection}
            columnState={columnState}
            cardColumns={state.cardColumns}
            withPickup={withPickup}
            withPrices={withPrices}
            sortsByPrice
            today={today(now())}
            onPreview={onPreview}
            busy={busy}
            handle={table}
            initialFocus={page.results.find(({ reference }) => reference === opened)?.id}
          />
        </div>
      )}
      <Paging
        paging={page}
        sums={page !== null && withPrices && hasPriceColumn(state) ? sumPage(page.results) : null}
        pageSizes={pageSizes}
        onPage={(pageNumber) => change({ pageNumber })}
        onPageSize={(size) =>
          change({ pageSize: pageSizes.find((known) => known === size) ?? state.pageSize, pageNumber: 1 })
        }
      />
    </>
  );
});

function hasPriceColumn({ columns, cardColumns }: SearchState): boolean {
  return [...(columns ?? []), ...cardColumns].some((id) => priceColumnIds.has(id));
}

/** The prices of the page together (LIST-83). */
function sumPage(rows: readonly ConsignmentListItem[]): string {
  return formatPriceSums(addPriceSums(rows.map(toPriceSums)), rows.length);
}

interface RowPreview {
  readonly onRowFocus: (event: FocusEvent) => void;
  readonly onPreview: (row: ConsignmentListItem) => void;
}

/** Opens the preview of a row, which then follows the focused row (LIST-12). */
function useRowPreview(
  rows: readonly ConsignmentListItem[] | null,
  { readPreview, change }: SearchControl,
): RowPreview {
  const focused = useRef<string | null>(null);
  const show = (reference: string, replace: boolean): void => {
    if (reference !== readPreview()) change({ preview: reference }, { replace });
  };
  useLetterKeys({
    p: () => {
      const known = rows?.some(({ reference }) => reference === focused.current) ? focused.current : null;
      if (readPreview() !== '') change({ preview: '' }, { replace: true });
      else show(known ?? rows?.[0]?.reference ?? '', false);
    },
  });
  // A stable callback: a new one would redraw the table.
  const latest = useRef<(row: ConsignmentListItem) => void>(() => undefined);
  useEffect(() => {
    latest.current = ({ reference }) =>
      reference === readPreview() ? change({ preview: '' }, { replace: true }) : show(reference, false);
  });
  return {
    onPreview: useCallback((row) => latest.current(row), []),
    onRowFocus: ({ target }) => {
      const index = target.closest('[data-index]')?.getAttribute('data-index');
      const row = index == null ? undefined : rows?.[Number(index)];
      if (row === undefined) return;
      focused.current = row.reference;
      if (readPreview() !== '') show(row.reference, true);
    },
  };
}
