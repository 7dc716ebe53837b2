/** The key and the values are the component library's, as set in @consign/ui's provider. */
const storageKey = 'consign.theme';

/** The stored choice of light or dark, before the first paint of anything but the background (PLAT-09). */
export function applyStoredScheme(element: HTMLElement, storage: Pick<Storage, 'getItem'>): void {
  const chosen = storage.getItem(storageKey);
  if (chosen === 'light' || chosen === 'dark') element.dataset['mantineColorScheme'] = chosen;
}
