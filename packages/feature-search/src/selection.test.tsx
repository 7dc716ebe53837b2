import { buildListItem, buildSelected } from '@consign/consignment-parts/testing/data';
import { listTexts } from '@consign/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { buildPage } from './testing/pages.js';
import { search, showSearch } from './testing/show.js';

const matching = 'POST /api/v2/consignments/search/matching';

const freightPage = buildPage(60, {
  results: Array.from({ length: 5 }, (_, index) =>
    buildListItem(index + 1, {
      totals: {
        deliveryItems: index + 1,
        packagingTypeName: null,
        volume: (index + 1) * 1.125,
        weight: (index + 1) * 267.5,
      },
      estimatedPrice: (index + 1) * 100,
      confirmedPrice: index === 2 ? 320 : null,
      confirmedFafPrice: index === 2 ? 15 : null,
    }),
  ),
});

async function select(reference: string): Promise<void> {
  await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${reference}` }));
}

function announced(): string | undefined {
  return listTexts([...document.querySelectorAll('[aria-live="polite"]')]).find((text) =>
    text.endsWith('selected'),
  );
}

it('[LOAD-07] leads to the load check of what is selected, for users who may print', async () => {
  showSearch();
  await select('TAS0000002');
  await select('TAS0000003');
  const link = await screen.findByRole('link', { name: 'Check the load' });
  expect(link).toHaveAttribute('href', '/dock?refs=TAS0000002,TAS0000003');
  expect(link).toHaveAttribute('target', '_blank');
});

it('[LIST-92] the focus is in the rows after Clear selection, and on it once all that match are selected', async () => {
  const items = Array.from({ length: 60 }, (_, index) => buildSelected(index + 1));
  showSearch({ answers: { [search]: freightPage, [matching]: { rowCount: 60, items } } });
  await select('TAS0000003');
  fireEvent.click(screen.getByRole('button', { name: 'Select all 60 that match' }));
  // Browsers blur a disabled button; this environment does not.
  const keyword = screen.getByLabelText('Keyword');
  act(() => keyword.focus());
  act(() => keyword.blur());
  const clear = screen.getByRole('button', { name: 'Clear selection' });
  await waitFor(() => expect(clear).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
});

it('[LIST-07] [LIST-25] [LIST-55] survives paging and sorting, names those on other pages, and is cleared by a new search', async () => {
  showSearch();
  await select('TAS0000002');
  await select('TAS0000003');
  expect(announced()).toBe('2 selected');
  expect(screen.queryByRole('button', { name: /not on this page/u })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await select('TAS0000007');
  expect(announced()).toBe('3 selected');
  await userEvent.click(await screen.findByRole('button', { name: '2 not on this page' }));
  const others = await screen.findByRole('list', { name: 'Selected, not on this page' });
  expect(within(others).getByRole('link', { name: 'TAS0000002' })).toHaveAttribute(
    'href',
    '/consignment/TAS0000002',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Deselect these' }));
  expect(announced()).toBe('1 selected');

  await userEvent.click(screen.getByRole('button', { name: 'Status Date' }));
  await select('TAS0000002');
  expect(announced()).toBe('2 selected');
  await userEvent.click(screen.getByRole('button', { name: 'Status Date' }));
  const checkbox = await screen.findByRole('checkbox', { name: 'Select TAS0000002' });
  expect(checkbox).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(announced()).toBeUndefined();
  expect(checkbox).not.toBeChecked();

  await select('TAS0000002');
  expect(announced()).toBe('1 selected');
  await userEvent.type(screen.getByLabelText('Keyword'), 'tui{Enter}');
  expect(announced()).toBeUndefined();
  expect(await screen.findByRole('checkbox', { name: 'Select TAS0000002' })).not.toBeChecked();
});

it('[LIST-07] [LIST-28] [LIST-47] [LIST-83] all matching consignments can be selected in the order of the list, with their freight and prices', async () => {
  const items = Array.from({ length: 60 }, (_, index) => ({
    ...buildSelected(index + 1),
    id: freightPage.results[index]?.id ?? `id-${index}`,
  }));
  const prices = {
    estimated: { amount: 6310, count: 58 },
    confirmed: { amount: 1820, count: 6 },
    difference: { amount: -12.5, count: 6 },
  };
  const totals = { deliveryItems: 71, volume: 22.5, weight: 5350, prices };
  let isUp = false;
  const { session, searched } = showSearch({
    query: { sortOption: 'statusDate', sortDirection: 'desc' },
    answers: {
      [search]: freightPage,
      [matching]: () => (isUp ? { rowCount: 60, items, totals } : new Response(null, { status: 502 })),
    },
  });
  await select('TAS0000003');
  const one = 'Estimated $300.00, confirmed $320.00, difference +$5.00, excl. GST';
  expect(await screen.findByText(`3 pieces, 3.375 m³, 802.5 kg · ${one}`)).toBeVisible();
  await select('TAS0000002');
  expect(await screen.findByText(/^5 pieces, 5\.625 m³, 1,337\.5 kg ·/u)).toBeVisible();

  // A failure keeps the selection.
  const all = screen.getByRole('button', { name: 'Select all 60 that match' });
  await userEvent.click(all);
  await waitFor(() => expect(all).toBeEnabled());
  expect(session.server.names()).toContain(matching);
  expect(announced()).toBe('2 selected');
  isUp = true;
  await userEvent.click(all);
  await waitFor(() => expect(announced()).toBe('60 selected'));
  const call = session.server.calls.find(({ name }) => name === matching);
  expect(call?.body).toEqual(searched());
  expect(call?.query.toString()).toBe('sortOption=statusDate&sortDirection=desc');
  expect(screen.queryByRole('button', { name: /that match/u })).toBeNull();

  expect(await screen.findByText(/^71 pieces, 22\.5 m³, 5,350 kg ·/u)).toBeVisible();
  await select('TAS0000002');
  const left = 'Estimated $6,110.00 (57 of 59), confirmed $1,820.00 (6 of 59), difference -$12.50 (6 of 59)';
  expect(await screen.findByText(`69 pieces, 20.25 m³, 4,815 kg · ${left}, excl. GST`)).toBeVisible();
  await select('TAS0000002');
  expect(await screen.findByText(/^71 pieces, 22\.5 m³, 5,350 kg ·/u)).toBeVisible();
});

it('[LIST-28] [LIST-55] selects at most 10,000, and says so; the first 100 elsewhere are listed', async () => {
  const items = Array.from({ length: 10_000 }, (_, index) => buildSelected(index));
  showSearch({
    answers: {
      'POST /api/v2/consignments/search': ({ query }) =>
        buildPage(12_345, { currentPage: Number(query.get('pageNumber')) }),
      [matching]: { rowCount: 12_345, items },
    },
  });
  await select('TAS0000002');
  await userEvent.click(screen.getByRole('button', { name: 'Select the first 10,000 of 12,345 that match' }));
  expect(
    await screen.findByText('Selected the first 10,000 of 12,345. You can act on up to 10,000 at once.'),
  ).toBeVisible();
  expect(announced()).toBe('10,000 selected');
  await userEvent.click(screen.getByRole('button', { name: '10,000 not on this page' }));
  const others = await screen.findByRole('list', { name: 'Selected, not on this page' });
  expect(within(others).getAllByRole('link')).toHaveLength(100);
  expect(screen.getByText('and 9,900 more')).toBeVisible();
});
