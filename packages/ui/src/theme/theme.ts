import type { Brand } from '@consign/domain/branding';
import { createTheme, type CSSVariablesResolver, type MantineThemeOverride } from '@mantine/core';

import { schemeVariables, surfaceColors } from '../tokens/scheme.js';
import { messageTones } from '../tokens/status.js';

const fontFamily = "'Inter Variable', system-ui, 'Segoe UI', Roboto, sans-serif";
const tooltipEvents = { hover: true, focus: true, touch: true };

/** Builds the Mantine theme of a brand (PLAT-09). */
export function buildTheme(brand: Brand): MantineThemeOverride {
  return createTheme({
    primaryColor: 'brand',
    // Shade 6 has at least 4.5:1 contrast with white text in every theme; a test checks it.
    primaryShade: { light: 6, dark: 6 },
    autoContrast: true,
    luminanceThreshold: 0.18,
    black: brand.neutral[9],
    colors: { brand: brand.brand, gray: brand.neutral, dark: brand.night },
    fontFamily,
    headings: {
      fontFamily,
      fontWeight: '600',
      sizes: {
        h1: { fontSize: '1.125rem', lineHeight: '1.5rem' },
        h2: { fontSize: '1rem', lineHeight: '1.5rem' },
        h3: { fontSize: '0.875rem', lineHeight: '1.25rem' },
      },
    },
    fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
    lineHeights: { xs: '1.35', sm: '1.43', md: '1.43', lg: '1.5', xl: '1.4' },
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
    breakpoints: { xs: '30em', sm: '40em', md: '64em', lg: '80em', xl: '90em' },
    radius: { xs: '2px', sm: '4px', md: `${brand.radius}px`, lg: `${brand.radius + 4}px`, xl: '999px' },
    defaultRadius: 'md',
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: {
      Tooltip: {
        defaultProps: { openDelay: 350, events: tooltipEvents, multiline: true, maw: 320, withArrow: true },
        styles: { tooltip: { overflowWrap: 'anywhere' } },
      },
      Button: { defaultProps: { fw: 500 } },
      // The placeholder isn't a valid child of a menu; the first entry gets the focus.
      Menu: {
        defaultProps: {
          withInitialFocusPlaceholder: false,
          middlewares: { size: { padding: 8 } },
          floatingStrategy: 'fixed',
        },
        // Where it is higher than the room beside its button (NAV-33).
        styles: { dropdown: { overflowY: 'auto', overscrollBehavior: 'contain' } },
      },
      // A listbox may contain only options.
      ComboboxEmpty: { defaultProps: { role: 'option', 'aria-disabled': true, 'aria-selected': false } },
      // A header element in a dialog would be a second banner of the page.
      DrawerHeader: { defaultProps: { role: 'none' } },
      ModalHeader: { defaultProps: { role: 'none' } },
      Modal: { defaultProps: { centered: true, transitionProps: { duration: 150 } } },
      Popover: { defaultProps: { transitionProps: { duration: 150 } } },
    },
  });
}

/** Sets Mantine's CSS variables from the tokens this package's components use. */
export function buildCssVariables(brand: Brand): CSSVariablesResolver {
  const scheme = (name: 'light' | 'dark'): Record<string, string> => {
    const colors = surfaceColors(brand, name);
    return {
      ...schemeVariables(brand, name),
      '--mantine-color-body': colors.surface,
      '--mantine-color-text': colors.text,
      '--mantine-color-bright': colors.text,
      '--mantine-color-dimmed': colors.dimmed,
      '--mantine-color-placeholder': colors.dimmed,
      '--mantine-color-anchor': colors.link,
      '--mantine-color-error': messageTones.error[name].text,
      '--mantine-color-default': colors.raised,
      '--mantine-color-default-hover': colors.hover,
      '--mantine-color-default-color': colors.text,
      '--mantine-color-default-border': name === 'light' ? brand.neutral[5] : brand.night[3],
      '--mantine-color-disabled': name === 'light' ? brand.neutral[2] : brand.night[5],
      '--mantine-color-disabled-color': colors.dimmed,
      '--mantine-color-disabled-border': colors.line,
    };
  };
  return () => ({ variables: {}, light: scheme('light'), dark: scheme('dark') });
}
