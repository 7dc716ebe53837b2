import { statusCodes, statuses } from '@consign/domain/status';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderInTheme } from '../testing/index.js';
import { StatusTimeline } from './StatusTimeline.js';

const entries = [
  { code: 'DRAFT', reachedAt: '2026-11-19T20:05:09Z' },
  { code: 'FINAL', reachedAt: '2026-11-20T01:00:00Z' },
  { code: 'TRANSIT', name: 'On the road', reachedAt: '2026-11-20T11:30:00Z', note: 'Receiver was closed' },
  { code: 'DELIVERED', reachedAt: null },
] as const;

it('[CONS-08] [LIST-23] [PLAT-08] the last reached status is the current one; past and future differ; times are in Pacific/Auckland', () => {
  renderInTheme(<StatusTimeline label="Status history" entries={entries} />);
  const items = within(screen.getByRole('list', { name: 'Status history' })).getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  expect(items[0]).toHaveTextContent('Draft');
  expect(items[2]).toHaveTextContent('On the road, current status');
  expect(items[2]).toHaveTextContent('Receiver was closed');
  expect(items[3]).toHaveTextContent('Delivered, not reached');
  expect(screen.getByText('20/11/2026 9:05:09 AM')).toHaveAttribute('datetime', '2026-11-19T20:05:09Z');
  expect(screen.getByText('21/11/2026 12:30:00 AM')).toBeVisible();
});

it('[LIST-20] each status has its name and its own icon', () => {
  renderInTheme(
    <StatusTimeline
      label="Status history"
      entries={statusCodes.map((code) => ({ code, reachedAt: '2026-11-20T01:00:00Z' }))}
    />,
  );
  for (const code of statusCodes) expect(screen.getByText(statuses[code].name)).toBeVisible();
  const drawings = [...document.querySelectorAll('li svg')].map((svg) => svg.innerHTML);
  expect(new Set(drawings).size).toBe(statusCodes.length);
});

it('says so when there is no history', () => {
  renderInTheme(<StatusTimeline label="Status history" entries={[]} />);
  expect(screen.getByText('No status yet')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});
