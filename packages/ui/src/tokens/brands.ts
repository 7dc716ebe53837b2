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
