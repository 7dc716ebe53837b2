import { afterEach, expect, it, vi } from 'vitest';

import { tenantRecord } from './testing/boot-harness.js';

function refuse(): never {
  throw new DOMException('The operation is insecure', 'SecurityError');
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('[AUTH-15] [PLAT-02] says that storage and cookies are blocked, instead of a blank page', async () => {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  vi.stubGlobal('BroadcastChannel', refuse);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('crypto', { subtle: {} });
  vi.stubGlobal('fetch', async () => Response.json(tenantRecord));
  await import('./main.js');
  await expect.poll(() => root.querySelector('h1')).not.toBeNull();
  expect(root.querySelector('h1')?.textContent).toBe('Cookies and site data are blocked');
  expect(root.textContent).toContain('allow cookies and site data for this address');
  expect(root.querySelector('button')?.textContent).toBe('Retry');
});
