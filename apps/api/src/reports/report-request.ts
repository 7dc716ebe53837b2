import type { components } from '@consign/api-client/consignment';
import type { DayRange } from '@consign/domain/dates';
import { parseReportPeriod, previousPeriod } from '@consign/domain/reports';

import type { SearchOrder } from '../consignments/index.js';
import type { Viewer } from '../database/owner.js';
import type { OperationContext } from '../http/contract/operation.js';
import { Refusal, ruleProblems } from '../http/problems/problem.js';

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
  context: OperationContext,
): ReportRequest | Refusal {
  const sites = readSites(body, context);
  if (sites instanceof Refusal) return sites;
  const period = parseReportPeriod(body);
  if (!period.ok) return ruleProblems(period.problems);
  return {
    viewer: sites,
    period: period.value,
    previous: previousPeriod(period.value),
    serviceTypeCodes: body.serviceTypeCodes ?? [],
  };
}

/** The viewer of the sites that a report names, or a refusal of sites that are not the user's. */
export function readSites(
  body: { readonly siteIds: readonly string[] },
  { user, viewer }: OperationContext,
): Viewer | Refusal {
  const own = new Set(user.siteIds);
  if (body.siteIds.every((id) => own.has(id))) return { ...viewer, siteIds: body.siteIds };
  return ruleProblems([{ id: 'PLAT-20', path: 'siteIds', message: 'Select one or more of your sites' }]);
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
