import { buildBrand, type Brand } from '@consign/domain/branding';
import type { TenantSettings } from '@consign/domain/settings';
import { defaultTheme } from '@consign/ui/tokens';

/** The theme of a tenant's brand; the default theme without one, or if text can't be read on its colours (PLAT-09). */
export function toTenantTheme(tenant: Pick<TenantSettings, 'brand'> | null): Brand {
  if (tenant === null || tenant.brand === null) return defaultTheme;
  const built = buildBrand(tenant.brand);
  return built.ok ? built.value : defaultTheme;
}
