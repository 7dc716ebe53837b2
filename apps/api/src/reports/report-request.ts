import type { components } from '@consign/api-client/consignment';
import type { DayRange } from '@consign/domain/dates';
import { parseReportPeriod, previousPeriod } from '@consign/domain/reports';

import type { SearchOrder } from '../consignments/index.js';
import type { Viewer } from '../database/owner.js';
import type { OperationContext } from '../http/contract/operation.js';
import { type Refusal, ruleProblems } from '../http/problems/problem.js';

/** What a report counts. */
export interface ReportRequest {
  readonly viewer: Viewer;
  readonly period: DayRange;
  /** Ends on the day before the period (DASH-22). */
  readonly previous: DayRange;
  /** All if empty. */
  readonly serviceTypeCodes: readonly string[];
}

/** Reads the filter of a report, or refuses it. */
export function readReport(
  body: components['schemas']['ReportFilterFields'],
  { user, viewer }: OperationContext,
): ReportRequest | Refusal {
  const own = new Set(user.siteIds);
  if (!body.siteIds.every((id) => own.has(id))) {
    return ruleProblems([{ id: 'PLAT-20', path: 'siteIds', message: 'Select one or more of your sites' }]);
  }
  const period = parseReportPeriod(body);
  if (!period.ok) return ruleProblems(period.problems);
  return {
    viewer: { ...viewer, siteIds: body.siteIds },
    period: period.value,
    previous: previousPeriod(period.value),
    serviceTypeCodes: body.serviceTypeCodes ?? [],
  };
}

/** A page of a drill-down, and its order. */
export interface PageRequest extends SearchOrder {
  readonly pageNumber: number;
  readonly pageSize: number;
}

export function readPaging(body: components['schemas']['DrillDownPaging']): PageRequest {
  return {
    pageNumber: body.pageNumber ?? 1,
    pageSize: body.pageSize ?? 25,
    sort: body.sortOption ?? 'createdAtDateTimeUtc',
    direction: body.sortDirection ?? 'asc',
  };
}
