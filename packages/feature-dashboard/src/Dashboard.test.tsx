import { permissions, type Permission } from '@consign/domain/permissions';
import { reportDefinitions, reportNames } from '@consign/domain/reports';
import type { FakeCall, FakeResponses } from '@consign/queries/testing';
import { memoryStore, tenantSettings, testSite } from '@consign/session/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { cardTitles, findCard, showDashboard, showTable } from './testing/show.js';
import { cardCalls, costsCall, difotCall, emptyAnswers, stagedCall } from './testing/world.js';

const unavailable = () =>
  Response.json({ title: 'Bad', detail: 'The reports are being rebuilt' }, { status: 400 });

function titles(): (string | null)[] {
  return screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
    .filter((title) => cardTitles.some((known) => known === title));
}

describe('the dashboard', () => {
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

  it('[DASH-01, DASH-07, DASH-17, DASH-20, DASH-22, DASH-23] a first visit greets the user, asks each report once for the last 7 days and all service types, and explains each figure', async () => {
    const { session, asked } = showDashboard();
    expect(await screen.findByRole('heading', { name: 'Kōwhai Kitchens Dashboard' })).toBeVisible();
    expect(screen.getByText('Welcome, Mere Manager')).toBeVisible();
    await findCard('Costs');
    for (const call of cardCalls) {
      expect(asked(call)).toEqual({
        siteIds: [testSite(10, '').id],
        startDateUtc: '2026-11-14T11:00:00Z',
        endDateUtc: '2026-11-21T11:00:00Z',
        serviceTypeCodes: [],
      });
    }
    const reports = session.server.names().filter((name) => cardCalls.some((call) => call === name));
    expect(reports.toSorted()).toEqual([...cardCalls].toSorted());
    expect(
      screen.getByText('15/11/2026 to 21/11/2026, compared with 08/11/2026 to 14/11/2026'),
    ).toBeVisible();
    // Pictures are hidden from assistive technology.
    await waitFor(() => expect(document.querySelectorAll('[data-chart]')).toHaveLength(7));
    expect(document.querySelectorAll('[aria-hidden] [data-chart]')).toHaveLength(7);

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

  it('[DASH-14, DASH-24] shows costs only with the price permission; days are no links for a user without the list', async () => {
    const without = permissions.filter((name: Permission) => name !== 'Consignment.ViewPricing');
    const { session } = showDashboard({ data: { permissions: without }, hasList: false });
    const { card } = await showTable('Consignments Delivered');
    expect(card.queryAllByRole('link')).toEqual([]);
    expect(titles()).toEqual(cardTitles.filter((title) => title !== 'Costs'));
    expect(session.server.names()).not.toContain(costsCall);
  });

  it('[DASH-09, DASH-10, DASH-24] leaves out the charts that the tenant has off; days are no links while service types are chosen, which the list can not filter by', async () => {
    const settings = tenantSettings({ averageStagedToDeliveredChart: false, difotChart: false });
    const query = { dateRangePresetCode: 'LAST_7_DAYS', serviceTypes: 'GENERAL' };
    const { session } = showDashboard({ data: { settings }, query });
    const { card } = await showTable('Consignments Delivered');
    expect(card.queryAllByRole('link')).toEqual([]);
    await findCard('Costs');
    expect(titles()).toEqual(cardTitles.slice(2));
    expect(session.server.names()).not.toContain(difotCall);
    expect(session.server.names()).not.toContain(stagedCall);
  });

  it('[DASH-08] each card fails by itself, with the message of the service, and tries again', async () => {
    const down = new Set<string>(cardCalls);
    const empty: FakeResponses = emptyAnswers;
    const answers = Object.fromEntries(
      cardCalls.map((call) => [
        call,
        (asked: FakeCall) => {
          const answer = empty[call];
          if (down.has(call)) return unavailable();
          return typeof answer === 'function' ? answer(asked) : answer;
        },
      ]),
    );
    showDashboard({ answers });
    const message = 'Chart service is not available';
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(cardCalls.length));
    expect(screen.getAllByText('The reports are being rebuilt')).toHaveLength(cardCalls.length);
    for (const [index, call] of cardCalls.entries()) {
      const card = await findCard(cardTitles[index] ?? '');
      down.delete(call);
      await userEvent.click(card.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(card.queryByText(message)).toBeNull());
      expect(screen.queryAllByText(message)).toHaveLength(cardCalls.length - index - 1);
    }
    // Says in words that a card has no figures.
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
});
