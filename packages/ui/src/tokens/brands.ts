import type { Brand } from '@consign/domain/branding';

import { consign } from './consign.js';

/** The theme of a tenant without a brand of its own (PLAT-09). */
export const defaultTheme: Brand = consign;

/** The theme the user chose by name; the tenant's when null or unknown (PLAT-09). */
export function themeFor(chosen: string | null, own: Brand): Brand {
  return chosen === defaultTheme.name ? defaultTheme : own;
}
