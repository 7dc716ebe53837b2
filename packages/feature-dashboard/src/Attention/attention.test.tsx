import { BulkRunnerProvider } from '@consign/consignment-parts/bulk-runner';
import { getDay } from '@consign/domain/dates';
import { permissions } from '@consign/domain/permissions';
import { inTurn, type FakeResponses } from '@consign/queries/testing';
import { createTestSession, type SessionData, TestSessionProvider } from '@consign/session/testing';
import { renderInTheme, listTexts } from '@consign/ui/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { DashboardLinks } from '../dashboard-screen-props.js';
import { noLinks, testLinks } from '../testing/links.js';
import {
  attention,
  attentionCall,
  changesCall,
  emptyAnswers,
  unsavedCall,
  worldAnswers,
} from '../testing/world.js';
import { answerCall, waitingAnswers, waitingCall } from '../testing/waiting.js';
import './AboutAttention.js';
import './WaitingDialog.js';
import { Attention, formatHour } from './Attention.js';

const filter = {
  siteIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12'],
  days: { from: getDay('2026-11-15'), to: getDay('2026-11-21') },
  serviceTypeCodes: [],
};

function showAttention(
  answers: FakeResponses = {},
  more: Partial<DashboardLinks> = {},
  data: Partial<SessionData> = {},
) {
  const session = createTestSession({ answers: { ...worldAnswers, ...answers }, data });
  const open = vi.fn<(where: unknown) => void>();
  const links: DashboardLinks = {
    ...testLinks,
    search: { ...testLinks.search, open },
    newConsignment: { ...testLinks.newConsignment, open: () => open('create') },
    ...more,
  };
  const onRender = vi.fn<() => void>();
  renderInTheme(
    <TestSessionProvider session={session}>
      <BulkRunnerProvider consignmentHref={(reference) => `/consignment/${reference}`}>
        <Profiler id="attention" onRender={onRender}>
          <Attention filter={filter} links={links} />
        </Profiler>
      </BulkRunnerProvider>
    </TestSessionProvider>,
  );
  return { session, open, onRender };
}

const figures = async () =>
  listTexts(within(await screen.findByRole('list', { name: 'Needs attention' })).getAllByRole('listitem'));

