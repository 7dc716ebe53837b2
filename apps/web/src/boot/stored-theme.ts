/** Not to be confused with `consign.theme`, Mantine's key for the colour scheme. */
export const themeKey = 'consign.chosen-theme';

/** The name of the theme chosen in this browser instead of the tenant's (PLAT-09), or null. */
export function readStoredTheme(storage: Pick<Storage, 'getItem'>): string | null {
  try {
    return storage.getItem(themeKey);
  } catch {
    return null;
  }
}
