import { statusCodes, statuses } from '@consign/domain/status';
import { renderInTheme, listTexts } from '@consign/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { StatusInfoDialog } from './StatusInfoDialog.js';

it('[LIST-21] [LIST-22] explains every status, in the order of a consignment’s life', async () => {
  renderInTheme(<StatusInfoDialog onClose={() => undefined} />);
  const dialog = await screen.findByRole('dialog', { name: 'What each status means' });
  const names = listTexts(within(dialog).getAllByRole('term'));
  const meanings = listTexts(within(dialog).getAllByRole('definition'));
  expect(names).toEqual(statusCodes.map((code) => statuses[code].name));
  expect(meanings).toEqual([
    'Work in progress; may need more details',
    'Validated and awaiting the pickup request',
    'Awaiting pickup; the provider has been notified',
    'Collected by a driver',
    'On its way to the end customer',
    'Out for delivery',
    '',
    '',
    'The consignment has an error',
  ]);
});

it('[LIST-21] closes', async () => {
  const onClose = vi.fn<() => void>();
  renderInTheme(<StatusInfoDialog onClose={onClose} />);
  await userEvent.click(await screen.findByText('Close'));
  expect(onClose).toHaveBeenCalledTimes(1);
});
