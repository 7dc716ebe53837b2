/** Beside `consign.theme`, which is the component library's and holds light or dark. */
export const themeKey = 'consign.chosen-theme';

/** The name of the theme that was chosen in this browser in place of the tenant's (PLAT-09), or null. */
export function readStoredTheme(storage: Pick<Storage, 'getItem'>): string | null {
  try {
    return storage.getItem(themeKey);
  } catch {
    return null;
  }
}
