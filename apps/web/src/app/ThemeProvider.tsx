import type { Brand } from '@consign/domain/branding';
import { ConsignProvider } from '@consign/ui';
import { themeFor } from '@consign/ui/tokens';
import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';

import { createThemeChoice, type ThemeChoice } from './theme-choice.js';

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
