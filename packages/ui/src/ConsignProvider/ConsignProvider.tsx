import type { Brand } from '@consign/domain/branding';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { useEffect, useMemo, type ReactNode } from 'react';

import { loadTooltips } from '../HoverTooltip/use-hover-tooltip.js';
import { buildTheme, buildCssVariables } from '../theme/theme.js';
import { ToastContainer } from '../toast/ToastContainer.js';
import { defaultTheme } from '../tokens/brands.js';

interface Props {
  /** The default theme without it. */
  readonly brand?: Brand;
  /** The Content-Security-Policy nonce for style elements created at run time. */
  readonly nonce?: string | undefined;
  /** Forces a scheme, for stories and tests; otherwise the stored choice or the system decides. */
  readonly colorScheme?: 'light' | 'dark' | undefined;
  /** 'test' turns off transitions and layout-dependent hiding, which a simulated browser can't measure. */
  readonly env?: 'default' | 'test' | undefined;
  readonly children: ReactNode;
}

const colorSchemeManager = localStorageColorSchemeManager({ key: 'consign.theme' });

/** Provides the theme, its CSS variables and the toast container. Mount one around the whole app. */
export function ConsignProvider({
  brand = defaultTheme,
  nonce,
  colorScheme,
  env = 'default',
  children,
}: Props): ReactNode {
  useEffect(watchForcedColors, []);
  useEffect(loadTooltips, []);
  useEffect(watchBusyFocus, []);
  const theme = useMemo(() => buildTheme(brand), [brand]);
  const variables = useMemo(() => buildCssVariables(brand), [brand]);
  return (
    <MantineProvider
      env={env}
      theme={theme}
      cssVariablesResolver={variables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      // Mantine's default variables stylesheet isn't loaded, so output every variable.
      deduplicateCssVariables={false}
      {...(colorScheme === undefined ? {} : { forceColorScheme: colorScheme })}
      {...(nonce === undefined ? {} : { getStyleNonce: () => nonce })}
    >
      <ToastContainer />
      {children}
    </MantineProvider>
  );
}

/** Loads the styles for forced colours once they are on (PLAT-40). Returns a function that stops watching. */
export function watchForcedColors(): () => void {
  const query = window.matchMedia('(forced-colors: active)');
  const load = (): void => {
    if (query.matches) void import('../forced-colors/forced-colors.css');
  };
  load();
  query.addEventListener('change', load);
  return () => query.removeEventListener('change', load);
}

/**
 * Returns the focus to a button that lost it while it was busy: browsers blur disabled elements (CONS-145). Returns
 * a function that stops watching.
 */
function watchBusyFocus(): () => void {
  let busy: HTMLElement | null = null;
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLElement)) continue;
      const { activeElement, body } = document;
      if (target.matches(':disabled')) {
        // The browser moves the focus later.
        if (target === activeElement) busy = target;
      } else if (target === busy) {
        busy = null;
        if (activeElement === body) target.focus({ preventScroll: true });
      }
    }
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['disabled'] });
  return () => observer.disconnect();
}
