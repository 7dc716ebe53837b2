import type { UserSite } from '@consign/api-client/consignment';

/** The part of Storage that is used, so that tests can pass an in-memory one. */
export type LocalStore = Pick<Storage, 'getItem' | 'setItem'>;

const storageKey = 'consign.active-sites';

/** The stored site ids; null when missing or unreadable. An empty list means "none" (NAV-04). */
function readStored(storage: LocalStore): readonly string[] | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : null;
  } catch {
    return null;
  }
}

/**
 * The active sites (PLAT-20): the stored ones still available; if none are left, the requesting site, else all. Ordered
 * like `available`.
 */
export function activeSiteIds(
  stored: readonly string[] | null,
  available: readonly Pick<UserSite, 'id' | 'isDefault'>[],
): readonly string[] {
  const known = new Set(stored);
  const stillAvailable = available.filter(({ id }) => known.has(id));
  if (stillAvailable.length > 0 || stored?.length === 0) return stillAvailable.map(({ id }) => id);
  const requesting = available.find(({ isDefault }) => isDefault);
  return (requesting === undefined ? available : [requesting]).map(({ id }) => id);
}

/** The active sites of this browser (PLAT-20), before a SessionProvider is mounted. */
export function findActiveSiteIds(
  storage: LocalStore,
  available: readonly Pick<UserSite, 'id' | 'isDefault'>[],
): readonly string[] {
  return activeSiteIds(readStored(storage), available);
}

export interface ActiveSitesStore {
  get(): readonly string[] | null;
  set(ids: readonly string[]): void;
  subscribe(changed: () => void): () => void;
}

/** Stores the chosen site ids in the browser, ids only (PLAT-13), and notifies subscribers. */
export function createActiveSitesStore(storage: LocalStore): ActiveSitesStore {
  const readers = new Set<() => void>();
  let chosen = readStored(storage);
  return {
    get: () => chosen,
    set(ids) {
      chosen = ids;
      try {
        storage.setItem(storageKey, JSON.stringify(ids));
      } catch {
        // With storage full or blocked, the choice lasts until the page closes.
      }
      for (const changed of readers) changed();
    },
    subscribe(changed) {
      readers.add(changed);
      return () => readers.delete(changed);
    },
  };
}
