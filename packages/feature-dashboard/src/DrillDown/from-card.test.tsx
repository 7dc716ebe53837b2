import type { DifotPage, ExceptionPage } from '@consign/api-client/consignment';
import type { ReportPage } from '@consign/queries';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { findCard, showDashboard } from '../testing/show.js';
import { kinds } from '../testing/world.js';
import { buildException, buildPage, buildRow, verdicts } from '../testing/report-rows.js';
import { calls } from '../testing/WiredDrillDown.js';

const [verdict] = verdicts;
if (verdict === undefined) throw new Error('No verdict');
const row = buildRow(1, 'DELIVERED', { difot: verdict, exceptions: [buildException(1)] });

/** The first page of a figure, of which one row is enough here. */
const pageFor = (count: number, body: unknown): ReportPage => ({
  ...buildPage([row], body as { pageNumber: number; pageSize: number }),
  rowCount: count,
});

/** Opens a segment of a card by keyboard; its figure is behind it. */
async function openSegment(card: string, name: RegExp, count: number, query: Record<string, string> = {}) {
  const shown = showDashboard({
    query,
    answers: {
      [calls.created]: ({ body }) => pageFor(count, body),
      [calls.difot]: ({ body }) => pageFor(count, body) as DifotPage,
      [calls.exceptions]: ({ body }) => pageFor(count, body) as ExceptionPage,
    },
  });
  const button = await (await findCard(card)).findByRole('button', { name });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  return { ...shown, button, dialog };
}

describe('a segment of a card', () => {
  it.each([
    [
      'Consignments Created',
      /^Ready 12/u,
      12,
      calls.created,
      { statusCode: 'FINAL' },
      'Created · Ready · 12 consignments',
    ],
    [
      'Consignments Created',
      /^Delivered 1,234/u,
      1234,
      calls.created,
      { statusCode: 'DELIVERED' },
      'Created · Delivered · 1,234 consignments',
    ],
    [
      'DIFOT',
      /^Miss 33.*General freight/u,
      33,
      calls.difot,
      { serviceType: 'GENERAL', difotStatus: 'MISS' },
      'Miss · General freight · 33 consignments',
    ],
    [
      'Unresolved Exceptions',
      /^Unresolved 6.*Receiver was closed/u,
      6,
      calls.exceptions,
      { standardEventId: kinds.closed, exceptionStatus: 'OPEN', statusCodes: [] },
      'Unresolved · Receiver was closed · 6 consignments',
    ],
    [
      'Unresolved Exceptions',
      /^Resolved 4.*Receiver was closed/u,
      4,
      calls.exceptions,
      { standardEventId: kinds.closed, exceptionStatus: 'CLOSED' },
      'Resolved · Receiver was closed · 4 consignments',
    ],
  ] as const)(
    '[DASH-16, DASH-24] of %s, %s, opens as many consignments, by its own filter',
    async (card, name, count, call, slice, title) => {
      const { session, asked, dialog } = await openSegment(card, name, count);
      await waitFor(() => expect(dialog).toHaveAccessibleName(title));
      const figures = 'POST /api/v2/reports/consignments-by-status';
      expect(asked(call)).toMatchObject({ ...asked(figures), ...slice, pageNumber: 1 });
      // The figure agrees: the card is not asked again.
      expect(session.server.names().filter((each) => each === figures)).toHaveLength(1);
      expect(screen.queryByText(/when you opened it/u)).toBeNull();
    },
  );

  it('[DASH-13, DASH-16] of Exceptions has the statuses of the card’s filter', async () => {
    const { asked, dialog } = await openSegment(
      'Unresolved Exceptions',
      /^Unresolved 1.*Receiver was closed/u,
      1,
      { exceptions: 'Collection' },
    );
    await waitFor(() =>
      expect(dialog).toHaveAccessibleName('Unresolved · Receiver was closed · Collection · 1 consignment'),
    );
    expect(asked(calls.exceptions)).toMatchObject({ statusCodes: ['DRAFT', 'FINAL', 'STAGED'] });
  });

  it('[DASH-36] is in the URL while its dialog is open, and has the focus again afterwards', async () => {
    const { button, onChange } = await openSegment('DIFOT', /^Miss 33/u, 33);
    expect(onChange.mock.lastCall?.[0]).toMatchObject({
      query: { 'drill.card': 'difot', 'drill.serviceType': 'GENERAL', 'drill.status': 'MISS' },
      replace: false,
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    expect(Object.keys(onChange.mock.lastCall?.[0].query ?? {}).join(' ')).not.toContain('drill');
  });

  it('[DASH-36] opens with a link, and closing that focuses the card', async () => {
    showDashboard({
      query: { 'drill.card': 'created', 'drill.status': 'FINAL' },
      answers: { [calls.created]: ({ body }) => pageFor(12, body) },
    });
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveAccessibleName('Created · Ready · 12 consignments'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const card = await screen.findByRole('region', { name: 'Consignments Created' });
    await waitFor(() => expect(card).toHaveFocus());
  });
});
