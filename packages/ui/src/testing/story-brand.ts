import { buildBrand, type Brand } from '@consign/domain/branding';
import type { TenantBrand } from '@consign/domain/settings';

import { defaultTheme } from '../tokens/brands.js';

/** The brands of the demonstration tenants. */
export const storyBrands = {
  TASMAN: { colour: '#047781', topBarColour: '#013d43', logoPath: null },
  AURORA: { colour: '#9041a7', topBarColour: '#38124a', logoPath: 'M4 4h16v16H4Z' },
} as const satisfies Record<string, TenantBrand>;

/** The theme of a demonstration tenant; the default theme for any other code. */
export function storyBrand(tenantCode: unknown): Brand {
  const brand = Object.entries(storyBrands).find(([code]) => code === tenantCode)?.[1];
  const built = brand === undefined ? null : buildBrand(brand);
  return built?.ok === true ? built.value : defaultTheme;
}
