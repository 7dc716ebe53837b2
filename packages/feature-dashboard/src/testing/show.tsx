import type { ReportFilter } from '@consign/api-client/consignment';
import { createTestSession, type TestSession, inSession } from '@consign/session/testing';
import { renderInTheme, listTexts } from '@consign/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';

import type { DashboardChange } from '../dashboard-screen-props.js';
import { WiredDashboard } from './WiredDashboard.js';
import { worldAnswers } from './world.js';

type Options = NonNullable<Parameters<typeof createTestSession>[0]>;

interface Show extends Omit<ComponentProps<typeof WiredDashboard>, 'onChange' | 'onSearch'> {
  readonly answers?: Options['answers'];
  readonly data?: Options['data'];
  readonly storage?: Options['storage'];
}

interface Shown {
  readonly session: TestSession;
  readonly onChange: ReturnType<typeof vi.fn<(change: DashboardChange) => void>>;
  readonly onSearch: ReturnType<typeof vi.fn<(query: Readonly<Record<string, string>>) => void>>;
  /** The body of the last call of a name. */
  readonly asked: (name: string) => ReportFilter | undefined;
  readonly unmount: () => void;
}

/** Renders the screen; by default every card has figures. */
export function showDashboard({ answers = {}, data, storage, ...props }: Show = {}): Shown {
  const session = createTestSession({
    ...(storage === undefined ? {} : { storage }),
    ...(data === undefined ? {} : { data }),
    answers: { ...worldAnswers, ...answers },
  });
  const onChange = vi.fn<(change: DashboardChange) => void>();
  const onSearch = vi.fn<(query: Readonly<Record<string, string>>) => void>();
  const { unmount } = renderInTheme(
    inSession(session, <WiredDashboard {...props} onChange={onChange} onSearch={onSearch} />),
  );
  const asked = (name: string): ReportFilter | undefined =>
    session.server.bodies(name).at(-1) as ReportFilter | undefined;
  return { session, onChange, onSearch, asked, unmount };
}

/** The queries of one card. */
export async function findCard(title: string) {
  return within(await screen.findByRole('region', { name: title }, { timeout: 30_000 }));
}

/** Shows a card as a table; `rows` are the texts of its cells. */
export async function showTable(title: string) {
  const card = await findCard(title);
  await userEvent.click(await card.findByRole('button', { name: `Show as table (${title})` }));
  const table = card.getByRole('table');
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => listTexts([...row.children]));
  return { card, table, rows };
}

export const cardTitles = [
  'Average Staged to Delivered',
  'DIFOT',
  'Consignments Created',
  'Unresolved Exceptions',
  'Costs',
  'Consignments Delivered',
] as const;
