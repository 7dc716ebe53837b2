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

  it.each(cases)('text on a filled button reaches 4.5:1 ($name, $scheme)', ({ brand, scheme }) => {
    const text = resolved('--mantine-primary-color-contrast', brand, scheme);
    const ground = resolved('--mantine-color-brand-filled', brand, scheme);
    const hover = resolved('--mantine-color-brand-filled-hover', brand, scheme);
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(text, hover)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(cases)('text reaches 4.5:1 on every background ($name, $scheme)', ({ brand, scheme }) => {
    const { page, surface, raised, hover, text, dimmed, link } = surfaceColors(brand, scheme);
    for (const ground of [page, surface, raised, hover]) {
      for (const ink of [text, dimmed, link]) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    }
    const bar = brand.topBar[scheme];
    for (const ground of [bar.ground, bar.hover]) {
      for (const ink of [bar.text, bar.dimmed]) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(cases)(
    'a placeholder, an error and a disabled label can be read ($name, $scheme)',
    ({ brand, scheme }) => {
      const field = resolved('--mantine-color-default', brand, scheme);
      expect(contrast(resolved('--mantine-color-placeholder', brand, scheme), field)).toBeGreaterThanOrEqual(
        4.5,
      );
      expect(
        contrast(resolved('--mantine-color-error', brand, scheme), surfaceColors(brand, scheme).surface),
      ).toBeGreaterThanOrEqual(4.5);
      expect(
        contrast(
          resolved('--mantine-color-disabled-color', brand, scheme),
          resolved('--mantine-color-disabled', brand, scheme),
        ),
      ).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(cases)('the focus ring reaches 3:1 on page and surface ($name, $scheme)', ({ brand, scheme }) => {
    const { page, surface } = surfaceColors(brand, scheme);
    const ring = resolved('--consign-focus', brand, scheme);
    for (const ground of [page, surface]) expect(contrast(ring, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(cases)(
    '[PLAT-41] the border of a field and the mark of a choice reach 3:1 ($name, $scheme)',
    ({ brand, scheme }) => {
      const { surface, raised } = surfaceColors(brand, scheme);
      const edge = resolved('--mantine-color-default-border', brand, scheme);
      expect(contrast(edge, surface)).toBeGreaterThanOrEqual(3);
      for (const ground of [surface, raised]) {
        expect(contrast(resolved('--consign-focus', brand, scheme), ground)).toBeGreaterThanOrEqual(3);
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
