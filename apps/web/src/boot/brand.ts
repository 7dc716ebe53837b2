import type { TenantSettings } from '@consign/domain/settings';
import type { Scheme } from '@consign/ui/tokens';

/** The stored colour scheme (see applyStoredScheme), or else the system's. */
function resolveScheme(element: HTMLElement, prefersDark: boolean): Scheme {
  const chosen = element.dataset['mantineColorScheme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return prefersDark ? 'dark' : 'light';
}

/**
 * Applies the colours of the chosen theme, or else the tenant's, to boot's own pages. They load separately, so that nothing
 * waits for them.
 */
export async function applyBrand(
  element: HTMLElement,
  tenant: Pick<TenantSettings, 'brand'>,
  prefersDark: boolean,
  chosenTheme: string | null = null,
): Promise<void> {
  const { surfaceColors, themeFor, toTenantTheme } = await import('@consign/ui/tokens');
  const brand = themeFor(chosenTheme, toTenantTheme(tenant));
  const scheme = resolveScheme(element, prefersDark);
  const surface = surfaceColors(brand, scheme);
  const colors = {
    page: surface.page,
    surface: surface.surface,
    line: surface.line,
    text: surface.text,
    dimmed: surface.dimmed,
    bar: brand.topBar[scheme].ground,
    'bar-line': brand.topBar[scheme].line,
    'bar-quiet': brand.topBar[scheme].hover,
    action: brand.brand[6],
  };
  for (const [name, color] of Object.entries(colors)) element.style.setProperty(`--boot-${name}`, color);
}

/** Mantine's storage key, as set in @consign/ui's provider; it stores 'light', 'dark' or 'auto'. */
const storageKey = 'consign.theme';

/** Applies the stored colour scheme before the first paint of anything but the background (PLAT-09). */
export function applyStoredScheme(element: HTMLElement, storage: Pick<Storage, 'getItem'>): void {
  const chosen = storage.getItem(storageKey);
  if (chosen === 'light' || chosen === 'dark') element.dataset['mantineColorScheme'] = chosen;
}
