import type { Notice } from '@consign/api-client/consignment';
import { testId } from '@consign/session/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { demoUsers } from '../testing/demo-users.js';
import { openApp } from '../testing/open-app.js';

const name = "Emails that weren't sent";

const notice = (number: number, over: Partial<Notice> = {}): Notice => ({
  id: testId(number),
  type: 'PickupManifestNotSent',
  reason: 'Rejected',
  consignmentCount: 12,
  requestedAtDateTimeUtc: '2026-03-16T21:30:00Z',
  ...over,
});

const openWith = (notices: Notice[], answer: null | Response = null) =>
  openApp('/settings/theme', demoUsers.manager, {
    answers: {
      'GET /api/v1/users/me/notices': notices,
      'DELETE /api/v1/users/me/notices/{id}': () => answer,
    },
  });

it('[DOCS-15] every screen says which mails were given up, why, and what to do', async () => {
  await openWith([
    notice(1),
    notice(2, { reason: 'Unavailable', consignmentCount: 1 }),
    notice(3, { reason: 'NothingToSend' }),
  ]);
  const items = within(await screen.findByRole('region', { name })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent?.replace('Dismiss', ''))).toEqual([
    "The pickup manifest for 12 consignments that you emailed on 17/03/2026 10:30:00 AM was not sent. The mail server refused it. Check your email address under My Details, or print the manifest from Consignments. Your consignments haven't changed.",
    "The pickup manifest for 1 consignment that you emailed on 17/03/2026 10:30:00 AM was not sent. No mail server took it for three days. Email it again, or print the manifest from Consignments. Your consignments haven't changed.",
    "The pickup manifest for 12 consignments that you emailed on 17/03/2026 10:30:00 AM was not sent. None of its consignments could be included any more. Check their status in Consignments. Your consignments haven't changed.",
  ]);
});

it('[DOCS-15] a notice goes when it is dismissed, and the focus stays in the page', async () => {
  const { session } = await openWith([notice(1), notice(2)]);
  const region = within(await screen.findByRole('region', { name }));
  const [first] = region.getAllByRole('button', { name: /^Dismiss: manifest of/u });
  if (first !== undefined) await userEvent.click(first);
  await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByRole('main')).toHaveFocus();
  await userEvent.click(region.getByRole('button'));
  await waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull());
  expect(
    session?.server.calls.filter(({ path }) => path.includes('/notices/')).map(({ path }) => path),
  ).toEqual([1, 2].map((number) => `/api/v1/users/me/notices/${testId(number)}`));
});

it('[DOCS-15] a notice that could not be dismissed stays', async () => {
  await openWith([notice(1)], new Response(null, { status: 503 }));
  const region = within(await screen.findByRole('region', { name }));
  await userEvent.click(region.getByRole('button'));
  await waitFor(() => expect(region.getByRole('button')).toBeEnabled());
  expect(region.getAllByRole('listitem')).toHaveLength(1);
});

it('[DOCS-15] says nothing when there is no notice, or they cannot be read', async () => {
  const { session } = await openApp('/settings/theme', demoUsers.manager, {
    answers: { 'GET /api/v1/users/me/notices': () => new Response(null, { status: 500 }) },
  });
  await waitFor(() => expect(session?.server.names()).toContain('GET /api/v1/users/me/notices'));
  expect(screen.queryByRole('region', { name })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
