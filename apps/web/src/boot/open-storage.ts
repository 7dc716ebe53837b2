/** The part of a window that is used. Browsers that block storage throw when it is read; others have none. */
export interface StorageWindow {
  readonly localStorage?: Storage;
  readonly sessionStorage?: Storage;
}

const probeKey = 'consign.probe';

/** The window's storage; in memory, until the page closes, where the browser has none. */
export function openStorage(window: StorageWindow, name: keyof StorageWindow): Storage {
  try {
    return window[name] ?? createMemoryStorage();
  } catch {
    return createMemoryStorage();
  }
}

/**
 * Whether this browser can sign in (AUTH-15): it keeps cookies, which the identity provider needs, and session storage,
 * which keeps the state of a sign-in while the browser is at the identity provider.
 */
export function canKeepSignIn(
  window: StorageWindow & { readonly navigator: { cookieEnabled: boolean } },
): boolean {
  try {
    const storage = window.sessionStorage;
    if (!window.navigator.cookieEnabled || storage === undefined) return false;
    storage.setItem(probeKey, '');
    storage.removeItem(probeKey);
    return true;
  } catch {
    return false;
  }
}

/** An in-memory Storage. */
export function createMemoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
