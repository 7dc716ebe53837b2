import { permissions, type Permission } from '@consign/domain/permissions';
import { reportDefinitions, reportNames } from '@consign/domain/reports';
import { memoryStore, tenantSettings, testSite } from '@consign/session/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { cardTitles, findCard, showDashboard } from './testing/show.js';
import {
  costsCall,
  createdCall,
  deliveredCall,
  difotCall,
  emptyAnswers,
  exceptionsCall,
  stagedCall,
} from './testing/world.js';

const calls = [stagedCall, difotCall, createdCall, exceptionsCall, costsCall, deliveredCall] as const;
const unavailable = () => Response.json({ title: 'The reports are being rebuilt' }, { status: 503 });

function titles(): (string | null)[] {
  return screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
    .filter((title) => cardTitles.some((known) => known === title));
}

describe('the dashboard', () => {
  it('[DASH-01] is titled with the organisation, and greets the user', async () => {
    showDashboard();
    expect(await screen.findByRole('heading', { name: 'Kōwhai Kitchens Dashboard' })).toBeVisible();
    expect(screen.getByText('Welcome, Mere Manager')).toBeVisible();
    await findCard('Costs');
  });

  it('[DASH-05] says that there is no site, and calls nothing', async () => {
    const { session } = showDashboard({ data: { sites: [] } });
    expect(
      await screen.findByText(
        'You do not have access to any sites. Please contact your freight service provider for assistance.',
      ),
    ).toBeVisible();
    expect(session.server.names().filter((name) => name.includes('/reports/'))).toEqual([]);
  });

  it('[DASH-06] asks for a site when none is selected', async () => {
    const storage = memoryStore({ 'consign.active-sites': '[]' });
    const { session } = showDashboard({ storage });
    expect(await screen.findByText('Please select a requesting site.')).toBeVisible();
    expect(session.server.names().filter((name) => name.includes('/reports/'))).toEqual([]);
  });

  it('[DASH-17, DASH-22] a first visit asks each report once for the last 7 days and all service types', async () => {
    const { session, asked } = showDashboard();
    await findCard('Costs');
    for (const call of calls) {
      expect(asked(call)).toEqual({
        siteIds: [testSite(10, '').id],
        startDateUtc: '2026-11-14T11:00:00Z',
        endDateUtc: '2026-11-21T11:00:00Z',
        serviceTypeCodes: [],
      });
    }
    expect(
      session.server
        .names()
        .filter((name) => calls.some((call) => call === name))
        .toSorted(),
    ).toEqual([...calls].toSorted());
    expect(
      screen.getByText('15/11/2026 to 21/11/2026, compared with 08/11/2026 to 14/11/2026'),
    ).toBeVisible();
  });

  it('[DASH-14] shows costs only with the price permission', async () => {
    const without = permissions.filter((name: Permission) => name !== 'Consignment.ViewPricing');
    const { session } = showDashboard({ data: { permissions: without } });
    await findCard('Consignments Delivered');
    expect(titles()).toEqual(cardTitles.filter((title) => title !== 'Costs'));
    expect(session.server.names()).not.toContain(costsCall);
  });

  it('[DASH-09, DASH-10] leaves out the charts that the tenant has off', async () => {
    const settings = tenantSettings({ averageStagedToDeliveredChart: false, difotChart: false });
    const { session } = showDashboard({ data: { settings } });
    await findCard('Costs');
    expect(titles()).toEqual(cardTitles.slice(2));
    expect(session.server.names()).not.toContain(difotCall);
    expect(session.server.names()).not.toContain(stagedCall);
  });

  it('[DASH-07, DASH-23] explains each figure in a dialog', async () => {
    showDashboard();
    for (const [index, title] of cardTitles.entries()) {
      const card = await findCard(title);
      await userEvent.click(card.getByRole('button', { name: `About ${title}` }));
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      const name = reportNames[index];
      expect(name).toBeDefined();
      for (const text of name === undefined ? [] : reportDefinitions[name]) {
        expect(dialog.getByText(text)).toBeVisible();
      }
      await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(card.getByRole('button', { name: `About ${title}` })).toHaveFocus();
    }
  });

  it('[DASH-08] each card fails by itself, and tries again', async () => {
    const down = new Set<string>(calls);
    const answers = Object.fromEntries(
      calls.map((call) => [call, () => (down.has(call) ? unavailable() : emptyBody(call))]),
    );
    showDashboard({ answers });
    const message = 'Chart service is not available';
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(calls.length));
    for (const [index, call] of calls.entries()) {
      const card = await findCard(cardTitles[index] ?? '');
      down.delete(call);
      await userEvent.click(card.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(card.queryByText(message)).toBeNull());
      expect(screen.queryAllByText(message)).toHaveLength(calls.length - index - 1);
    }
  });

  it('[DASH-08] shows the message of the service', async () => {
    showDashboard({
      answers: {
        [createdCall]: () =>
          Response.json({ title: 'Bad', detail: 'The reports are being rebuilt' }, { status: 400 }),
      },
    });
    const card = await findCard('Consignments Created');
    expect(await card.findByText('The reports are being rebuilt')).toBeVisible();
  });

  it('says in words that a card has no figures', async () => {
    showDashboard({ answers: emptyAnswers });
    const days = '15/11/2026 to 21/11/2026';
    for (const text of [
      `No consignments were created ${days}.`,
      `No deliveries were due or made ${days}.`,
      `No exceptions were raised ${days}.`,
      `Nothing was delivered ${days} that has a time to measure.`,
      `Nothing was delivered ${days}, or in the period before.`,
      `Nothing that was staged ${days}, or in the period before, has a confirmed price.`,
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(screen.queryByRole('button', { name: /^Show as table/ })).toBeNull();
  });

  it('[DASH-46] a slow card keeps its place while the others are used', async () => {
    showDashboard({ answers: { [difotCall]: () => new Promise<never>(() => undefined) } });
    const slow = await findCard('DIFOT');
    const created = await findCard('Consignments Created');
    expect(await created.findByRole('button', { name: 'Draft 7' })).toBeEnabled();
    expect(slow.getByText('Loading DIFOT')).toBeInTheDocument();
  });
});

function emptyBody(call: (typeof calls)[number]): Response {
  const isAverage = call === stagedCall;
  return Response.json(isAverage ? { averageDays: null, previousAverageDays: null, trendPercent: null } : []);
}
