import type { Database } from '../database/database.js';
import { newId } from '../ids.js';
import { addJob } from '../services/jobs/job-store.js';
import { kowhaiScope } from './fixtures.js';
import { testNow } from './now.js';

/** Stores a job of Kōwhai, created and due now unless told otherwise, and returns its id. */
export async function storeJob(
  database: Pick<Database, 'inTenant'>,
  kind: string,
  { owner = kowhaiScope, createdAt = testNow, dueAt = testNow, payload = {} } = {},
): Promise<string> {
  const id = newId(testNow);
  await database.inTenant(owner, (tx) => addJob(tx, owner, { id, kind, payload, createdAt, dueAt }));
  return id;
}
