import { readStoredTheme, themeKey } from '../boot/stored-theme.js';

/** The theme that the user prefers to the tenant's, by its name; null is the tenant's (PLAT-09). */
export interface ThemeChoice {
  get(): string | null;
  set(name: string | null): void;
  subscribe(changed: () => void): () => void;
}

type Tab = Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>;

/** Keeps the choice in the browser's storage and tells every reader of a change, made here or in another tab. */
export function createThemeChoice(tab: Tab): ThemeChoice {
  const readers = new Set<() => void>();
  let chosen = readStoredTheme(tab.localStorage);
  const tell = () => {
    for (const changed of readers) changed();
  };
  return {
    get: () => chosen,
    set(name) {
      chosen = name;
      try {
        if (name === null) tab.localStorage.removeItem(themeKey);
        else tab.localStorage.setItem(themeKey, name);
      } catch {
        // A full or forbidden storage costs the memory of the choice, not the choice.
      }
      tell();
    },
    subscribe(changed) {
      const follow = ({ key }: StorageEvent) => {
        // Without a key everything was cleared.
        if (key !== themeKey && key !== null) return;
        chosen = readStoredTheme(tab.localStorage);
        changed();
      };
      readers.add(changed);
      tab.addEventListener('storage', follow);
      return () => {
        readers.delete(changed);
        tab.removeEventListener('storage', follow);
      };
    },
  };
}
