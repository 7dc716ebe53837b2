import { type Brand, buildBrand } from '@consign/domain/branding';
import type { TenantSettings } from '@consign/domain/settings';

import { consign } from './consign.js';

/** The theme of a tenant without a brand of its own (PLAT-09). */
export const defaultTheme: Brand = consign;

/** The theme the user chose by name; the tenant's when null or unknown (PLAT-09). */
export function themeFor(chosen: string | null, own: Brand): Brand {
  return chosen === defaultTheme.name ? defaultTheme : own;
}

/** The theme of a tenant's brand; the default theme without one, or if text can't be read on its colours (PLAT-09). */
export function toTenantTheme(tenant: Pick<TenantSettings, 'brand'> | null): Brand {
  if (tenant === null || tenant.brand === null) return defaultTheme;
  const built = buildBrand(tenant.brand);
  return built.ok ? built.value : defaultTheme;
}
