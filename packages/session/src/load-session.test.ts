import type { Permission } from '@consign/domain/permissions';
import { defaultFeatureFlags } from '@consign/domain/settings';
import {
  defaultPreferences,
  InvalidConfigurationError,
  preferenceQueries,
  savedViewQueries,
  sessionQueries,
} from '@consign/queries';
import type { FakeResponses } from '@consign/queries/testing';
import { expect, it, vi } from 'vitest';

import { loadReferences, loadSession } from './load-session.js';
import { createTestSession, testId } from './testing/index.js';

const oneCall = 'GET /api/v1/users/me/session';
const serviceTypes = 'GET /api/v2/organisations/{id}/service-types';
const separateCalls = [
  'GET /api/v1/configuration/featureFlags/clientFlags',
  'GET /api/v1/users/me/sites',
  'GET /api/v1/users/{id}/name',
  'GET /api/v1/users/{id}/organisation',
];
const forEditors = [
  'GET /api/v1/statuses',
  'GET /api/v2/me/accounts',
  'GET /api/v2/organisations/{id}/participant-sites',
  'GET /api/v2/organisations/{orgId}/packaging-types',
  'GET /api/v2/references/hire-units',
];

const beginning = {
  userName: 'Mere Manager',
  organisation: { id: testId(1), name: 'Kōwhai Kitchens', serviceTypeSettings: [] },
  sites: [],
  views: [],
  preferences: defaultPreferences,
};
const wrongFlags = [{ flagName: 'DeliveryExtras', typedFlagValue: 'yes' }];
const withoutOneCall = { [oneCall]: () => new Response(null, { status: 404 }) };

async function recordCalls(
  permissions: readonly Permission[],
  answers: FakeResponses = {},
): Promise<string[]> {
  const { server, queryClient, signedIn } = createTestSession({
    data: { permissions },
    isLoaded: false,
    answers,
  });
  await loadSession(queryClient, server.client, signedIn.permissions);
  await loadReferences(queryClient, server.client, signedIn.permissions);
  if (permissions.includes('Access.DISPATCH')) {
    // The last calls start when the organisation is loaded, together with this one.
    await vi.waitUntil(() => server.names().includes(serviceTypes) && queryClient.isFetching() === 0, {
      timeout: 30_000,
    });
  }
  return [...server.names()].toSorted();
}

it('[AUTH-10] [PLAT-17] loads everything once with Consignment.LimitedEdit', async () => {
  expect(await recordCalls(['Access.DISPATCH', 'Consignment.LimitedEdit'])).toEqual(
    [oneCall, serviceTypes, ...forEditors].toSorted(),
  );
});

it('[AUTH-10] [PLAT-29] falls back to separate calls if the one call fails', async () => {
  const calls = await recordCalls(['Access.DISPATCH', 'Consignment.LimitedEdit'], withoutOneCall);
  expect(calls).toEqual([oneCall, serviceTypes, ...separateCalls, ...forEditors].toSorted());
});

it('[AUTH-10] skips what the permissions do not reach', async () => {
  expect(await recordCalls(['Access.DISPATCH', 'Access.DASHBOARD'])).toEqual([oneCall, serviceTypes]);
  expect(await recordCalls(['Consignment.LimitedEdit'])).toEqual([]);
});

it('[PLAT-06] returns the tenant’s flags, false when missing', async () => {
  const { server, queryClient, signedIn } = createTestSession({
    isLoaded: false,
    answers: {
      ...withoutOneCall,
      'GET /api/v1/configuration/featureFlags/clientFlags': [
        { flagName: 'DeliveryBookings', typedFlagValue: true },
        { flagName: 'SomethingElse', typedFlagValue: true },
      ],
    },
  });
  expect(await loadSession(queryClient, server.client, signedIn.permissions)).toEqual({
    ...defaultFeatureFlags,
    DeliveryBookings: true,
  });
});

it.each([
  ['the one call', { [oneCall]: () => Response.json({ ...beginning, flags: wrongFlags }) }],
  [
    'its own call',
    { ...withoutOneCall, 'GET /api/v1/configuration/featureFlags/clientFlags': [...wrongFlags] },
  ],
] satisfies [string, FakeResponses][])(
  '[PLAT-06] [PLAT-18] fails with the name of a non-boolean flag of %s',
  async (_call, answers) => {
    const { server, queryClient, signedIn } = createTestSession({ isLoaded: false, answers });
    const loading = loadSession(queryClient, server.client, signedIn.permissions);
    await expect(loading).rejects.toBeInstanceOf(InvalidConfigurationError);
    await expect(loading).rejects.toThrow('DeliveryExtras');
  },
);

it('[PLAT-27] [PLAT-29] begins with one call, whose answers screens read', async () => {
  const { server, queryClient, signedIn, data } = createTestSession({ isLoaded: false });
  await loadSession(queryClient, server.client, signedIn.permissions);
  const session = sessionQueries(server.client);
  expect(await queryClient.fetchQuery(session.sites())).toEqual(data.sites);
  expect(await queryClient.fetchQuery(session.userName())).toBe(data.user.name);
  expect((await queryClient.fetchQuery(session.organisation())).name).toBe(data.organisation.name);
  expect(await queryClient.fetchQuery(session.flags())).toEqual(data.flags);
  expect(await queryClient.fetchQuery(savedViewQueries(server.client).all())).toEqual([]);
  expect(await queryClient.fetchQuery(preferenceQueries(server.client).all())).toEqual(defaultPreferences);
  expect(server.names()).toEqual([oneCall]);
});

it('[PLAT-27] otherwise begins with fewer than the six calls that a browser sends at a time', async () => {
  const { server, queryClient, signedIn } = createTestSession({ isLoaded: false, answers: withoutOneCall });
  await loadSession(queryClient, server.client, signedIn.permissions);
  await vi.waitUntil(() => queryClient.isFetching() === 0, { timeout: 30_000 });
  expect(server.names()).toEqual([
    oneCall,
    ...separateCalls.slice(0, 2),
    ...separateCalls.slice(2).toReversed(),
  ]);
});

it('[AUTH-10] resolves when anything but the flags fails', async () => {
  const { server, queryClient, signedIn } = createTestSession({
    isLoaded: false,
    answers: {
      ...withoutOneCall,
      'GET /api/v1/users/{id}/organisation': () => new Response(null, { status: 503 }),
      'GET /api/v1/users/me/sites': () => new Response(null, { status: 503 }),
    },
  });
  expect(await loadSession(queryClient, server.client, signedIn.permissions)).toEqual(defaultFeatureFlags);
});
