import type { Client } from '@consign/api-client/internal';
import type { ReportFilter } from '@consign/api-client/consignment';
import { rangeToUtc, type DayRange } from '@consign/domain/dates';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** The filter of every figure of the dashboard. */
export interface ReportScope {
  readonly siteIds: readonly string[];
  /** Local days, both inclusive; at most 93 (DASH-03). */
  readonly days: DayRange;
  /** Empty for all. */
  readonly serviceTypeCodes: readonly string[];
}

/** Invalidate `figures` to read every card again. */
export const reportKeys = {
  all: ['reports'] as const,
  figures: ['reports', 'figures'] as const,
  pages: ['reports', 'pages'] as const,
};

/** The fields that every report call has (DASH-17, DASH-21). */
export function toReportFilter({ siteIds, days, serviceTypeCodes }: ReportScope): ReportFilter {
  return { siteIds: [...siteIds], ...rangeToUtc(days), serviceTypeCodes: [...serviceTypeCodes] };
}

function card<Data>(
  name: string,
  scope: ReportScope,
  read: (body: ReportFilter, signal: AbortSignal) => Promise<Data>,
) {
  return queryOptions({
    queryKey: [...reportKeys.figures, name, scope] as const,
    queryFn: ({ signal }) => read(toReportFilter(scope), signal),
    placeholderData: keepPreviousData,
    // The quiet refresh reads them again where something changed (DASH-31).
    refetchOnWindowFocus: false,
  });
}

/** The figures of the dashboard's cards. While a changed scope loads, the previous figures stay. */
export function reportQueries(client: Client) {
  const { POST } = client.consignment;
  return {
    created: (scope: ReportScope) =>
      card('created', scope, (body, signal) =>
        POST('/api/v2/reports/consignments-by-status', { body, signal }),
      ),

    stagedToDelivered: (scope: ReportScope) =>
      card('staged-to-delivered', scope, (body, signal) =>
        POST('/api/v2/reports/consignments-staged-to-delivered', { body, signal }),
      ),

    delivered: (scope: ReportScope) =>
      card('delivered', scope, (body, signal) =>
        POST('/api/v2/reports/consignments-delivered', { body, signal }),
      ),

    difot: (scope: ReportScope) =>
      card('difot', scope, (body, signal) => POST('/api/v2/reports/difot', { body, signal })),

    exceptions: (scope: ReportScope) =>
      card('exceptions', scope, (body, signal) =>
        POST('/api/v2/reports/exceptions-by-status', { body, signal }),
      ),

    costs: (scope: ReportScope) =>
      card('costs', scope, (body, signal) => POST('/api/v2/reports/revenue', { body, signal })),

    /** By service type, account, region and receiver (DASH-52). */
    costGroups: (scope: ReportScope) =>
      card('cost-groups', scope, (body, signal) => POST('/api/v2/reports/costs', { body, signal })),
  };
}

/** The counts of consignments that need attention (DASH-28), and the user's forms with unsaved work (DASH-30). */
export function attentionQueries(client: Client) {
  const { GET, POST } = client.consignment;
  return {
    counts: (siteIds: readonly string[]) =>
      queryOptions({
        queryKey: [...reportKeys.figures, 'attention', siteIds] as const,
        queryFn: ({ signal }) =>
          POST('/api/v2/reports/attention', { body: { siteIds: [...siteIds] }, signal }),
        placeholderData: keepPreviousData,
        refetchOnWindowFocus: false,
      }),

    unsavedWork: () =>
      queryOptions({
        queryKey: [...reportKeys.figures, 'unsaved-work'] as const,
        queryFn: ({ signal }) => GET('/api/v1/users/me/unsaved-work', { signal }),
      }),
  };
}
