import type { StatusCount } from '@consign/api-client/consignment';
import { formatDate } from '@consign/domain/dates';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { cardTitles, findCard, showDashboard } from './testing/show.js';
import { createdCall, deliveredCall, kinds, stagedCall } from './testing/world.js';

const many: StatusCount[] = [{ status: 'DRAFT', count: 7 }];
const few: StatusCount[] = [{ status: 'DRAFT', count: 2 }];

async function showTable(title: string) {
  const card = await findCard(title);
  await userEvent.click(await card.findByRole('button', { name: `Show as table (${title})` }));
  const table = card.getByRole('table');
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  return { card, table, rows };
}

describe('the cards', () => {
  it('[DASH-09, DASH-22] the average has 2 decimals and a trend in words beside its arrow', async () => {
    showDashboard();
    const card = await findCard('Average Staged to Delivered');
    expect(await card.findByText('2.35 days')).toBeVisible();
    expect(card.getByText('12.5% faster than the previous period')).toBeVisible();
    expect(card.getByText('Previous period, 08/11/2026 to 14/11/2026:')).toBeVisible();
    expect(card.getByText('2.68 days')).toBeVisible();
  });

  it.each([
    [4, '4.0% slower than the previous period'],
    [0, 'The same as in the previous period'],
    [null, 'No previous figures to compare with'],
  ])('[DASH-09, DASH-22] a trend of %s is said as "%s"', async (trendPercent, text) => {
    const previousAverageDays = trendPercent === null ? null : 2;
    showDashboard({ answers: { [stagedCall]: { averageDays: 2, previousAverageDays, trendPercent } } });
    expect(await (await findCard('Average Staged to Delivered')).findByText(text)).toBeVisible();
  });

  it('[DASH-10] DIFOT has the share of each service type as a whole percent, and opens both parts', async () => {
    const { onChange } = showDashboard();
    const card = await findCard('DIFOT');
    const [general, overnight] = await card.findAllByRole('listitem');
    expect(general).toHaveTextContent('General freight: 67% on time');
    expect(overnight).toHaveTextContent('Overnight: 99% on time');
    await userEvent.click(card.getByRole('button', { name: 'On Time 67 (General freight)' }));
    expect(onChange.mock.lastCall?.[0].query).toMatchObject({
      'drill.card': 'difot',
      'drill.serviceType': 'GENERAL',
      'drill.status': 'ONTIME',
    });
  });

  it('[DASH-11] Created has every status with its count and the total', async () => {
    const { onChange } = showDashboard();
    const card = await findCard('Consignments Created');
    const names = (await card.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Draft 7',
      'Ready 12',
      'Staged 9',
      'Picked Up 5',
      'In Transit 14',
      'Delivering 4',
      'Delivered 1,234',
      'Cancelled 3',
      'Error 1',
    ]);
    expect(card.getByText('1,289')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Delivered 1,234' }));
    expect(onChange.mock.lastCall?.[0]).toMatchObject({
      query: { 'drill.card': 'created', 'drill.status': 'DELIVERED' },
      replace: false,
    });
  });

  it('[DASH-12, DASH-13] exceptions are counted by kind under the filter, which the link keeps', async () => {
    const { onChange } = showDashboard();
    const card = await findCard('Unresolved Exceptions');
    const listed = () => card.getAllByRole('listitem').map(({ textContent }) => textContent);
    await card.findByText('Receiver was closed');
    expect(listed()).toEqual([
      expect.stringContaining('Receiver was closed10 in totalUnresolved 6'),
      expect.stringContaining('Te Whanganui-a-Tara2 in totalUnresolved 2'),
      expect.stringContaining('Not ready for pickup3 in totalUnresolved 0Resolved 3'),
    ]);
    await userEvent.click(card.getByRole('radio', { name: 'Collection' }));
    expect(listed()).toEqual([
      expect.stringContaining('Receiver was closed2 in totalUnresolved 1'),
      expect.stringContaining('Not ready for pickup3 in total'),
    ]);
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ query: { exceptions: 'Collection' }, replace: true });
    await userEvent.click(card.getByRole('button', { name: 'Resolved 1 (Receiver was closed)' }));
    expect(onChange.mock.lastCall?.[0].query).toMatchObject({
      exceptions: 'Collection',
      'drill.card': 'exceptions',
      'drill.kind': kinds.closed,
      'drill.status': 'CLOSED',
    });
  });

  it('[DASH-12] a kind without resolved exceptions offers no link for them', async () => {
    showDashboard();
    const card = await findCard('Unresolved Exceptions');
    await card.findByText('Not ready for pickup');
    expect(card.queryByRole('button', { name: /^Unresolved 0/ })).toBeNull();
  });

  it('[DASH-14] costs are in New Zealand dollars for both periods, and have no drill-down', async () => {
    showDashboard();
    const { rows, card } = await showTable('Costs');
    expect(rows[0]).toEqual(['Day', 'NZD', 'Previous period', 'NZD, previous']);
    expect(rows[1]).toEqual(['15/11/2026', '$3,703.68', '08/11/2026', '$11,111.04']);
    expect(card.queryAllByRole('link')).toEqual([]);
    await userEvent.click(card.getByRole('button', { name: 'Show as chart (Costs)' }));
    expect(card.getByText(/^\$[\d,]+\.\d\d NZD$/)).toBeVisible();
  });

  it('[DASH-15, DASH-24] a day of Delivered opens the list by its confirmed delivery', async () => {
    const { onSearch } = showDashboard();
    const { card, rows } = await showTable('Consignments Delivered');
    expect(rows).toHaveLength(8);
    const [link] = card.getAllByRole('link');
    expect(link).toHaveAttribute(
      'href',
      '/search?dateType=ConfirmedDelivery&startDate=2026-11-15&endDate=2026-11-15&statuses=DELIVERED',
    );
    await userEvent.click(link ?? document.body);
    expect(onSearch).toHaveBeenLastCalledWith({
      dateType: 'ConfirmedDelivery',
      startDate: '2026-11-15',
      endDate: '2026-11-15',
      statuses: 'DELIVERED',
    });
  });

  it('[DASH-24] days are no links for a user without the list', async () => {
    showDashboard({ hasList: false });
    const { card } = await showTable('Consignments Delivered');
    expect(card.queryAllByRole('link')).toEqual([]);
  });

  it('[DASH-24] days are no links while service types are chosen, which the list can not filter by', async () => {
    showDashboard({ query: { dateRangePresetCode: 'LAST_7_DAYS', serviceTypes: 'GENERAL' } });
    const { card } = await showTable('Consignments Delivered');
    expect(card.queryAllByRole('link')).toEqual([]);
  });

  it('[DASH-20, DASH-47] every card has a table with a caption, which can be copied', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    showDashboard();
    for (const title of cardTitles) {
      const { card, table } = await showTable(title);
      expect(table.querySelector('caption')?.textContent).toContain(`${title}, 15/11/2026 to 21/11/2026`);
      await userEvent.click(card.getByRole('button', { name: `Copy table (${title})` }));
      expect(writeText.mock.lastCall?.[0].split('\r\n')).toHaveLength(table.querySelectorAll('tr').length);
    }
    expect(writeText.mock.calls[2]?.[0]).toContain('Delivered\t1,234');
  });

  it('[DASH-20] pictures are hidden from assistive technology', async () => {
    showDashboard();
    await waitFor(() => expect(document.querySelectorAll('[data-chart]')).toHaveLength(7));
    expect(document.querySelectorAll('[aria-hidden] [data-chart]')).toHaveLength(7);
  });

  it('[DASH-15] every day is there once over the change to daylight saving, and back', async () => {
    for (const [startDate, endDate, utc] of [
      ['2026-09-26', '2026-09-28', ['2026-09-25T12:00:00Z', '2026-09-28T11:00:00Z']],
      ['2026-04-04', '2026-04-06', ['2026-04-03T11:00:00Z', '2026-04-06T12:00:00Z']],
    ] as const) {
      const { asked, unmount } = showDashboard({ query: { startDate, endDate } });
      const { rows } = await showTable('Consignments Delivered');
      const between = startDate.startsWith('2026-09') ? '27/09/2026' : '05/04/2026';
      expect(rows.slice(1).map(([first]) => first)).toEqual([
        formatDate(startDate),
        between,
        formatDate(endDate),
      ]);
      expect([asked(deliveredCall)?.startDateUtc, asked(deliveredCall)?.endDateUtc]).toEqual(utc);
      unmount();
    }
  });

  it('[DASH-46] keeps the previous figures, marked, while a changed filter loads', async () => {
    const waiting: ((counts: StatusCount[]) => void)[] = [];
    const server = vi.fn<() => Promise<StatusCount[]>>().mockResolvedValueOnce(many);
    server.mockImplementation(() => new Promise((resolve) => void waiting.push(resolve)));
    showDashboard({ answers: { [createdCall]: () => server() } });
    const card = await findCard('Consignments Created');
    await card.findByText('Draft');
    await userEvent.click(screen.getByRole('combobox', { name: 'Period' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Today' }));
    expect(await card.findByText('Updating…')).toBeVisible();
    expect(card.getByRole('button', { name: 'Draft 7' })).toBeVisible();
    waiting[0]?.(few);
    expect(await card.findByRole('button', { name: 'Draft 2' })).toBeVisible();
    expect(card.queryByText('Updating…')).toBeNull();
  });
});
