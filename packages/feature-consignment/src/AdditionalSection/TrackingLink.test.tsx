import { renderInTheme } from '@consign/ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { manualTimer } from '../testing/manual-timer.js';
import { TrackingLink } from './TrackingLink.js';

const href = 'https://tasman.example/track/TAS0000007';

it('[CONS-05] [CONS-107] copies the link, and says so for 3 seconds; it breaks a line after a slash and never in a reference', async () => {
  const timer = manualTimer();
  renderInTheme(<TrackingLink href={href} schedule={timer.schedule} />);
  expect(screen.getByRole('link')).toHaveTextContent('tasman.example/track/TAS0000007');
  expect(screen.getByText('TAS0000007')).toHaveClass('end');
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(write).toHaveBeenCalledExactlyOnceWith(href);
  expect(await screen.findByText('Tracking link copied')).toBeVisible();
  act(() => timer.advance(2_999));
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  act(() => timer.advance(1));
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  expect(screen.queryByText('Tracking link copied')).toBeNull();
});

it('[CONS-05] shows that it could not be copied', async () => {
  renderInTheme(<TrackingLink href={href} schedule={manualTimer().schedule} />);
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Refused'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText("Couldn't copy the tracking link")).toBeVisible();
});
