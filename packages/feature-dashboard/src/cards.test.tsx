import type { StatusCount } from '@consign/api-client/consignment';
import { renderInTheme, listTexts } from '@consign/ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { Trend } from './Cards/PairFigures.js';
import { cardTitles, findCard, showDashboard, showTable } from './testing/show.js';
import { createdCall, deliveredCall, difotCall, kinds } from './testing/world.js';

const many: StatusCount[] = [{ status: 'DRAFT', count: 7 }];
const few: StatusCount[] = [{ status: 'DRAFT', count: 2 }];

describe('the cards', () => {
  it('[DASH-09, DASH-10, DASH-11, DASH-12, DASH-13, DASH-22] say their figures, exceptions under a filter that the link keeps', async () => {
    const { onChange } = showDashboard();
    const staged = await findCard('Average Staged to Delivered');
    expect(await staged.findByText('2.35 days')).toBeVisible();
    expect(staged.getByText('12.5% faster than the previous period')).toBeVisible();
    expect(staged.getByText('Previous period, 08/11/2026 to 14/11/2026:')).toBeVisible();
    expect(staged.getByText('2.68 days')).toBeVisible();

    const [general, overnight] = await (await findCard('DIFOT')).findAllByRole('listitem');
    expect(general).toHaveTextContent('General freight: 67% on time');
    expect(overnight).toHaveTextContent('Overnight: 99% on time');

    const created = await findCard('Consignments Created');
    const names = listTexts(await created.findAllByRole('listitem'));
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
    expect(created.getByText('1,289')).toBeVisible();

    const card = await findCard('Unresolved Exceptions');
    const listed = () => listTexts(card.getAllByRole('listitem'));
    await card.findByText('Receiver was closed');
    expect(listed()).toEqual([
      expect.stringContaining('Receiver was closed10 in totalUnresolved 6'),
      expect.stringContaining('Te Whanganui-a-Tara2 in totalUnresolved 2'),
      expect.stringContaining('Not ready for pickup3 in totalUnresolved 0Resolved 3'),
    ]);
    expect(card.queryByRole('button', { name: /^Unresolved 0/ })).toBeNull();
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

  it.each([
    [4, '4.0% slower than the previous period'],
    [0, 'The same as in the previous period'],
    [null, 'No previous figures to compare with'],
  ])('[DASH-09, DASH-22] a trend of %s is said as "%s"', (percent, text) => {
    renderInTheme(<Trend percent={percent} words={{ up: 'slower', down: 'faster' }} better="down" />);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('[DASH-14, DASH-15, DASH-20, DASH-24, DASH-47] have a table with a caption, which can be copied; a day of Delivered opens the list', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { onSearch } = showDashboard();
    const tables = new Map<string, Awaited<ReturnType<typeof showTable>>>();
    for (const title of cardTitles) {
      const shown = await showTable(title);
      tables.set(title, shown);
      const caption = shown.table.querySelector('caption')?.textContent;
      expect(caption).toContain(`${title}, 15/11/2026 to 21/11/2026`);
      await userEvent.click(shown.card.getByRole('button', { name: `Copy table (${title})` }));
      const cells = shown.rows.map((row) => row.join('\t').trim());
      expect(writeText.mock.lastCall?.[0].split('\r\n').map((line) => line.trim())).toEqual(cells);
    }

    const costs = tables.get('Costs');
    expect(costs?.rows[0]).toEqual(['Day', 'NZD', 'Previous period', 'NZD, previous']);
    expect(costs?.rows[1]).toEqual(['15/11/2026', '$3,703.68', '08/11/2026', '$11,111.04']);
    expect(costs?.card.queryAllByRole('link')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Show as chart (Costs)' }));
    expect(costs?.card.getByText(/^\$[\d,]+\.\d\d NZD$/)).toBeVisible();

    const delivered = tables.get('Consignments Delivered');
    expect(delivered?.rows).toHaveLength(8);
    const [link] = delivered?.card.getAllByRole('link') ?? [];
    const query = {
      dateType: 'ConfirmedDelivery',
      startDate: '2026-11-15',
      endDate: '2026-11-15',
      statuses: 'DELIVERED',
    };
    expect(link).toHaveAttribute('href', `/search?${new URLSearchParams(query).toString()}`);
    await userEvent.click(link ?? document.body);
    expect(onSearch).toHaveBeenLastCalledWith(query);
  });

  it('[DASH-15] have every day once over the change to daylight saving', async () => {
    const { asked } = showDashboard({ query: { startDate: '2026-09-26', endDate: '2026-09-28' } });
    const { rows } = await showTable('Consignments Delivered');
    expect(rows.slice(1).map(([first]) => first)).toEqual(['26/09/2026', '27/09/2026', '28/09/2026']);
    expect(asked(deliveredCall)).toMatchObject({
      startDateUtc: '2026-09-25T12:00:00Z',
      endDateUtc: '2026-09-28T11:00:00Z',
    });
  });

  it('[DASH-46] keep the previous figures, marked, while a changed filter loads, or when they could not be updated; a slow one keeps its place', async () => {
    const waiting: ((counts: StatusCount[]) => void)[] = [];
    const server = vi.fn<() => Promise<StatusCount[] | Response>>().mockResolvedValueOnce(many);
    server.mockImplementationOnce(() => new Promise((resolve) => void waiting.push(resolve)));
    server.mockImplementation(() => Promise.resolve(Response.json({ title: 'Not now' }, { status: 400 })));
    const { session } = showDashboard({
      answers: { [createdCall]: () => server(), [difotCall]: () => new Promise<never>(() => undefined) },
    });
    const card = await findCard('Consignments Created');
    await card.findByText('Draft');
    expect((await findCard('DIFOT')).getByText('Loading DIFOT')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('combobox', { name: 'Period' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Today' }));
    expect(await card.findByText('Updating…')).toBeVisible();
    expect(card.getByRole('button', { name: 'Draft 7' })).toBeVisible();
    waiting[0]?.(few);
    expect(await card.findByRole('button', { name: 'Draft 2' })).toBeVisible();
    expect(card.queryByText('Updating…')).toBeNull();

    act(() => void session.queryClient.invalidateQueries());
    expect(await card.findByText('Not updated')).toBeVisible();
    expect(card.getByRole('button', { name: 'Draft 2' })).toBeVisible();
  });
});
