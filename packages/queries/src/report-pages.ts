import { normaliseConsignmentPage, type Client } from '@consign/api-client/internal';
import type {
  ConsignmentListItem,
  ConsignmentPage,
  DifotVerdict,
  RaisedException,
  RevenuePage,
} from '@consign/api-client/consignment';
import type { Day } from '@consign/domain/dates';
import type { DifotStatus, ExceptionState } from '@consign/domain/reports';
import type { StatusCode } from '@consign/domain/status';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { DrillPage } from './consignments.js';
import { reportKeys, toReportFilter, type ReportScope } from './reports.js';

/** The part of a figure whose consignments are listed (DASH-18). */
export type ReportSlice =
  | { readonly card: 'created'; readonly statusCode: StatusCode }
  | { readonly card: 'difot'; readonly serviceType: string; readonly difotStatus: DifotStatus }
  | {
      readonly card: 'exceptions';
      readonly standardEventId: string;
      readonly exceptionStatus: ExceptionState;
      /** Empty for all. */
      readonly statusCodes: readonly StatusCode[];
    }
  | {
      readonly card: 'costs';
      /** Of staging. */
      readonly day: Day;
    };

/** A consignment behind a figure, with why it counts. */
export type ReportRow = ConsignmentListItem & {
  /** Of DIFOT. */
  readonly difot?: DifotVerdict;
  /** Of exceptions, the oldest first; at most 20. */
  readonly exceptions?: readonly RaisedException[];
};

export type ReportPage = Omit<ConsignmentPage, 'results'> &
  Partial<Pick<RevenuePage, 'confirmedTotal'>> & { readonly results: ReportRow[] };

/** Pages of the consignments behind a figure. While another page or order loads, the last one stays. */
export function reportPageQueries(client: Client) {
  return {
    page: (scope: ReportScope, slice: ReportSlice, page: DrillPage) =>
      queryOptions({
        // Without the rest of the segment, for example its title.
        queryKey: [...reportKeys.pages, scope, toSliceBody(slice), page] as const,
        queryFn: ({ signal }) => readPage(client, scope, slice, page, signal),
        placeholderData: keepPreviousData,
      }),
  };
}

/** The fields of the call that name the slice. */
function toSliceBody(slice: ReportSlice) {
  switch (slice.card) {
    case 'created':
      return { statusCode: slice.statusCode };
    case 'difot':
      return { serviceType: slice.serviceType, difotStatus: slice.difotStatus };
    case 'exceptions':
      return {
        standardEventId: slice.standardEventId,
        exceptionStatus: slice.exceptionStatus,
        statusCodes: [...slice.statusCodes],
      };
    case 'costs':
      return { day: slice.day };
  }
}

async function readPage(
  client: Client,
  scope: ReportScope,
  slice: ReportSlice,
  page: DrillPage,
  signal: AbortSignal,
): Promise<ReportPage> {
  const filter = { ...toReportFilter(scope), ...page };
  const { consignment } = client;
  switch (slice.card) {
    case 'created': {
      const body = { ...filter, statusCode: slice.statusCode };
      return normaliseConsignmentPage(
        await consignment.POST('/api/v2/reports/consignments-by-status/search', { body, signal }),
      );
    }
    case 'difot': {
      const { serviceType, difotStatus } = slice;
      const body = { ...filter, serviceType, difotStatus };
      return normaliseConsignmentPage(
        await consignment.POST('/api/v2/reports/difot/search', { body, signal }),
      );
    }
    case 'exceptions': {
      const { standardEventId, exceptionStatus, statusCodes } = slice;
      const body = { ...filter, standardEventId, exceptionStatus, statusCodes: [...statusCodes] };
      return normaliseConsignmentPage(
        await consignment.POST('/api/v2/reports/exceptions/search', { body, signal }),
      );
    }
    case 'costs': {
      const days = { from: slice.day, to: slice.day };
      const body = { ...toReportFilter({ ...scope, days }), ...page };
      return normaliseConsignmentPage(
        await consignment.POST('/api/v2/reports/revenue/search', { body, signal }),
      );
    }
  }
}

/** The paging that reads all rows: as many per call as the contract allows, in an order that no status change affects. */
const byCreation = {
  pageSize: 200,
  sortOption: 'createdAtDateTimeUtc',
  sortDirection: 'asc',
} as const satisfies Partial<DrillPage>;
const maxAttempts = 3;

interface ReadAll {
  readonly signal: AbortSignal;
  /** How many rows have been read, of how many. */
  readonly onProgress: (read: number, total: number) => void;
  readonly attempt?: number;
}

/** Thrown when the rows behind a figure changed during every attempt. */
export class FigureChangedError extends Error {
  constructor() {
    super('The figure changed while it was read');
  }
}

/**
 * Every consignment behind a figure, by creation, each once. Starts again when one joins or leaves meanwhile, since the
 * pages then don't fit each other.
 *
 * @throws FigureChangedError if that happens three times; ApiError
 */
export async function readReportRows(
  client: Client,
  scope: ReportScope,
  slice: ReportSlice,
  options: ReadAll,
): Promise<ReportRow[]> {
  const { signal, onProgress, attempt = 1 } = options;
  const rows = new Map<string, ReportRow>();
  /** Reads on from a page; returns whether all of them fit each other. */
  const readFrom = async (pageNumber: number, total: number | null): Promise<boolean> => {
    const page = await readPage(client, scope, slice, { pageNumber, ...byCreation }, signal);
    signal.throwIfAborted();
    for (const row of page.results) rows.set(row.id, row);
    onProgress(rows.size, page.rowCount);
    if (total !== null && page.rowCount !== total) return false;
    return pageNumber < page.pageCount
      ? readFrom(pageNumber + 1, page.rowCount)
      : rows.size === page.rowCount;
  };
  if (await readFrom(1, null)) return [...rows.values()];
  if (attempt === maxAttempts) throw new FigureChangedError();
  return readReportRows(client, scope, slice, { ...options, attempt: attempt + 1 });
}
