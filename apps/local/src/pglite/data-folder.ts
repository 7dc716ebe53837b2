import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// PostgreSQL leaves files that it does not know alone, and a copy of the folder keeps its mark.
const mark = 'consign-complete';

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/**
 * Readies the folder of the embedded database and answers whether it is new. A folder that was left half-made,
 * by a first start that was killed, holds nothing worth keeping and is made again.
 */
export async function prepareDataFolder(folder: string): Promise<'new' | 'existing'> {
  const made = await Promise.all(
    [mark, 'PG_VERSION', 'global/pg_control'].map((name) => exists(join(folder, name))),
  );
  if (made.every(Boolean)) return 'existing';
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return 'new';
}

/** Called once the new database has been opened. */
export async function markComplete(folder: string): Promise<void> {
  await writeFile(join(folder, mark), '');
}
