import type { UserSite } from '@consign/api-client/consignment';

/** The part of a browser's storage that is used; a test gives a Map's worth of it. */
export type LocalStore = Pick<Storage, 'getItem' | 'setItem'>;

const storageKey = 'consign.active-sites';

/** What is stored, or null where nothing is or it cannot be read. An empty list is a choice: none (NAV-04). */
function readStored(storage: LocalStore): readonly string[] | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : null;
  } catch {
    return null;
  }
}

/**
 * The active sites (PLAT-20): the stored ones that are still available; where nothing of that is left, the requesting
 * site, else all. In the order of the available sites.
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

export interface ActiveSitesStore {
  get(): readonly string[] | null;
  set(ids: readonly string[]): void;
  subscribe(changed: () => void): () => void;
}

/** Keeps the choice in the browser's storage, ids alone (PLAT-13), and tells every reader of a change. */
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
        // A full or forbidden storage costs the memory of the choice, not the choice.
      }
      for (const changed of readers) changed();
    },
    subscribe(changed) {
      readers.add(changed);
      return () => readers.delete(changed);
    },
  };
}
