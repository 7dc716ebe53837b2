import type { DifotPage, ExceptionPage } from '@consign/api-client/consignment';
import { BulkRunnerProvider } from '@consign/consignment-parts/bulk-runner';
import { getDay } from '@consign/domain/dates';
import type { ReportRow, ReportScope } from '@consign/queries';
import type { FakeCall } from '@consign/queries/testing';
import { createTestSession, testId, TestSessionProvider, type TestSession } from '@consign/session/testing';
import { renderInTheme } from '@consign/ui/testing';
import { useState, type ReactNode } from 'react';
import { vi } from 'vitest';

import type { DashboardLinks } from '../../dashboard-screen-props.js';
import { writeSegment, type Drill, type Segment } from '../../segments.js';
import { DrillDownDialog } from '../DrillDownDialog.js';
import { buildPage, buildRow, testNow } from './report-rows.js';

type Options = NonNullable<Parameters<typeof createTestSession>[0]>;

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

export const calls = {
  created: 'POST /api/v2/reports/consignments-by-status/search',
  difot: 'POST /api/v2/reports/difot/search',
  exceptions: 'POST /api/v2/reports/exceptions/search',
} as const;

interface Wired {
  readonly segment: Segment;
  readonly scope?: ReportScope;
  readonly drill?: Drill;
  readonly links?: Partial<DashboardLinks>;
  readonly onDrillChange?: (drill: Drill, options: { readonly replace: boolean }) => void;
  readonly onClose?: () => void;
}

export function createLinks() {
  return {
    search: {
      href: (query: Readonly<Record<string, string>>) => `/search?${new URLSearchParams(query).toString()}`,
      open: vi.fn<(query: Readonly<Record<string, string>>) => void>(),
    },
    findReferences: vi.fn<(references: readonly string[]) => void>(),
    consignment: {
      href: (reference: string) => `/consignment/${reference}`,
      open: vi.fn<(reference: string) => void>(),
    },
  } satisfies DashboardLinks;
}

const noClose = () => undefined;

/** The dialog with its part of the URL, as the dashboard has it. */
export function WiredDrillDown(props: Wired): ReactNode {
  const { segment, scope = weekScope, drill = {}, links = {}, onDrillChange, onClose = noClose } = props;
  const [url, setUrl] = useState<Drill>({ ...writeSegment(segment), ...drill });
  const [all] = useState(createLinks);
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
        links={{ ...all, ...links }}
        now={testNow}
        onClose={onClose}
      />
    </BulkRunnerProvider>
  );
}

/** Answers of a server with these rows behind every figure, whose cards say the same. */
export function drillAnswers(rows: () => readonly ReportRow[]): NonNullable<Options['answers']> {
  const page = ({ body }: FakeCall) => buildPage(rows(), body as { pageNumber: number; pageSize: number });
  const count = () => rows().length;
  return {
    [calls.created]: page,
    [calls.difot]: (call) => page(call) as DifotPage,
    [calls.exceptions]: (call) => page(call) as ExceptionPage,
    'POST /api/v2/reports/consignments-by-status': () => [{ status: 'DRAFT', count: count() }],
    'POST /api/v2/reports/difot': () => [
      {
        serviceType: { code: 'GENERAL', name: 'General freight', cubicFactor: null },
        onTimeCount: 1,
        missCount: count(),
      },
    ],
    'POST /api/v2/reports/exceptions-by-status': () => [
      {
        standardEventId: kind,
        title: 'Receiver was closed',
        openCount: count(),
        totalCount: count(),
        statuses: [{ statusCode: 'TRANSIT', openCount: count(), totalCount: count() }],
      },
    ],
  };
}

interface Show extends Omit<Wired, 'onDrillChange' | 'onClose' | 'links'> {
  readonly rows?: readonly ReportRow[] | (() => readonly ReportRow[]);
  readonly links?: Partial<DashboardLinks>;
  readonly answers?: Options['answers'];
  readonly data?: Options['data'];
}

interface Shown {
  readonly session: TestSession;
  readonly onDrillChange: ReturnType<typeof vi.fn<NonNullable<Wired['onDrillChange']>>>;
  readonly onClose: ReturnType<typeof vi.fn<() => void>>;
  readonly links: ReturnType<typeof createLinks>;
  /** The bodies of the calls for rows. */
  readonly asked: () => readonly unknown[];
}

/** Renders the dialog; by default there are 60 drafts. */
export function showDrillDown({ rows, answers = {}, data = {}, links: own = {}, ...wired }: Show): Shown {
  const { card } = wired.segment;
  const few = Array.from({ length: 60 }, (_, index) => buildRow(index + 1, 'DRAFT'));
  const listed = typeof rows === 'function' ? rows : () => rows ?? few;
  const session = createTestSession({ data, answers: { ...drillAnswers(listed), ...answers } });
  const onDrillChange = vi.fn<NonNullable<Wired['onDrillChange']>>();
  const onClose = vi.fn<() => void>();
  const links = createLinks();
  renderInTheme(
    <TestSessionProvider session={session}>
      <WiredDrillDown
        {...wired}
        links={{ ...links, ...own }}
        onDrillChange={onDrillChange}
        onClose={onClose}
      />
    </TestSessionProvider>,
  );
  return {
    session,
    onDrillChange,
    onClose,
    links,
    asked: () => session.server.calls.filter(({ name }) => name === calls[card]).map(({ body }) => body),
  };
}
