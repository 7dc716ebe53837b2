import { inTurn } from '@consign/queries/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { buildPage, buildRow } from '../testing/report-rows.js';
import { showDrillDown } from '../testing/show-drill-down.js';
import { calls, costs, draft, miss } from '../testing/WiredDrillDown.js';
import { costsCall, createdCall } from '../testing/world.js';

const rows = Array.from({ length: 37 }, (_, index) => buildRow(index + 1, 'DRAFT'));

/** A card that counted 38 before, and its figure from the second call on. */
function showChanged(answers: Parameters<typeof showDrillDown>[0]['answers'] = {}) {
  const counts = [38, 37].map((count) => [{ status: 'DRAFT' as const, count }]);
  return showDrillDown({ segment: draft, rows, answers: { [createdCall]: inTurn(...counts), ...answers } });
}

describe('a figure that changes', () => {
  it('[DASH-39] is read again until it agrees with the rows, and the dialog says both', async () => {
    const { session } = showChanged();
    expect(
      await screen.findByText(
        'This figure was 38 when you opened it and is 37 now. The dashboard shows the new figure.',
        {},
      ),
    ).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Created · Draft · 37 consignments' })).toBeVisible();
    expect(session.server.callsTo(createdCall)).toHaveLength(2);
  });

  it('[DASH-39, DASH-51] of costs compares what the rows add up to, not how many they are', async () => {
    const amounts = [2, 20.1].map((current) => [
      { date: costs.day, current, previousDate: '2026-03-08', previous: 0 },
    ]);
    showDrillDown({
      segment: costs,
      rows: [1, 2].map((number) => buildRow(number, 'DELIVERED', { confirmedPrice: 10.05 })),
      answers: { [costsCall]: inTurn(...amounts) },
    });
    expect(
      await screen.findByText(
        'This figure was $2.00 when you opened it and is $20.10 now. The dashboard shows the new figure.',
      ),
    ).toBeVisible();
    const dialog = screen.getByRole('dialog', { name: 'Costs · 15/03/2026 · 2 consignments' });
    expect(
      within(dialog).getByText(
        'Staged 15/03/2026 · 1 site · all service types · $20.10 NZD confirmed, excluding GST',
      ),
    ).toBeVisible();
  });

  it('[DASH-39] is not read for ever where the server never agrees', async () => {
    const { session } = showDrillDown({
      segment: draft,
      rows,
      answers: { [createdCall]: [{ status: 'DRAFT', count: 38 }] },
    });
    await screen.findByRole('dialog', { name: 'Created · Draft · 37 consignments' });
    const count = () => [createdCall, calls.created].flatMap(session.server.callsTo).length;
    await waitFor(() => expect(count()).toBe(6));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('26–37 of 37');
    expect(count()).toBeLessThanOrEqual(7);
  });

  it('[DASH-39] of which nothing is left leads back to the dashboard', async () => {
    const { onClose } = showDrillDown({ segment: draft, rows: [] });
    const dialog = await screen.findByRole('dialog', { name: 'Created · Draft · 0 consignments' });
    expect(await within(dialog).findByText('No consignments any more')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Download' })).toBeDisabled();
    expect(within(dialog).queryByText('Open in search')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Back to the dashboard' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('rows that do not load', () => {
  it('[DASH-16] are a skeleton while they load', async () => {
    showDrillDown({ segment: miss, answers: { [calls.difot]: () => new Promise<never>(() => undefined) } });
    expect(await screen.findByText('Loading consignments')).toBeVisible();
  });

  it('[DASH-16] say why, and load with Retry; those of another page keep the last one', async () => {
    let isUp = false;
    showDrillDown({
      segment: draft,
      rows,
      answers: {
        [calls.created]: (call) =>
          isUp && (call.body as { pageNumber: number }).pageNumber === 1
            ? buildPage(rows, call)
            : Response.json({ title: 'The reports are being rebuilt' }, { status: 503 }),
      },
    });
    const failed = "The consignments couldn't be loaded";
    expect(await screen.findByText(failed)).toBeVisible();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1–25 of 37')).toBeVisible();
    expect(screen.queryByText(failed)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText(failed)).toBeVisible();
  });
});
