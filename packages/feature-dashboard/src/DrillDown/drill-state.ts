import type { PageSize, SortDirection, SortOption } from '@consign/api-client/consignment';
import type { DrillPage, ReportScope } from '@consign/queries';

import type { DashboardLinks } from '../dashboard-screen-props.js';
import type { Drill, Segment } from '../segments.js';

export const pageSizes: readonly PageSize[] = [25, 50, 100, 200];
const sortOptions: readonly SortOption[] = ['createdAtDateTimeUtc', 'RequestedDeliveryDate', 'statusDate'];
const sortDirections: readonly SortDirection[] = ['asc', 'desc'];

/** As the list's (LIST-15). */
const firstPage: DrillPage = {
  pageNumber: 1,
  pageSize: 25,
  sortOption: 'createdAtDateTimeUtc',
  sortDirection: 'asc',
};
const lastPage = 1_000_000;

/** Page and order of a link; defaults replace unknown values. */
export function parseDrillPage({ page, size, sort, order }: Drill): DrillPage {
  const pageNumber = Number(page);
  const isPage = Number.isSafeInteger(pageNumber) && pageNumber > 0 && pageNumber <= lastPage;
  return {
    pageNumber: isPage ? pageNumber : firstPage.pageNumber,
    pageSize: pageSizes.find((known) => String(known) === size) ?? firstPage.pageSize,
    sortOption: sortOptions.find((known) => known === sort) ?? firstPage.sortOption,
    sortDirection: sortDirections.find((known) => known === order) ?? firstPage.sortDirection,
  };
}

/** The URL of a page, without default and unknown values. */
export function writeDrillPage({ pageNumber, pageSize, sortOption, sortDirection }: DrillPage): Drill {
  return {
    ...(pageNumber === firstPage.pageNumber ? {} : { page: String(pageNumber) }),
    ...(pageSize === firstPage.pageSize ? {} : { size: String(pageSize) }),
    ...(sortOption === firstPage.sortOption ? {} : { sort: sortOption }),
    ...(sortDirection === firstPage.sortDirection ? {} : { order: sortDirection }),
  };
}

export interface DrillDownProps {
  readonly segment: Segment;
  readonly filter: ReportScope;
  /** The dialog's part of the URL: paging and sort. */
  readonly drill: Drill;
  readonly onDrillChange: (drill: Drill, options: { readonly replace: boolean }) => void;
  readonly links: DashboardLinks;
  readonly now: () => Date;
  readonly onClose: () => void;
}
