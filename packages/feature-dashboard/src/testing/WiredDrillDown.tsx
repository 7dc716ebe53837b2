import type { DifotPage, ExceptionPage } from '@consign/api-client/consignment';
import { BulkRunnerProvider } from '@consign/consignment-parts/bulk-runner';
import { getDay } from '@consign/domain/dates';
import type { ReportRow, ReportScope } from '@consign/queries';
import type { FakeCall, FakeResponses } from '@consign/queries/testing';
import { testId } from '@consign/session/testing';
import { useState, type ReactNode } from 'react';

import type { DashboardLinks } from '../dashboard-screen-props.js';
import { writeSegment, type Drill, type Segment } from '../segments.js';
import { DrillDownDialog } from '../DrillDown/DrillDownDialog.js';
import { testLinks } from './links.js';
import { buildPage, testNow } from './report-rows.js';
import { costsCall, createdCall, difotCall, exceptionsCall } from './world.js';

export const weekScope: ReportScope = {
  siteIds: [testId(10)],
  days: { from: getDay('2026-03-09'), to: getDay('2026-03-15') },
  serviceTypeCodes: [],
};
export const kind = '74e1afb1-654b-63e6-3cab-ac02191db73c';

export const draft: Extract<Segment, { card: 'created' }> = { card: 'created', statusCode: 'DRAFT' };
export const miss: Extract<Segment, { card: 'difot' }> = {
  card: 'difot',
  serviceType: 'GENERAL',
  difotStatus: 'MISS',
};
export const unresolved: Extract<Segment, { card: 'exceptions' }> = {
  card: 'exceptions',
  standardEventId: kind,
  title: 'Receiver was closed',
  exceptionStatus: 'OPEN',
  statusCodes: [],
};

export const costs: Extract<Segment, { card: 'costs' }> = { card: 'costs', day: weekScope.days.to };

export const calls = {
  created: 'POST /api/v2/reports/consignments-by-status/search',
  difot: 'POST /api/v2/reports/difot/search',
  exceptions: 'POST /api/v2/reports/exceptions/search',
  costs: 'POST /api/v2/reports/revenue/search',
} as const;

export interface Wired {
  readonly segment: Segment;
  readonly scope?: ReportScope;
  readonly drill?: Drill;
  readonly links?: Partial<DashboardLinks>;
  readonly onDrillChange?: (drill: Drill, options: { readonly replace: boolean }) => void;
  readonly onClose?: () => void;
}

const noClose = () => undefined;

/** The dialog with its part of the URL, as the dashboard has it. */
export function WiredDrillDown(props: Wired): ReactNode {
  const { segment, scope = weekScope, drill = {}, links = {}, onDrillChange, onClose = noClose } = props;
  const [url, setUrl] = useState<Drill>({ ...writeSegment(segment), ...drill });
  return (
    <BulkRunnerProvider consignmentHref={(reference) => `/consignment/${reference}`}>
      <DrillDownDialog
        segment={segment}
        filter={scope}
        drill={url}
        onDrillChange={(next, options) => {
          setUrl(next);
          onDrillChange?.(next, options);
        }}
        links={{ ...testLinks, ...links }}
        now={testNow}
        onClose={onClose}
      />
    </BulkRunnerProvider>
  );
}

function sumConfirmed(rows: readonly ReportRow[]): number {
  return rows.reduce((cents, { confirmedPrice }) => cents + Math.round((confirmedPrice ?? 0) * 100), 0) / 100;
}

/** Answers of a server with these rows behind every figure, whose cards say the same. */
export function drillAnswers(rows: readonly ReportRow[]): FakeResponses {
  const page = (call: FakeCall) => buildPage(rows, call);
  const count = rows.length;
  return {
    [calls.created]: page,
    [calls.difot]: (call) => page(call) as DifotPage,
    [calls.exceptions]: (call) => page(call) as ExceptionPage,
    [calls.costs]: (call) => ({ ...page(call), confirmedTotal: sumConfirmed(rows) }),
    [costsCall]: [{ date: costs.day, current: sumConfirmed(rows), previousDate: '2026-03-08', previous: 0 }],
    [createdCall]: [{ status: 'DRAFT', count }],
    [difotCall]: [
      {
        serviceType: { code: 'GENERAL', name: 'General freight', cubicFactor: null },
        onTimeCount: 1,
        missCount: count,
      },
    ],
    [exceptionsCall]: [
      {
        standardEventId: kind,
        title: 'Receiver was closed',
        openCount: count,
        totalCount: count,
        statuses: [{ statusCode: 'TRANSIT', openCount: count, totalCount: count }],
      },
    ],
  };
}
