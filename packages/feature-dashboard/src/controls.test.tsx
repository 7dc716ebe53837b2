import { memoryStore } from '@consign/session/testing';
import { enterText } from '@consign/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { findCard, showDashboard } from './testing/show.js';
import { createdCall, testNow } from './testing/world.js';

const types = () => screen.getByRole('button', { name: /^Service types/ });
const from = () => screen.getByRole('textbox', { name: 'From date' });
const to = () => screen.getByRole('textbox', { name: 'To date' });

function tomorrow(): Date {
  return new Date(testNow().getTime() + 86_400_000);
}

async function choosePeriod(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('combobox', { name: 'Period' }));
  await userEvent.click(await screen.findByRole('option', { name }));
}

async function toggleType(name: string): Promise<void> {
  if (screen.queryByRole('option', { name }) === null) await userEvent.click(types());
  await userEvent.click(await screen.findByRole('option', { name }));
}

describe('the filter of the dashboard', () => {
  it('[DASH-02, DASH-03, DASH-45] applies service types, a preset, and at most 93 typed days; a link that was not understood has the defaults', async () => {
    const { asked, onChange, session } = showDashboard({
      query: { dateRangePresetCode: 'NEVER', serviceTypes: 'LOST' },
    });
    await findCard('Consignments Created');
    expect(
      screen.getByText("Some filters in this link weren't recognised, so the defaults were used."),
    ).toBeVisible();
    expect(asked(createdCall)?.serviceTypeCodes).toEqual([]);
    expect(types()).toHaveTextContent('All Service Types');
    await toggleType('Overnight');
    expect(types()).toHaveTextContent('1 Service Type');
    await waitFor(() => expect(asked(createdCall)?.serviceTypeCodes).toEqual(['GENERAL']));
    expect(onChange.mock.lastCall?.[0]).toEqual({
      query: { dateRangePresetCode: 'LAST_7_DAYS', serviceTypes: 'GENERAL' },
      replace: false,
    });
    await toggleType('Overnight');
    expect(types()).toHaveTextContent('All Service Types');
    await waitFor(() => expect(asked(createdCall)?.serviceTypeCodes).toEqual([]));
    await userEvent.keyboard('{Escape}');

    await choosePeriod('Last calendar month');
    await waitFor(() => expect(asked(createdCall)?.startDateUtc).toBe('2026-09-30T11:00:00Z'));
    expect(
      screen.getByText('01/10/2026 to 31/10/2026, compared with 01/09/2026 to 30/09/2026'),
    ).toBeVisible();

    await choosePeriod('Last 7 days');
    await waitFor(() => expect(asked(createdCall)?.startDateUtc).toBe('2026-11-14T11:00:00Z'));
    const before = session.server.calls.length;
    enterText(from(), '20/8/2026');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('A maximum of 3 month(s) is allowed')).toBeVisible();
    expect(to()).toHaveFocus();
    expect(session.server.calls).toHaveLength(before);
    enterText(from(), '21/8/2026');
    await userEvent.click(screen.getByRole('button', { name: 'Apply dates' }));
    await waitFor(() => expect(asked(createdCall)?.startDateUtc).toBe('2026-08-20T12:00:00Z'));
    expect(screen.queryByText('A maximum of 3 month(s) is allowed')).toBeNull();
  });

  it('[DASH-04] the choice is remembered, a preset as one that moves with the day, and a link wins over it', async () => {
    const storage = memoryStore();
    const first = showDashboard({ storage });
    await findCard('Consignments Created');
    await toggleType('Overnight');
    await userEvent.keyboard('{Escape}');
    enterText(from(), '1/11/2026');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(first.asked(createdCall)?.startDateUtc).toBe('2026-10-31T11:00:00Z'));
    first.unmount();

    const again = showDashboard({ storage });
    await findCard('Consignments Created');
    expect(again.asked(createdCall)).toMatchObject({
      startDateUtc: '2026-10-31T11:00:00Z',
      serviceTypeCodes: ['GENERAL'],
    });
    await choosePeriod('Today');
    again.unmount();

    const later = showDashboard({ storage, now: tomorrow });
    await findCard('Consignments Created');
    expect(later.asked(createdCall)).toMatchObject({
      startDateUtc: '2026-11-21T11:00:00Z',
      serviceTypeCodes: ['GENERAL'],
    });
    later.unmount();

    const linked = showDashboard({ storage, query: { dateRangePresetCode: 'LAST_7_DAYS' } });
    await findCard('Consignments Created');
    expect(linked.asked(createdCall)).toMatchObject({
      startDateUtc: '2026-11-14T11:00:00Z',
      serviceTypeCodes: [],
    });
  });
});
