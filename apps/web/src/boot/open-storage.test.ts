import { describe, expect, it } from 'vitest';

import { canKeepSignIn, openStorage, createMemoryStorage } from './open-storage.js';

function refuse(): never {
  throw new DOMException('The operation is insecure', 'SecurityError');
}

const windows = {
  'blocks storage': {
    get localStorage() {
      return refuse();
    },
    get sessionStorage() {
      return refuse();
    },
  },
  'has no storage': {},
};

describe('a browser that', () => {
  it.each(Object.entries(windows))(
    '[AUTH-15] %s gets one that lasts until the page closes',
    (_what, window) => {
      const storage = openStorage(window, 'localStorage');
      storage.setItem('theme', 'aurora');
      expect(storage.getItem('theme')).toBe('aurora');
      expect(storage.getItem('other')).toBeNull();
      storage.removeItem('theme');
      expect(storage.getItem('theme')).toBeNull();
    },
  );

  it('[AUTH-15] has storage uses it', () => {
    const localStorage = createMemoryStorage();
    expect(openStorage({ localStorage }, 'localStorage')).toBe(localStorage);
  });
});

describe('a sign-in', () => {
  const navigator = { cookieEnabled: true };
  const sessionStorage = createMemoryStorage();

  it('[AUTH-15] can be kept with cookies and session storage, and leaves nothing in it', () => {
    expect(canKeepSignIn({ navigator, sessionStorage })).toBe(true);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    [
      'blocks storage',
      {
        ...windows['has no storage'],
        navigator,
        get sessionStorage() {
          return refuse();
        },
      },
    ],
    ['has no storage', { navigator }],
    ['accepts nothing in it', { navigator, sessionStorage: { ...createMemoryStorage(), setItem: refuse } }],
    ['blocks cookies', { navigator: { cookieEnabled: false }, sessionStorage }],
  ])('[AUTH-15] cannot be kept by a browser that %s', (_what, window) => {
    expect(canKeepSignIn(window)).toBe(false);
  });
});
