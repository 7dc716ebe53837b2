import { defaultPreferences } from '@consign/queries';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import {
  useFlags,
  useOrganisation,
  useServiceTypes,
  useUserName,
  usePreferences,
  useSites,
} from './hooks.js';
import {
  createTestSession,
  memoryStore,
  sessionData,
  TestSessionProvider,
  type TestSession,
} from './testing/index.js';

afterEach(cleanup);

function show(part: ReactNode, session: TestSession): Promise<unknown> {
  return act(async () => {
    render(
      <TestSessionProvider session={session}>
        <Suspense fallback="waiting">{part}</Suspense>
      </TestSessionProvider>,
    );
  });
}

function Name() {
  return <p>{useUserName()}</p>;
}

function Preferences() {
  const { letterKeys, printOnPickup } = usePreferences();
  return <p>{`letter keys ${String(letterKeys)}, print ${String(printOnPickup)}`}</p>;
}

function Sites() {
  const { available, activeIds, requesting, defaultOrigin, setActiveIds } = useSites();
  const names = available.filter(({ id }) => activeIds.includes(id)).map(({ name }) => name);
  return (
    <>
      <p>{`active: ${names.join(', ')}`}</p>
      <p>{`requesting: ${requesting?.name ?? 'none'}, origin: ${defaultOrigin?.name ?? 'none'}`}</p>
      <button type="button" onClick={() => setActiveIds(available.map(({ id }) => id))}>
        All sites
      </button>
    </>
  );
}

function Organisation() {
  const { name, settings } = useOrganisation();
  const flags = useFlags();
  const types = useServiceTypes();
  return (
    <p>
      {`${name}: ${types.map(({ code }) => `${code} ${settings.get(code)?.contactDetailsRequired ?? 'NONE'}`).join(', ')}, bookings ${String(flags.DeliveryBookings)}`}
    </p>
  );
}

it.each([
  ["is the provider's", { id: 'me', name: 'Mere Kōwhai' }, 'Mere Kōwhai'],
  ["falls back to the token's", new Response(null, { status: 404 }), 'Mere Manager'],
])('[NAV-14] the name of the user %s', async (_what, answer, name) => {
  const answers = { 'GET /api/v1/users/{id}/name': answer };
  await show(<Name />, createTestSession({ isLoaded: false, answers }));
  expect(await screen.findByText(name)).toBeTruthy();
});

it.each([
  [
    'are the saved ones',
    { ...defaultPreferences, letterKeys: false, printOnPickup: true },
    'letter keys false, print true',
  ],
  [
    'are the defaults if they cannot be loaded',
    new Response(null, { status: 503 }),
    'letter keys true, print false',
  ],
])('[NAV-17] the preferences of the user: %s', async (_what, answer, shown) => {
  const session = createTestSession({ answers: { 'GET /api/v1/users/me/preferences': answer } });
  await show(<Preferences />, session);
  expect(await screen.findByText(shown)).toBeTruthy();
  expect(session.server.names()).toContain('GET /api/v1/users/me/preferences');
});

describe('the sites of the user', () => {
  it('[PLAT-20] start with the requesting site; a choice is applied and stored', async () => {
    const storage = memoryStore();
    const session = createTestSession({ storage, isLoaded: false });
    await show(<Sites />, session);
    expect(await screen.findByText('active: Kōwhai Auckland')).toBeTruthy();
    expect(screen.getByText('requesting: Kōwhai Auckland, origin: Kōwhai Auckland')).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'All sites' }).click());
    expect(screen.getByText('active: Kōwhai Auckland, Kōwhai Wellington')).toBeTruthy();
    expect(storage.getItem('consign.active-sites')).toBe(
      JSON.stringify(session.data.sites.map(({ id }) => id)),
    );
  });

  it('[PLAT-20] are none for a user without sites', async () => {
    await show(<Sites />, createTestSession({ data: { sites: [] } }));
    expect(screen.getByText('active:')).toBeTruthy();
    expect(screen.getByText('requesting: none, origin: none')).toBeTruthy();
  });
});

it('[PLAT-07] the organisation of the user has its settings by service type', async () => {
  const { organisation } = sessionData();
  const data = {
    organisation: {
      ...organisation,
      serviceTypeSettings: [
        {
          serviceType: { code: 'OVERNIGHT' },
          settingKey: 'consignment-contact-details-required',
          value: 'ALL',
        },
      ],
    },
    flags: { DeliveryBookings: true, DeliveryExtras: false, ExportConsignments: false },
  };
  await show(<Organisation />, createTestSession({ data, isLoaded: false }));
  expect(await screen.findByText('Kōwhai Kitchens: GENERAL NONE, OVERNIGHT ALL, bookings true')).toBeTruthy();
});
