import { inTurn } from '@consign/queries/testing';
import { keepSavedFiles, listTexts } from '@consign/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { findCard, showDashboard } from '../testing/show.js';
import { costGroups, costGroupsCall, createdCall } from '../testing/world.js';

async function openTable(options: Parameters<typeof showDashboard>[0] = {}) {
  const shown = showDashboard(options);
  const button = await (await findCard('Costs')).findByRole('button', { name: 'Costs by group' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Costs by group · 15/11/2026 to 21/11/2026' });
  return { ...shown, button, dialog: within(dialog) };
}

/** The texts of the cells of the table, without its header. */
async function readRows(dialog: Awaited<ReturnType<typeof openTable>>['dialog']) {
  const [, ...rows] = await dialog.findAllByRole('row');
  return rows.map((row) => listTexts([...row.children]));
}

const names = async (dialog: Awaited<ReturnType<typeof openTable>>['dialog']) =>
  (await readRows(dialog)).map(([name]) => name);

it('[DASH-53] opens with the keyboard, lists each kind of group, and is in the URL', async () => {
  const { dialog, button, asked, onChange } = await openTable();
  expect(await readRows(dialog)).toEqual([
    ['General freight', '20', '$5,999.00', '$6,000.00', '+$1.00 (+0.0%)', '$12.345', '$0.453', ''],
    ['RETIRED', '10', '$999.00', '$1,000.00', '+$1.00 (+0.1%)', '$12.345', '$0.453', ''],
    ['Total', '30', '$6,999.00', '$7,000.00', '+$1.00 (+0.0%)', '$12.345', '$0.453', ''],
  ]);
  expect(asked(costGroupsCall)).toEqual(asked(createdCall));
  expect(dialog.getByRole('columnheader', { name: 'Confirmed' })).toHaveAttribute('aria-sort', 'descending');
  const show = dialog.getByRole('combobox', { name: 'Show' });
  await waitFor(() => expect(show).toHaveFocus());
  await userEvent.selectOptions(show, 'Receiver regions');
  expect(await names(dialog)).toEqual(['Wellington', 'No region', 'Total']);
  expect(onChange.mock.lastCall?.[0]).toMatchObject({
    query: { 'drill.card': 'costs', 'drill.by': 'regions' },
    replace: true,
  });
  await userEvent.selectOptions(show, 'Furthest above their estimate');
  expect(await readRows(dialog)).toEqual([
    ['TAS0001234', '$100.00', '$165.50', '+$65.50 (+65.5%)'],
    ['TAS0001235', '$200.00', '$210.00', '+$10.00 (+5.0%)'],
  ]);
  expect(dialog.getByRole('link', { name: 'TAS0001235' })).toHaveAttribute('href', '/consignment/TAS0001235');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

it('[DASH-53] is sorted by any column, with the others and the total last, and saved in that order', async () => {
  const saved = keepSavedFiles();
  const { dialog, onChange } = await openTable();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Show' }), 'Receivers');
  expect(await names(dialog)).toEqual(['Tūī Café, Nelson', 'Kea & Sons, Taupō', '12 others', 'Total']);
  const sort = dialog.getByRole('button', { name: 'Consignments' });
  await userEvent.click(sort);
  await userEvent.click(sort);
  expect(await names(dialog)).toEqual(['Kea & Sons, Taupō', 'Tūī Café, Nelson', '12 others', 'Total']);
  expect(onChange.mock.lastCall?.[0].query).toMatchObject({
    'drill.sort': 'consignments',
    'drill.order': 'desc',
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Receiver' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Receiver' }));
  expect(await names(dialog)).toEqual(['Tūī Café, Nelson', 'Kea & Sons, Taupō', '12 others', 'Total']);
  await userEvent.click(sort);
  await userEvent.click(sort);
  await userEvent.click(dialog.getByRole('button', { name: 'Download CSV' }));
  expect(saved[0]?.name).toBe('Costs, receivers, 2026-11-15 to 2026-11-21.csv');
  const bytes = new Uint8Array((await saved[0]?.content.arrayBuffer()) ?? new ArrayBuffer(0));
  const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFReceiver,Consignments,Estimated (NZD excl. GST and FAF),Confirmed (NZD excl. GST),' +
      'Difference (NZD excl. GST and FAF),Confirmed per consignment (NZD excl. GST),' +
      'Confirmed per kg (NZD excl. GST),Confirmed per m³ (NZD excl. GST)',
  );
  expect(lines.slice(1)).toEqual([
    '"Kea & Sons, Taupō",15,1999.00,2000.00,1.00,12.345,0.453,',
    '"Tūī Café, Nelson",3,2999.00,3000.00,1.00,12.345,0.453,',
    '12 others,12,1999.00,2000.00,1.00,12.345,0.453,',
    'Total,30,6999.00,7000.00,1.00,12.345,0.453,',
    '',
  ]);
});

it('[DASH-53] says why nothing is listed, and loads again', async () => {
  const failed = Response.json({ title: 'The reports are being rebuilt' }, { status: 503 });
  const empty = { ...costGroups, serviceTypes: [] };
  const { dialog } = await openTable({ answers: { [costGroupsCall]: inTurn(failed, empty) } });
  expect(await dialog.findByText("The costs couldn't be loaded")).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(
    await dialog.findByText('Nothing that was staged 15/11/2026 to 21/11/2026 has a confirmed price.'),
  ).toBeVisible();
});

it('[DASH-53] does not open from a link without the price permission', async () => {
  const { session } = showDashboard({
    query: { 'drill.card': 'costs', 'drill.by': 'receivers' },
    data: { permissions: ['Access.DISPATCH', 'Access.DASHBOARD'] },
  });
  await findCard('Consignments Delivered');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(session.server.names()).not.toContain(costGroupsCall);
});
