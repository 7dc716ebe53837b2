import { startValues, type StartValues } from '@consign/consignment-parts';
import { createTestSession, sessionData, type TestSession, inSession } from '@consign/session/testing';
import { enterText, renderInTheme } from '@consign/ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';

import type { ScheduleChange } from '../schedule-screen-props.js';
import { WiredSchedule } from './WiredSchedule.js';
import { slotsCall, usualNow, worldAnswers } from './world.js';

type Options = NonNullable<Parameters<typeof createTestSession>[0]>;

interface Show
  extends Omit<Parameters<typeof worldAnswers>[0] & object, 'now'>, Pick<Options, 'answers' | 'data'> {
  readonly query?: Readonly<Record<string, string>>;
  readonly now?: string;
}

interface Shown {
  readonly session: TestSession;
  readonly onChange: ReturnType<typeof vi.fn<(change: ScheduleChange) => void>>;
  /** The values that New Consignment last took with it. */
  readonly started: () => StartValues | undefined;
  /** The query that the screen last asked for. */
  readonly url: () => Readonly<Record<string, string>> | undefined;
  /** The bodies of the calls for slots. */
  readonly searches: () => readonly unknown[];
  readonly back: () => void;
  readonly forward: () => void;
}

const lookupCall = 'GET /api/v2/lookups/organisations/{orgId}/participant-sites';

function lookUpSites({ query }: { readonly query: URLSearchParams }) {
  const term = query.get('lookupTerm')?.toLowerCase() ?? '';
  return sessionData().participantSites.filter(({ name }) => name.toLowerCase().includes(term));
}

/** Renders the screen; a query of sites checks by itself. */
export function showSchedule({
  query = {},
  now = usualNow,
  answers = {},
  data = {},
  ...world
}: Show = {}): Shown {
  const session = createTestSession({
    data,
    answers: { ...worldAnswers({ now, ...world }), [lookupCall]: lookUpSites, ...answers },
  });
  const onChange = vi.fn<(change: ScheduleChange) => void>();
  const onNewConsignment = vi.fn<(startKey: string) => void>();
  renderInTheme(
    inSession(
      session,
      <WiredSchedule query={query} now={now} onChange={onChange} onNewConsignment={onNewConsignment} />,
    ),
  );
  return {
    session,
    onChange,
    started: () => startValues(session.server.client).get(onNewConsignment.mock.lastCall?.[0] ?? ''),
    url: () => onChange.mock.lastCall?.[0].query,
    searches: () => session.server.bodies(slotsCall),
    back: () => act(() => screen.getByText('Back').click()),
    forward: () => act(() => screen.getByText('Forward').click()),
  };
}

/** Presses 'Check delivery availability'. */
export function check(): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name: 'Check delivery availability' }));
}

export async function chooseSite(side: 'Sender' | 'Receiver', name: string): Promise<void> {
  await userEvent.click(screen.getByRole('combobox', { name: `${side} site` }));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
}

/** Types 5 Bank Street, Whangārei. */
export async function typeAddress(side: 'Sender' | 'Receiver'): Promise<void> {
  const card = within(screen.getByRole('region', { name: side }));
  await userEvent.click(card.getByRole('button', { name: /^Enter an address/ }));
  const parts = {
    'Street number': '5',
    'Street name': 'Bank Street',
    Suburb: 'Regent',
    City: 'Whangārei',
    Postcode: '0110',
  };
  for (const [name, text] of Object.entries(parts)) {
    enterText(card.getByRole('textbox', { name }), text);
  }
}
