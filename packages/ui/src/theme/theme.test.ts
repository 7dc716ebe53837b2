import { contrast } from '@consign/domain/branding';
import { defaultCssVariablesResolver, DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { describe, expect, it } from 'vitest';

import { storyBrand } from '../testing/index.js';
import { defaultTheme, messageTones, statusTones, surfaceColors, themeFor } from '../tokens/index.js';
import { buildTheme, buildCssVariables } from './theme.js';

const schemes = ['light', 'dark'] as const;
const named = { default: defaultTheme, tasman: storyBrand('TASMAN'), aurora: storyBrand('AURORA') };
const brands = Object.values(named);
const cases = Object.entries(named).flatMap(([name, brand]) =>
  schemes.map((scheme) => ({ name, brand, scheme })),
);

/** Resolves a variable through any references to other variables. */
function resolved(name: string, brand: (typeof brands)[number], scheme: 'light' | 'dark'): string {
  const theme = mergeMantineTheme(DEFAULT_THEME, buildTheme(brand));
  const base = defaultCssVariablesResolver(theme);
  const own = buildCssVariables(brand)(theme);
  const all: Record<string, string> = {
    ...base.variables,
    ...base[scheme],
    ...own.variables,
    ...own[scheme],
  };
  let value = all[name] ?? '';
  for (let hops = 0; value.startsWith('var(') && hops < 9; hops += 1) value = all[value.slice(4, -1)] ?? '';
  return value.length === 4 ? value.replaceAll(/[\da-f]/gi, '$&$&') : value;
}

describe('themes', () => {
  it('[PLAT-09] the user’s choice of the default theme wins over the tenant; an unknown name is ignored', () => {
    const own = storyBrand('TASMAN');
    expect(themeFor('consign', own)).toBe(defaultTheme);
    expect(themeFor(null, own)).toBe(own);
    expect(themeFor('gone', own)).toBe(own);
  });

  it('[PLAT-09] themes differ in brand and top bar colours', () => {
    expect(new Set(brands.map((brand) => brand.brand[6])).size).toBe(brands.length);
    expect(new Set(brands.map((brand) => brand.topBar.light.ground)).size).toBe(brands.length);
  });

  it.each(cases)(
    '[PLAT-41] texts reach 4.5:1 on each of their backgrounds, borders and marks 3:1 ($name, $scheme)',
    ({ brand, scheme }) => {
      const { page, surface, raised, hover, text, dimmed, link } = surfaceColors(brand, scheme);
      const bar = brand.topBar[scheme];
      const find = (name: string) => resolved(`--${name}`, brand, scheme);
      const texts: readonly (readonly [ink: string, ...grounds: string[]])[] = [
        [
          find('mantine-primary-color-contrast'),
          find('mantine-color-brand-filled'),
          find('mantine-color-brand-filled-hover'),
        ],
        ...[text, dimmed, link].map((ink) => [ink, page, surface, raised, hover] as const),
        ...[bar.text, bar.dimmed].map((ink) => [ink, bar.ground, bar.hover] as const),
        [find('mantine-color-placeholder'), find('mantine-color-default')],
        [find('mantine-color-error'), surface],
        [find('mantine-color-disabled-color'), find('mantine-color-disabled')],
      ];
      for (const [ink, ...grounds] of texts) {
        for (const ground of grounds) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(find('mantine-color-default-border'), surface)).toBeGreaterThanOrEqual(3);
      for (const ground of [page, surface, raised]) {
        expect(contrast(find('consign-focus'), ground)).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it.each(schemes)('every status and message is readable on its background (%s)', (scheme) => {
    const grounds = brands.map((brand) => surfaceColors(brand, scheme).surface);
    for (const tone of [...Object.values(statusTones), ...Object.values(messageTones)]) {
      const { text, ground } = tone[scheme];
      for (const behind of ground === 'transparent' ? grounds : [ground]) {
        expect(contrast(text, behind)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});
