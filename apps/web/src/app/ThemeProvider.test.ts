import { afterEach, describe, expect, it } from 'vitest';

import { themeKey } from '../boot/stored-theme.js';
import { createThemeChoice } from './ThemeProvider.js';

/** Changes the choice as another tab would. */
function storeElsewhere(name: string | null): void {
  if (name === null) window.localStorage.clear();
  else window.localStorage.setItem(themeKey, name);
  window.dispatchEvent(new StorageEvent('storage', { key: name === null ? null : themeKey }));
}

function subscribeToChoice() {
  const choice = createThemeChoice(window);
  const seen: (string | null)[] = [];
  const stop = choice.subscribe(() => seen.push(choice.get()));
  return { choice, seen, stop };
}

function denyStorage(): never {
  throw new DOMException('refused', 'SecurityError');
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('the theme choice', () => {
  it('[PLAT-13] [PLAT-23] stores only the name, and removes it for the tenant’s own theme', () => {
    const { choice, seen, stop } = subscribeToChoice();
    stops.push(stop);
    choice.set('aurora');
    expect({ ...window.localStorage }).toEqual({ [themeKey]: 'aurora' });
    expect(createThemeChoice(window).get()).toBe('aurora');
    choice.set(null);
    expect({ ...window.localStorage }).toEqual({});
    expect(seen).toEqual(['aurora', null]);
  });

  it('[PLAT-23] follows other tabs and cleared storage, no other keys, and none after unsubscribing', () => {
    const { seen, stop } = subscribeToChoice();
    stops.push(stop);
    storeElsewhere('tasman');
    storeElsewhere(null);
    window.dispatchEvent(new StorageEvent('storage', { key: 'consign.active-sites' }));
    stop();
    storeElsewhere('tasman');
    expect(seen).toEqual(['tasman', null]);
  });

  it('works without storage', () => {
    const localStorage = {
      ...window.localStorage,
      getItem: denyStorage,
      setItem: denyStorage,
      removeItem: denyStorage,
    };
    const choice = createThemeChoice({
      localStorage,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    expect(choice.get()).toBeNull();
    choice.set('aurora');
    expect(choice.get()).toBe('aurora');
  });
});
