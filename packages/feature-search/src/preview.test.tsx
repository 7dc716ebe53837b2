import {
  buildAnswer,
  buildConsignment,
  buildException,
  buildStatus,
} from '@consign/consignment-parts/testing';
import { tenantSettings, testId } from '@consign/session/testing';
import { enterText, installDom } from '@consign/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { showSearch, usualQuery } from './testing/show.js';

const answers = {
  'GET /api/v1/consignments/{ref}': ({ path }: { readonly path: string }) =>
    buildConsignment(path.split('/').at(-1) ?? '', { requestedPickupDateTimeUtc: '2026-11-23T11:00:00Z' }),
};

function preview(reference: string): Promise<HTMLElement> {
  return screen.findByRole('complementary', { name: `Preview of ${reference}` });
}

it('[LIST-12] [LIST-32] [LIST-41] opens with p, follows the focus from row to row, closes with p or Escape, and opens with its button', async () => {
  const { onQueryChange, open } = showSearch({ answers });
  const link = await screen.findByRole('link', { name: 'TAS0000002' });
  link.focus();
  await userEvent.keyboard('p');
  expect(await within(await preview('TAS0000002')).findByText('Flat-packed kitchen')).toBeVisible();
  expect(onQueryChange.mock.lastCall?.[0]).toMatchObject({
    query: { preview: 'TAS0000002' },
    replace: false,
  });
  expect(link).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(await preview('TAS0000003')).toBeVisible();
  expect(onQueryChange.mock.lastCall?.[0]).toMatchObject({
    query: { preview: 'TAS0000003' },
    replace: true,
  });
  await userEvent.keyboard('p');
  expect(screen.queryByRole('complementary')).toBeNull();

  await userEvent.click(await screen.findByRole('button', { name: 'Preview TAS0000004' }));
  expect(await preview('TAS0000004')).toBeVisible();
  expect(open).not.toHaveBeenCalled();
  (await screen.findByRole('button', { name: 'Copy reference' })).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.getByRole('link', { name: 'TAS0000004' })).toHaveFocus();
  expect(onQueryChange.mock.lastCall?.[0]).toEqual({ query: usualQuery, references: [], replace: true });
  const changes = onQueryChange.mock.calls.length;
  await userEvent.keyboard('{Escape}');
  expect(onQueryChange).toHaveBeenCalledTimes(changes);
});

it('[LIST-12] [LIST-41] links to the consignment, copies its reference, is in the URL, and leaves the focus in its row', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  const settings = tenantSettings({ requestedPickupDateEnabled: true });
  const { open, onQueryChange } = showSearch({
    answers,
    data: { settings },
    query: { preview: 'TAS0000002' },
  });
  const pane = within(await preview('TAS0000002'));
  expect(await pane.findByText('Ring the bell at gate 2')).toBeVisible();
  expect(pane.getByText('Requested pickup')).toBeVisible();
  await userEvent.click(pane.getByRole('button', { name: 'Copy reference' }));
  expect(writeText).toHaveBeenCalledWith('TAS0000002');
  expect(await screen.findByText('TAS0000002 copied')).toBeVisible();
  expect(pane.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/consignment/TAS0000002');
  await userEvent.click(pane.getByRole('link', { name: 'Open' }));
  expect(open).toHaveBeenCalledExactlyOnceWith('TAS0000002');
  await userEvent.click(pane.getByRole('button', { name: 'Close preview' }));
  expect(onQueryChange.mock.lastCall?.[0].query).toEqual(usualQuery);
  expect(await screen.findByRole('link', { name: 'TAS0000002' })).toHaveFocus();
});

it('[ANSW-13] answers an exception that needs action, and stays open', async () => {
  const resolvedTimestamp = '2026-11-20T03:00:00Z';
  const resolved = buildException({ id: testId(401), title: 'Delayed', resolvedTimestamp });
  const call = 'POST /api/v2/consignments/{ref}/delivery-events/{eventId}/answers';
  const { session } = showSearch({
    query: { preview: 'TAS0000002' },
    answers: {
      [call]: buildAnswer({ kind: 'Dispose', day: null, note: 'spoilt' }),
      'GET /api/v1/consignments/{ref}': buildConsignment('TAS0000002', {
        statusHistory: [buildStatus('TRANSIT', [buildException(), resolved])],
      }),
    },
  });
  const pane = within(await preview('TAS0000002'));
  await userEvent.click(await pane.findByRole('button', { name: 'Answer Receiver was closed' }));
  expect(pane.queryByText('Delayed')).toBeNull();
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer the exception' }));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Answer' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Dispose of the freight' }));
  enterText(dialog.getByRole('textbox', { name: /Note/u }), 'spoilt');
  await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(session.server.calls.findLast(({ name }) => name === call)?.body).toMatchObject({
    kind: 'Dispose',
    note: 'spoilt',
  });
  expect(await preview('TAS0000002')).toBeVisible();
});

it('[LIST-12] shows a failure to load, and retries', async () => {
  let isUp = false;
  showSearch({
    query: { preview: 'TAS0000002' },
    answers: {
      'GET /api/v1/consignments/{ref}': ({ path }) =>
        isUp ? buildConsignment(path.split('/').at(-1) ?? '') : new Response(null, { status: 502 }),
    },
  });
  const pane = within(await preview('TAS0000002'));
  expect(await pane.findByText('TAS0000002 could not be loaded')).toBeVisible();
  isUp = true;
  await userEvent.click(pane.getByRole('button', { name: 'Retry' }));
  expect(await pane.findByText('Flat-packed kitchen')).toBeVisible();
});

it('[LIST-12] is a sheet over the list on narrow screens, without a pickup date where the tenant has none', async () => {
  installDom({ width: 1100 });
  const settings = tenantSettings({ requestedPickupDateEnabled: false });
  showSearch({ answers, data: { settings }, query: { preview: 'TAS0000002' } });
  const sheet = await screen.findByRole('dialog');
  expect(await within(sheet).findByText('Flat-packed kitchen')).toBeVisible();
  expect(within(sheet).queryByText('Requested pickup')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
