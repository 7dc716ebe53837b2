import type { TenantBrand } from '@consign/domain/settings';
import { storyBrands } from '@consign/ui/testing';
import { defaultTheme } from '@consign/ui/tokens';
import { describe, expect, it } from 'vitest';

import css from './boot.css?inline';
import { applyBrand, applyStoredScheme } from './brand.js';
import { createMemoryStorage } from './open-storage.js';

/** The --boot-* properties of each block of a style sheet that sets them, in order. */
function variableBlocks(sheet: string): Record<string, string>[] {
  const blocks = sheet.matchAll(/\{[^{}]*--boot-page[^{}]*\}/g);
  return [...blocks].map(([block]) =>
    Object.fromEntries(
      [...block.matchAll(/(--boot-[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
    ),
  );
}

async function applyColors(
  brand: TenantBrand | null,
  prefersDark: boolean,
  stored: string | null = null,
): Promise<Record<string, string>> {
  const element = document.createElement('div');
  const storage = createMemoryStorage();
  if (stored !== null) storage.setItem('consign.theme', stored);
  applyStoredScheme(element, storage);
  await applyBrand(element, { brand }, prefersDark);
  const names = Object.keys(variableBlocks(css)[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, element.style.getPropertyValue(name)]));
}

describe('the colours before the application has loaded', () => {
  it("[PLAT-02] are the default theme's until the tenant is known, light and dark", async () => {
    const [light, dark, preferred] = variableBlocks(css);
    expect(light).toEqual(await applyColors(null, false));
    expect(dark).toEqual(await applyColors(null, true));
    expect(preferred).toEqual(dark);
  });

  it("[PLAT-09] are the tenant's once it is known", async () => {
    expect((await applyColors(storyBrands.TASMAN, false))['--boot-bar']).toBe('#013d43');
    expect((await applyColors(storyBrands.AURORA, false))['--boot-bar']).toBe('#38124a');
  });

  it("[PLAT-09] are the chosen theme's rather than the tenant's", async () => {
    const element = document.createElement('div');
    await applyBrand(element, { brand: storyBrands.TASMAN }, false, defaultTheme.name);
    expect(element.style.getPropertyValue('--boot-bar')).toBe(defaultTheme.topBar.light.ground);
  });

  it('[PLAT-09] are the default theme’s if text cannot be read on the tenant’s', async () => {
    const unreadable = { ...storyBrands.TASMAN, colour: '#ffd400' };
    expect(await applyColors(unreadable, false)).toEqual(await applyColors(null, false));
  });

  it('[PLAT-09] follow the stored colour scheme rather than the system', async () => {
    expect(await applyColors(storyBrands.TASMAN, true, 'light')).toEqual(
      await applyColors(storyBrands.TASMAN, false),
    );
    expect(await applyColors(storyBrands.TASMAN, false, 'dark')).toEqual(
      await applyColors(storyBrands.TASMAN, true),
    );
    expect(await applyColors(storyBrands.TASMAN, false, 'auto')).toEqual(
      await applyColors(storyBrands.TASMAN, false),
    );
  });
});
