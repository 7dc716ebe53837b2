import type { Brand } from '@consign/domain/branding';
import { ConsignProvider } from '@consign/ui';
import { themeFor } from '@consign/ui/tokens';
import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';

import { openStorage, type StorageWindow } from '../boot/open-storage.js';
import { readStoredTheme, themeKey } from '../boot/stored-theme.js';

const ThemeContext = createContext<ThemeChoice | null>(null);

/** The chosen theme and its setter; null means the tenant's theme. */
export function useThemeChoice(): readonly [string | null, ThemeChoice['set']] {
  const choice = useContext(ThemeContext);
  if (choice === null) throw new Error('No ThemeProvider around this component');
  return [useSyncExternalStore(choice.subscribe, choice.get), choice.set];
}

interface Props {
  /** The tenant's theme. */
  readonly own: Brand;
  readonly nonce?: string | undefined;
  readonly colorScheme?: 'light' | 'dark';
  readonly children: ReactNode;
}

/** Applies the user's chosen theme, or else the tenant's (PLAT-09). */
export function ThemeProvider({ own, children, ...provider }: Props): ReactNode {
  const [choice] = useState(() => createThemeChoice(window));
  const chosenTheme = useSyncExternalStore(choice.subscribe, choice.get);
  return (
    <ThemeContext value={choice}>
      <ConsignProvider {...provider} brand={themeFor(chosenTheme, own)}>
        {children}
      </ConsignProvider>
    </ThemeContext>
  );
}

/** The name of the user's chosen theme; null means the tenant's (PLAT-09). */
interface ThemeChoice {
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
