import { aurora } from './aurora.js';
import type { Brand } from './brand.js';
import { consign } from './consign.js';
import { tasman } from './tasman.js';

const byTenantCode: Readonly<Record<string, Brand>> = { TASMAN: tasman, AURORA: aurora };

/** Every theme there is, the default first. */
export const brands: readonly Brand[] = [consign, tasman, aurora];

/** The theme of a tenant code, in any case of letters; the default theme when none matches (PLAT-09). */
export function brandFor(tenantCode: string | null): Brand {
  return byTenantCode[tenantCode?.toUpperCase() ?? ''] ?? consign;
}

/** Each tenant code with a theme of its own; every other code has the default theme. */
export const tenantThemes: readonly { readonly tenantCode: string; readonly theme: Brand }[] = Object.entries(
  byTenantCode,
).map(([tenantCode, theme]) => ({ tenantCode, theme }));

/** The theme that the user chose by its name; without a choice, or with the name of none, the tenant's (PLAT-09). */
export function themeFor(chosen: string | null, tenantCode: string | null): Brand {
  return brands.find(({ name }) => name === chosen) ?? brandFor(tenantCode);
}
