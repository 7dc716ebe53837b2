import { aurora } from './aurora.js';
import type { Brand } from './brand.js';
import { consign } from './consign.js';
import { tasman } from './tasman.js';

const byTenantCode: Readonly<Record<string, Brand>> = { TASMAN: tasman, AURORA: aurora };

/** Every theme, the default first. */
export const brands: readonly Brand[] = [consign, tasman, aurora];

/** The theme of a tenant code, case-insensitive; the default theme when none matches (PLAT-09). */
export function brandFor(tenantCode: string | null): Brand {
  return byTenantCode[tenantCode?.toUpperCase() ?? ''] ?? consign;
}

/** The tenant codes with their own theme; every other code has the default theme. */
export const tenantThemes: readonly { readonly tenantCode: string; readonly theme: Brand }[] = Object.entries(
  byTenantCode,
).map(([tenantCode, theme]) => ({ tenantCode, theme }));

/** The theme the user chose by name; the tenant's when null or unknown (PLAT-09). */
export function themeFor(chosen: string | null, tenantCode: string | null): Brand {
  return brands.find(({ name }) => name === chosen) ?? brandFor(tenantCode);
}
