import { openStorage, type StorageWindow } from '../boot/open-storage.js';
import { readStoredTheme, themeKey } from '../boot/stored-theme.js';

/** The name of the user's chosen theme; null means the tenant's (PLAT-09). */
export interface ThemeChoice {
  get(): string | null;
  set(name: string | null): void;
  subscribe(onChange: () => void): () => void;
}

type Tab = StorageWindow & Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Stores the choice in localStorage and notifies subscribers of changes in this tab or another. */
export function createThemeChoice(tab: Tab): ThemeChoice {
  const listeners = new Set<() => void>();
  const storage = openStorage(tab, 'localStorage');
  let chosen = readStoredTheme(storage);
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: () => chosen,
    set(name) {
      chosen = name;
      try {
        if (name === null) storage.removeItem(themeKey);
        else storage.setItem(themeKey, name);
      } catch {
        // Without storage the choice lasts until the page is reloaded.
      }
      notify();
    },
    subscribe(onChange) {
      const follow = ({ key }: StorageEvent) => {
        // A null key means that the storage was cleared.
        if (key !== themeKey && key !== null) return;
        chosen = readStoredTheme(storage);
        onChange();
      };
      listeners.add(onChange);
      tab.addEventListener('storage', follow);
      return () => {
        listeners.delete(onChange);
        tab.removeEventListener('storage', follow);
      };
    },
  };
}
