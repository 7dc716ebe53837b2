import { ConsignmentTable } from '@consign/consignment-parts/table';
import { today } from '@consign/domain/dates';
import type { ReportPage, DrillPage } from '@consign/queries';
import { useSettings } from '@consign/session';
import { layout } from '@consign/ui';
import { Paging, type ColumnState } from '@consign/ui/data-table';
import { useMemo, useState, type ReactNode } from 'react';

import type { DashboardLinks } from '../dashboard-screen-props.js';
import type { Segment } from '../segments.js';
import classes from './DrillDown.module.css';
import { pageSizes } from './drill-state.js';
import { findReasons } from './reasons.js';

interface Props {
  readonly card: Segment['card'];
  readonly page: DrillPage;
  readonly data: ReportPage;
  /** Another page is loading. */
  readonly isBusy: boolean;
  /** The rows could not be read again. */
  readonly isFailed: boolean;
  readonly onPage: (changed: Partial<DrillPage>) => void;
  readonly link: DashboardLinks['consignment'];
  readonly now: () => Date;
}

const detailColumns = ['receiverReference', 'senderReference', 'salesReference', 'tags'];

const noColumns: readonly string[] = [];
const priceColumns = ['estimatedPrice', 'confirmedPrice', 'priceDifference'];

/** Columns left out to make room for the reasons. */
const columnStates: Readonly<Record<Segment['card'], ColumnState | null>> = {
  created: null,
  difot: { order: [], hidden: detailColumns },
  exceptions: { order: [], hidden: [...detailColumns, 'freight'] },
  costs: { order: [], hidden: [...detailColumns, 'sender', 'RequestedDeliveryDate', 'statusDate'] },
};

/** The columns of the list, and why each row counts. */
export function DrillDownTable({ card, page, data, isBusy, isFailed, onPage, link, now }: Props): ReactNode {
  const { requestedPickupDateEnabled } = useSettings();
  const [opened] = useState(now);
  const reasons = useMemo(() => findReasons(card, opened), [card, opened]);
  const rowLink = useMemo(
    () =>
      link === null
        ? null
        : {
            href: ({ reference }: { readonly reference: string }) => link.href(reference),
            open: ({ reference }: { readonly reference: string }) => link.open(reference),
          },
    [link],
  );
  const { sortOption, sortDirection } = page;
  const sort = useMemo(() => ({ column: sortOption, direction: sortDirection }), [sortOption, sortDirection]);
  return (
    <>
      {isFailed && (
        <output className={layout.notice}>
          The last update failed. You can go on with the consignments shown, or change page to try again.
        </output>
      )}
      <div className={classes.table}>
        <ConsignmentTable
          rows={data.results}
          total={data.rowCount}
          firstRow={data.firstRowOnPage}
          sort={sort}
          onSort={({ column, direction }) =>
            onPage({
              sortOption: column as DrillPage['sortOption'],
              sortDirection: direction,
              pageNumber: 1,
            })
          }
          link={rowLink}
          extra={reasons}
          columnState={columnStates[card]}
          withPickup={requestedPickupDateEnabled}
          withPrices={card === 'costs'}
          cardColumns={card === 'costs' ? priceColumns : noColumns}
          today={today(opened)}
          busy={isBusy}
          maxHeight="max(240px, calc(90dvh - 230px))"
        />
        <Paging
          paging={data}
          pageSizes={pageSizes}
          onPage={(pageNumber) => onPage({ pageNumber })}
          onPageSize={(size) =>
            onPage({
              pageSize: pageSizes.find((known) => known === size) ?? page.pageSize,
              pageNumber: 1,
            })
          }
        />
      </div>
    </>
  );
}
