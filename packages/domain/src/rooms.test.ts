import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

// Importing Temporal fails until these tests end; the files of this project share their modules.
beforeAll(() => {
  vi.resetModules();
  vi.doMock('temporal-polyfill', () => {
    throw new Error('Temporal was loaded');
  });
});
afterAll(() => {
  vi.doUnmock('temporal-polyfill');
  vi.resetModules();
});

describe('subpaths', () => {
  it.each([
    ['the root', () => import('./index.js')],
    ['status', () => import('./status/index.js')],
    ['permissions', () => import('./permissions/index.js')],
    ['settings', () => import('./settings/index.js')],
    ['freight', () => import('./freight/index.js')],
    ['schedule', () => import('./schedule/index.js')],
    ['rules', () => import('./rules/index.js')],
    ['bulk', () => import('./bulk/index.js')],
    ['csv', () => import('./csv/index.js')],
    ['import-csv', () => import('./import-csv/index.js')],
    ['extras', () => import('./extras/index.js')],
    ['files', () => import('./files/index.js')],
    ['gs1', () => import('./gs1/index.js')],
    ['branding', () => import('./branding/index.js')],
    ['bookings', () => import('./bookings/index.js')],
    ['pricing', () => import('./pricing/index.js')],
    ['reports', () => import('./reports/index.js')],
    ['invoices', () => import('./invoices/index.js')],
    ['answers', () => import('./answers/index.js')],
    ['tracking', () => import('./tracking/index.js')],
  ])('%s loads without Temporal, so that what comes before sign-in stays small', async (_room, load) => {
    await expect(load()).resolves.toBeDefined();
  });

  it('only dates imports Temporal', async () => {
    await expect(import('./dates/index.js')).rejects.toThrow('There was an error when mocking a module');
  });
});
