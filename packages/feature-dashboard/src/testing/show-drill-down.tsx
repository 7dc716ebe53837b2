import type { ReportRow } from '@consign/queries';
import { createTestSession, TestSessionProvider, type TestSession } from '@consign/session/testing';
import { renderInTheme } from '@consign/ui/testing';
import { vi } from 'vitest';

import type { DashboardLinks } from '../dashboard-screen-props.js';
import { testLinks } from './links.js';
import { buildRow } from './report-rows.js';
import { calls, drillAnswers, WiredDrillDown, type Wired } from './WiredDrillDown.js';

type Options = NonNullable<Parameters<typeof createTestSession>[0]>;

function createLinks() {
  return {
    search: { ...testLinks.search, open: vi.fn<(query: Readonly<Record<string, string>>) => void>() },
    findReferences: vi.fn<(references: readonly string[]) => void>(),
    consignment: { ...testLinks.consignment, open: vi.fn<(reference: string) => void>() },
  } satisfies DashboardLinks;
}

interface Show extends Omit<Wired, 'onDrillChange' | 'onClose' | 'links'> {
  readonly rows?: readonly ReportRow[];
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

const drafts = Array.from({ length: 60 }, (_, index) => buildRow(index + 1, 'DRAFT'));

/** Renders the dialog; by default there are 60 drafts. */
export function showDrillDown({
  rows = drafts,
  answers = {},
  data = {},
  links: own = {},
  ...wired
}: Show): Shown {
  const { card } = wired.segment;
  const session = createTestSession({ data, answers: { ...drillAnswers(rows), ...answers } });
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
    asked: () => session.server.bodies(calls[card]),
  };
}
