import type { Database } from '../database/database.js';
import { type StoredDraft, storeConsignment } from './store-consignment.js';

let stored = 0;

/** Stores a consignment of Kōwhai under a new reference, and returns the reference. */
export async function addConsignment(
  database: Database,
  draft: Omit<StoredDraft, 'reference'> = {},
): Promise<string> {
  stored += 1;
  const reference = `TAS8${String(stored).padStart(6, '0')}`;
  await storeConsignment(database, { reference, ...draft });
  return reference;
}
