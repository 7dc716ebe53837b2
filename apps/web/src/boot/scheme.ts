/** Mantine's storage key, as set in @consign/ui's provider; it stores 'light', 'dark' or 'auto'. */
const storageKey = 'consign.theme';

/** Applies the stored colour scheme before the first paint of anything but the background (PLAT-09). */
export function applyStoredScheme(element: HTMLElement, storage: Pick<Storage, 'getItem'>): void {
  const chosen = storage.getItem(storageKey);
  if (chosen === 'light' || chosen === 'dark') element.dataset['mantineColorScheme'] = chosen;
}
