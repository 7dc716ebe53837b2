import { describe, expect, it } from 'vitest';

import type { BootOutcome } from './boot.js';
import { createMockManager, hasMockUser, setMockUser } from './mock-sign-in.js';
import { openPage } from './testing/boot-harness.js';
import { createMemoryStorage } from './open-storage.js';

const origin = 'http://tasman.localhost:4300';
const mere = { sub: 'mock|mere', name: 'Mere Mōrehu', email: 'mere@kowhai.example' };

/** Opens a page as the stored mock user, through the redirect and the callback. */
async function openAs(local: Storage, path = '/search?searchTerm=kauri#top'): Promise<BootOutcome> {
  const storage = createMemoryStorage();
  let at = origin + path;
  const openAt = () =>
    openPage({
      url: at,
      storage,
      createManager: (settings) => createMockManager(settings, { local, goTo: (next) => (at = next) }),
    });
  expect(await openAt().run()).toEqual({ kind: 'redirecting' });
  const back = openAt();
  const outcome = await back.run();
  at = back.url.href;
  expect(at).toBe(origin + path);
  return outcome;
}

function getPermissions(outcome: BootOutcome): readonly string[] {
  return outcome.kind === 'ready' ? [...(outcome.signedIn?.permissions ?? [])] : [];
}

describe('the mock sign-in', () => {
  it('[AUTH-07] [AUTH-09] signs in the stored user at the requested page, with default or stored permissions, and forgets it on sign-out', async () => {
    const local = createMemoryStorage();
    setMockUser(local, mere);
    const outcome = await openAs(local);
    expect(outcome).toMatchObject({ kind: 'ready', signedIn: { user: { ...mere, orgId: 'org_tasman' } } });
    expect(getPermissions(outcome)).toEqual(['Access.DISPATCH', 'Consignment.MAINTAIN']);

    setMockUser(local, mere, ['Access.DISPATCH', 'Consignment.LimitedEdit']);
    expect(getPermissions(await openAs(local))).toEqual(['Access.DISPATCH', 'Consignment.LimitedEdit']);
    setMockUser(local, mere, []);
    expect(getPermissions(await openAs(local))).toEqual([]);
    if (outcome.kind === 'ready') await outcome.signOut();
    expect(hasMockUser(local)).toBe(false);
  });

  it('[AUTH-03] [AUTH-07] rejects a user of another organisation', async () => {
    const local = createMemoryStorage();
    setMockUser(local, { ...mere, org_id: 'org_aurora' });
    const page = openPage({
      url: `${origin}/signed-in`,
      createManager: (settings) => createMockManager(settings, { local, goTo: () => undefined }),
    });
    expect(await page.run()).toMatchObject({ kind: 'ready', signedIn: null });
  });

  it("[AUTH-07] says 'mock user is not set' when the browser cannot store it", () => {
    const full = createMemoryStorage();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(() => setMockUser(full, mere)).toThrow('mock user is not set');
  });
});
