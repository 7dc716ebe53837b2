import type { DifotPage, ExceptionPage } from '@consign/api-client/consignment';
import type { ReportPage } from '@consign/queries';
import type { FakeCall } from '@consign/queries/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { findRendered } from '../testing/charts.js';
import { findCard, showDashboard, showTable } from '../testing/show.js';
import { createdCall, kinds } from '../testing/world.js';
import { buildException, buildPage, buildRow, verdicts } from '../testing/report-rows.js';
import { calls } from '../testing/WiredDrillDown.js';

const [verdict] = verdicts;
if (verdict === undefined) throw new Error('No verdict');
const row = buildRow(1, 'DELIVERED', { difot: verdict, exceptions: [buildException(1)] });

/** The first page of a figure, of which one row is enough here. */
const pageFor = (count: number, call: FakeCall): ReportPage => ({
  ...buildPage([row], call),
  rowCount: count,
});

const segments = [
  {
    card: 'Consignments Created',
    button: /^Ready 12/u,
    count: 12,
    call: calls.created,
    slice: { statusCode: 'FINAL' },
    url: { 'drill.card': 'created', 'drill.status': 'FINAL' },
    title: 'Created · Ready · 12 consignments',
  },
  {
    card: 'DIFOT',
    button: /^On Time 67.*General freight/u,
    count: 67,
    call: calls.difot,
    slice: { serviceType: 'GENERAL', difotStatus: 'ONTIME' },
    url: { 'drill.card': 'difot', 'drill.serviceType': 'GENERAL', 'drill.status': 'ONTIME' },
    title: 'On Time · General freight · 67 consignments',
  },
  {
    card: 'DIFOT',
    button: /^Miss 33.*General freight/u,
    count: 33,
    call: calls.difot,
    slice: { serviceType: 'GENERAL', difotStatus: 'MISS' },
    url: { 'drill.card': 'difot', 'drill.serviceType': 'GENERAL', 'drill.status': 'MISS' },
    title: 'Miss · General freight · 33 consignments',
  },
  {
    card: 'Unresolved Exceptions',
    button: /^Unresolved 6.*Receiver was closed/u,
    count: 6,
    call: calls.exceptions,
    slice: { standardEventId: kinds.closed, exceptionStatus: 'OPEN', statusCodes: [] },
    url: { 'drill.card': 'exceptions', 'drill.kind': kinds.closed, 'drill.status': 'OPEN' },
    title: 'Unresolved · Receiver was closed · 6 consignments',
  },
  {
    card: 'Unresolved Exceptions',
    button: /^Resolved 4.*Receiver was closed/u,
    count: 4,
    call: calls.exceptions,
    slice: { standardEventId: kinds.closed, exceptionStatus: 'CLOSED' },
    url: { 'drill.card': 'exceptions', 'drill.kind': kinds.closed, 'drill.status': 'CLOSED' },
    title: 'Resolved · Receiver was closed · 4 consignments',
  },
];

describe('a segment of a card', () => {
  it('[DASH-16, DASH-24, DASH-36] opens as many consignments by its own filter, is in the URL meanwhile, and has the focus again', async () => {
    let count = 0;
    const { session, asked, onChange } = showDashboard({
      answers: {
        [calls.created]: (call) => pageFor(count, call),
        [calls.difot]: (call) => pageFor(count, call) as DifotPage,
        [calls.exceptions]: (call) => pageFor(count, call) as ExceptionPage,
      },
    });
    await waitFor(() => expect(document.querySelectorAll('[data-chart]')).toHaveLength(7));
    for (const segment of segments) {
      ({ count } = segment);
      const button = await (await findCard(segment.card)).findByRole('button', { name: segment.button });
      button.focus();
      const charts = findRendered();
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => expect(dialog).toHaveAccessibleName(segment.title));
      // It takes longer to render the charts behind the dialog than the dialog.
      expect(findRendered()).toBe(charts);
      expect(asked(segment.call)).toMatchObject({ ...asked(createdCall), ...segment.slice, pageNumber: 1 });
      expect(onChange.mock.lastCall?.[0]).toMatchObject({ query: segment.url, replace: false });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      expect(Object.keys(onChange.mock.lastCall?.[0].query ?? {}).join(' ')).not.toContain('drill');
    }
    // The figures agreed: the card was not asked again.
    expect(session.server.callsTo(createdCall)).toHaveLength(1);
  });

  it('[DASH-51] of Costs opens from its table, in either period, with the prices of that day alone', async () => {
    const priced = { ...row, estimatedPrice: 100, confirmedPrice: 110, confirmedFafPrice: 4 };
    const { asked, onChange } = showDashboard({
      answers: { [calls.costs]: (call) => ({ ...buildPage([priced], call), confirmedTotal: 11111.04 }) },
    });
    const { card } = await showTable('Costs');
    const [, previous] = card.getAllByRole('button', { name: /^\$/u });
    const button = previous ?? document.body;
    expect(button).toHaveTextContent('$11,111.04');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveAccessibleName('Costs · 08/11/2026 · 1 consignment'));
    expect(asked(calls.costs)).toMatchObject({
      startDateUtc: '2026-11-07T11:00:00Z',
      endDateUtc: '2026-11-08T11:00:00Z',
      pageNumber: 1,
    });
    expect(onChange.mock.lastCall?.[0].query).toMatchObject({
      'drill.card': 'costs',
      'drill.day': '2026-11-08',
    });
    const table = within(dialog);
    for (const text of ['$100.00', '$110.00', '+$6.00 (+6.0%)']) {
      expect(await table.findByText(text)).toBeVisible();
    }
    // Only the list sorts by price (LIST-84).
    expect(table.getByRole('columnheader', { name: 'Difference excl. FAF' })).toBeVisible();
    expect(table.queryByRole('button', { name: 'Difference excl. FAF' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('[DASH-13, DASH-16, DASH-36] opens with a link, by the card’s filter; closing that focuses the card', async () => {
    const { asked } = showDashboard({
      query: {
        exceptions: 'Collection',
        'drill.card': 'exceptions',
        'drill.kind': kinds.closed,
        'drill.status': 'OPEN',
      },
      answers: { [calls.exceptions]: (call) => pageFor(1, call) as ExceptionPage },
    });
    const dialog = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(dialog).toHaveAccessibleName('Unresolved · Receiver was closed · Collection · 1 consignment'),
    );
    expect(asked(calls.exceptions)).toMatchObject({ statusCodes: ['DRAFT', 'FINAL', 'STAGED'] });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const card = await screen.findByRole('region', { name: 'Unresolved Exceptions' });
    await waitFor(() => expect(card).toHaveFocus());
  });
});
