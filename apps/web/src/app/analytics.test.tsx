import { buildConsignment } from '@consign/consignment-parts/testing/data';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { demoUsers } from '../testing/demo-users.js';
import { openApp } from '../testing/open-app.js';

const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  sent.mockReset();
  sent.mockImplementation(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'visibilityState');
});

async function openConsignment(analyticsUrl: string | null): Promise<void> {
  const { manager } = demoUsers;
  await openApp(
    '/consignment/TAS0000007',
    { ...manager, settings: { ...manager.settings, analyticsUrl } },
    {
      answers: {
        'GET /api/v1/consignments/{ref}': buildConsignment('TAS0000007'),
        'GET /api/v2/consignments/{ref}/links': [],
        'GET /api/v1/consignments/{ref}/files': [],
        'GET /api/v1/users/me/unsaved-work/{key}': new Response(null, { status: 204 }),
      },
    },
  );
  // A tag of the consignment: the form has loaded.
  expect(await screen.findByText('Fragile')).toBeVisible();
}

async function hidePage(): Promise<void> {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

it('[PLAT-16] a consignment that is opened is reported to the tenant’s collector, without its data', async () => {
  await openConsignment('/collect');
  await waitFor(async () => {
    await hidePage();
    expect(sent).toHaveBeenCalled();
  });
  expect(sent.mock.calls.map(([url, { body }]) => [url, JSON.parse(String(body))])).toEqual([
    [
      '/collect',
      { version: expect.any(String), tenantCode: 'TASMAN', events: [{ name: 'consignment opened' }] },
    ],
  ]);
});

it('[PLAT-16] nothing is sent without a collector', async () => {
  await openConsignment(null);
  await hidePage();
  expect(sent).not.toHaveBeenCalled();
});
