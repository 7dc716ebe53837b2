import type { Permission } from '@consign/domain/permissions';
import { defaultFeatureFlags } from '@consign/domain/settings';
import { InvalidConfigurationError } from '@consign/queries';
import { describe, expect, it, vi } from 'vitest';

import { loadReferences, loadSession } from './load-session.js';
import { createTestSession } from './testing/index.js';

const forEveryUser = [
  'GET /api/v1/configuration/featureFlags/clientFlags',
  'GET /api/v1/users/me/sites',
  'GET /api/v1/users/{id}/name',
  'GET /api/v1/users/{id}/organisation',
  'GET /api/v2/organisations/{id}/service-types',
];
const forEditors = [
  'GET /api/v1/statuses',
  'GET /api/v2/me/accounts',
  'GET /api/v2/organisations/{id}/participant-sites',
  'GET /api/v2/organisations/{orgId}/packaging-types',
  'GET /api/v2/references/hire-units',
];

async function recordCalls(permissions: readonly Permission[]): Promise<string[]> {
  const { server, queryClient, signedIn } = createTestSession({ data: { permissions }, isLoaded: false });
  await loadSession(queryClient, server.client, signedIn.permissions);
  await loadReferences(queryClient, server.client, signedIn.permissions);
  if (permissions.includes('Access.DISPATCH')) {
    // The last calls start when the organisation is loaded, together with this one.
    const last = 'GET /api/v2/organisations/{id}/service-types';
    await vi.waitUntil(() => server.names().includes(last) && queryClient.isFetching() === 0);
  }
  return [...server.names()].toSorted();
}

describe('loadSession', () => {
  it('[AUTH-10] [PLAT-17] loads everything once with Consignment.LimitedEdit', async () => {
    expect(await recordCalls(['Access.DISPATCH', 'Consignment.LimitedEdit'])).toEqual(
      [...forEveryUser, ...forEditors].toSorted(),
    );
  });

  it('[AUTH-10] skips the reference data without Consignment.LimitedEdit', async () => {
    expect(await recordCalls(['Access.DISPATCH', 'Access.DASHBOARD'])).toEqual(forEveryUser);
  });

  it('[AUTH-10] loads nothing without Access.DISPATCH', async () => {
    expect(await recordCalls(['Consignment.LimitedEdit'])).toEqual([]);
  });

  it('[PLAT-06] returns the tenant’s flags, false when missing', async () => {
    const { server, queryClient, signedIn } = createTestSession({
      isLoaded: false,
      answers: {
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

  it('[PLAT-06] [PLAT-18] fails with the name of a non-boolean flag', async () => {
    const { server, queryClient, signedIn } = createTestSession({
      isLoaded: false,
      answers: {
        'GET /api/v1/configuration/featureFlags/clientFlags': [
          { flagName: 'DeliveryExtras', typedFlagValue: 'yes' },
        ],
      },
    });
    const loading = loadSession(queryClient, server.client, signedIn.permissions);
    await expect(loading).rejects.toBeInstanceOf(InvalidConfigurationError);
    await expect(loading).rejects.toThrow('DeliveryExtras');
  });

  it('[PLAT-27] begins with less than the six calls that a browser sends at a time', async () => {
    const { server, queryClient, signedIn } = createTestSession({ isLoaded: false });
    await loadSession(queryClient, server.client, signedIn.permissions);
    await vi.waitUntil(() => queryClient.isFetching() === 0);
    expect(server.names().toSorted()).toEqual([
      'GET /api/v1/configuration/featureFlags/clientFlags',
      'GET /api/v1/users/me/sites',
      'GET /api/v1/users/{id}/name',
      'GET /api/v1/users/{id}/organisation',
    ]);
    expect(server.names()[0]).toBe('GET /api/v1/configuration/featureFlags/clientFlags');
  });

  it('[AUTH-10] resolves when anything but the flags fails', async () => {
    const { server, queryClient, signedIn } = createTestSession({
      isLoaded: false,
      answers: {
        'GET /api/v1/users/{id}/organisation': () => new Response(null, { status: 503 }),
        'GET /api/v1/users/me/sites': () => new Response(null, { status: 503 }),
      },
    });
    await expect(loadSession(queryClient, server.client, signedIn.permissions)).resolves.toBeDefined();
  });
});
