import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { statusCodes, statuses } from '@consign/domain/status';
import { expect, it, vi } from 'vitest';

import { renderInTheme } from '../testing/index.js';
import { StatusButton } from './StatusButton.js';
import { StatusChip } from './StatusChip.js';

it('[LIST-20] each status shows its name and its own icon', () => {
  renderInTheme(
    <>
      {statusCodes.map((code) => (
        <StatusChip key={code} code={code} />
      ))}
    </>,
  );
  for (const code of statusCodes) expect(screen.getByText(statuses[code].name)).toBeVisible();
  const drawings = [...document.querySelectorAll('svg')].map((svg) => svg.innerHTML);
  expect(new Set(drawings).size).toBe(statusCodes.length);
});

it('[LIST-04] [LIST-22] the tooltip shows the meaning of the status, on focus too', async () => {
  renderInTheme(<StatusButton code="FINAL" />);
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Validated and awaiting the pickup request');
});

it('[CONS-104] opens a dialog where it is given one, also where it has no tooltip', async () => {
  const onClick = vi.fn<() => void>();
  renderInTheme(<StatusButton code="DELIVERED" onClick={onClick} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Delivered' })).toHaveAttribute('aria-haspopup', 'dialog');
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});

it('[LIST-22] Delivered and Cancelled have no tooltip and aren’t focusable', async () => {
  renderInTheme(
    <>
      <StatusButton code="DELIVERED" />
      <StatusButton code="CANCELLED" />
    </>,
  );
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

// Before the code of tooltips is loaded by another test.
it('[LIST-04] [LIST-22] the first tap shows the meaning of a status', async () => {
  renderInTheme(<StatusChip code="FINAL" />);
  await userEvent.pointer({ keys: '[TouchA]', target: screen.getByText('Ready') });
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Validated and awaiting the pickup request');
});

it('[LIST-04] [LIST-22] a pointer sees the meaning of a status that takes no focus', async () => {
  renderInTheme(<StatusChip code="FINAL" />);
  await userEvent.hover(screen.getByText('Ready'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Validated and awaiting the pickup request');
  await userEvent.unhover(screen.getByText('Ready'));
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});