describe('what needs attention', () => {
  it('[DASH-28] [DASH-29] [DASH-30] [ANSW-12] each count is explained and a link to its list, zero is quiet, unsaved work a menu of its forms', async () => {
    const { session, open } = showAttention();
    expect(await figures()).toEqual([
      '8 Unresolved exceptions',
      '5 Waiting for youAnswer',
      '3 Waiting for the provider',
      '1,234 Overdue',
      '2 Ready, not picked up',
      '0 Drafts older than a week',
      '2 Unsaved work of yours',
    ]);
    expect(session.server.bodies(attentionCall)).toEqual([{ siteIds: filter.siteIds }]);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/search?attention=EXCEPTIONS',
      '/search?attention=WAITING_FOR_YOU',
      '/search?attention=WAITING_FOR_PROVIDER',
      '/search?attention=OVERDUE',
      '/search?attention=NOT_PICKED_UP',
    ]);

    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: '8 Unresolved exceptions' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(open).toHaveBeenLastCalledWith({ attention: 'EXCEPTIONS' });

    await userEvent.click(screen.getByRole('button', { name: 'About Needs attention' }));
    expect(await screen.findByRole('dialog', { name: 'Needs attention' })).toHaveTextContent(
      'Drafts older than a week: Drafts created more than 7 days ago.',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    // The newest first.
    await userEvent.click(await screen.findByRole('button', { name: '2 Unsaved work of yours' }));
    const items = await screen.findAllByRole('menuitem');
    expect(listTexts(items)).toEqual([
      'TAS0001234Last change 21/11/2026 10:30:00 AM',
      'New consignmentLast change 20/11/2026 10:30:00 AM',
    ]);
    expect(items[0]).toHaveAttribute('href', '/consignment/TAS0001234');
    expect(items[1]).toHaveAttribute('href', '/consignment/create');
    await userEvent.click(screen.getByRole('menuitem', { name: /New consignment/u }));
    expect(open).toHaveBeenLastCalledWith('create');
  });

  it("[DASH-29] is text for users without the list, who can't have unsaved work either", async () => {
    const { session } = showAttention({}, { ...noLinks, newConsignment: null });
    expect(await figures()).toEqual([
      '8 Unresolved exceptions',
      '5 Waiting for you',
      '3 Waiting for the provider',
      '1,234 Overdue',
      '2 Ready, not picked up',
      '0 Drafts older than a week',
    ]);
    expect(screen.queryByRole('link')).toBeNull();
    expect(session.server.names()).not.toContain(unsavedCall);
  });

  it('[DASH-28] is clear where there is nothing', async () => {
    showAttention(emptyAnswers);
    expect(await screen.findByText('All clear')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('[DASH-28] says that it failed, and tries again', async () => {
    const failed = Response.json({ title: 'Not now' }, { status: 400 });
    showAttention({ [attentionCall]: inTurn(failed, attention) });
    expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load what needs attention. Not now");
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await figures()).toHaveLength(7);
  });

  it('[DASH-28] shows that it is loading', () => {
    showAttention({ [attentionCall]: () => new Promise(() => undefined) });
    expect(screen.getByText('Loading what needs attention')).toBeInTheDocument();
  });

  it('[DASH-30] leaves out forms that the user cannot open', async () => {
    showAttention({}, { newConsignment: null });
    expect(await screen.findByRole('button', { name: '1 Unsaved work of yours' })).toBeVisible();
  });
});

describe('answering from the dashboard', () => {
  it('[ANSW-15] answers one consignment after the other, and the count moves', async () => {
    const { session } = showAttention(waitingAnswers(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Answer what waits for you' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Waiting for you' }));
    const first = await dialog.findByRole('button', { name: /^TAS0000001/u });
    expect(first).toHaveAttribute('aria-expanded', 'true');
    expect(session.server.bodies(waitingCall)[0]).toEqual({
      siteIds: filter.siteIds,
      attention: 'WAITING_FOR_YOU',
    });

    const dispose = async () => {
      await userEvent.click(await dialog.findByRole('button', { name: 'Answer Receiver was closed' }));
      const form = within(await screen.findByRole('dialog', { name: 'Answer the exception' }));
      await userEvent.click(form.getByRole('combobox', { name: 'Answer' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Dispose of the freight' }));
      await userEvent.click(form.getByRole('button', { name: 'Send answer' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Answer the exception' })).toBeNull());
    };
    await dispose();
    const next = await dialog.findByRole('button', { name: /^TAS0000002/u });
    expect(dialog.queryByRole('button', { name: /^TAS0000001/u })).toBeNull();
    expect(next).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(next).toHaveFocus());
    expect(await screen.findByText('Answer sent to your freight provider')).toBeVisible();

    await userEvent.keyboard('{Enter}');
    expect(next).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await dispose();
    expect(await dialog.findByText('Nothing waits for you')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await figures()).toContain('0 Waiting for you');
    const answered = session.server.callsTo(answerCall);
    expect(answered.map(({ path }) => path.split('/')[4])).toEqual(['TAS0000001', 'TAS0000002']);
  });

  it('[ANSW-15] leads to the list for the rest, and offers nothing to users who may not answer', async () => {
    const { open } = showAttention(waitingAnswers(30));
    await userEvent.click(await screen.findByRole('button', { name: 'Answer what waits for you' }));
    const rest = await screen.findByRole('link', { name: 'All 30 in the list' });
    await userEvent.click(rest);
    expect(open).toHaveBeenLastCalledWith({ attention: 'WAITING_FOR_YOU' });
    cleanup();

    showAttention({}, {}, { permissions: permissions.filter((name) => name !== 'Consignment.MAINTAIN') });
    expect(await figures()).toContain('5 Waiting for you');
  });
});

const passMinute = () => act(() => vi.advanceTimersByTimeAsync(60_000));

describe('the quiet refresh of the dashboard', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-22T19:04:30Z'), shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('[DASH-31] reads the figures again when something changed, and draws only what is new', async () => {
    let version = 'one';
    let overdue = 1234;
    const { session, onRender } = showAttention({
      [changesCall]: ({ query }) => ({ cursor: version, hasChanged: query.get('since') !== version }),
      [attentionCall]: () =>
        attention.map(({ kind, count }) => ({ kind, count: kind === 'OVERDUE' ? overdue : count })),
    });
    const reads = () => session.server.callsTo(attentionCall).length;
    await figures();
    await passMinute();
    expect(reads()).toBe(2);
    const drawn = onRender.mock.calls.length;
    await passMinute();
    expect(reads()).toBe(2);

    // Something else changed: the same figures are read, and nothing is drawn again.
    version = 'two';
    await passMinute();
    expect(reads()).toBe(3);
    expect(onRender).toHaveBeenCalledTimes(drawn);

    version = 'three';
    overdue = 1235;
    const link = screen.getByRole('link', { name: '1,234 Overdue' });
    link.focus();
    await passMinute();
    expect(screen.getByRole('link', { name: '1,235 Overdue' })).toBe(link);
    expect(link).toHaveFocus();
  });

  it('[DASH-31] keeps the figures when it fails, and says how old they are', async () => {
    let isDown = false;
    showAttention({
      [changesCall]: () =>
        isDown ? Response.json({ title: 'Not now' }, { status: 400 }) : { cursor: 'one', hasChanged: false },
    });
    await figures();
    await passMinute();
    isDown = true;
    await passMinute();
    expect(screen.getByText('Figures of 8:05 AM, trying again')).toBeVisible();
    expect(await figures()).toHaveLength(7);
    isDown = false;
    await passMinute();
    await waitFor(() => expect(screen.queryByText(/trying again/u)).toBeNull());
  });
});

it('[DASH-31] times are those of Auckland, without seconds', () => {
  expect(formatHour(new Date('2026-11-22T19:04:59Z'))).toBe('8:04 AM');
  expect(formatHour(new Date('2026-11-22T11:00:00Z'))).toBe('12:00 AM');
});
