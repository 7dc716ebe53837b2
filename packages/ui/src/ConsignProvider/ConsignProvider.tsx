import { localStorageColorSchemeManager, MantineProvider, type MantineColorScheme } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useMemo, useState, type ReactNode } from 'react';

import classes from './ConsignProvider.module.css';
import { buildTheme, buildCssVariables } from '../theme/theme.js';
import { themeFor } from '../tokens/brands.js';

interface Props {
  /** Chooses the theme (PLAT-09); null is the default theme. */
  readonly tenantCode: string | null;
  /** The name of a theme that the user prefers to the tenant's. */
  readonly chosenTheme?: string | null;
  /** Of the page's Content-Security-Policy; every style element made at run time carries it. */
  readonly nonce?: string | undefined;
  /** Fixes the scheme, as a story or a test does; without it the stored choice or the system decides. */
  readonly colorScheme?: 'light' | 'dark' | undefined;
  /** Where the user has made no choice yet. */
  readonly defaultColorScheme?: MantineColorScheme;
  /** Without transitions and without hiding what a simulated browser cannot measure. */
  readonly env?: 'default' | 'test' | undefined;
  readonly children: ReactNode;
}

/** The scroll lock under dialogs makes its own style element and reads its nonce here. */
const nonceGlobal = '__webpack_nonce__';
const colorSchemeManager = localStorageColorSchemeManager({ key: 'consign.theme' });

/** The theme, its variables and the place of the toasts. One stands around the whole application. */
export function ConsignProvider({
  tenantCode,
  chosenTheme = null,
  nonce,
  colorScheme,
  defaultColorScheme = 'auto',
  env = 'default',
  children,
}: Props): ReactNode {
  useState(() => {
    if (nonce !== undefined) Reflect.set(globalThis, nonceGlobal, nonce);
  });
  const brand = themeFor(chosenTheme, tenantCode);
  const theme = useMemo(() => buildTheme(brand), [brand]);
  const variables = useMemo(() => buildCssVariables(brand), [brand]);
  return (
    <MantineProvider
      env={env}
      theme={theme}
      cssVariablesResolver={variables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme={defaultColorScheme}
      // The variables all come from here: the static sheet with Mantine's own defaults is not loaded.
      deduplicateCssVariables={false}
      {...(colorScheme === undefined ? {} : { forceColorScheme: colorScheme })}
      {...(nonce === undefined ? {} : { getStyleNonce: () => nonce })}
    >
      <Notifications
        // Said when they come, without interrupting.
        aria-live="polite"
        // Where no form has its fields and no bar its buttons.
        position="top-center"
        containerWidth={360}
        className={classes.toasts ?? ''}
        limit={4}
        transitionDuration={150}
      />
      {children}
    </MantineProvider>
  );
}
