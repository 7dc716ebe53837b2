import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// PostgreSQL ignores unknown files, and a copy of the folder keeps the marker.
const markerFile = 'consign-complete';

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/**
 * Prepares the data folder of the embedded database. A folder that an interrupted first start left incomplete is
 * deleted and created again.
 */
export async function prepareDataFolder(folder: string): Promise<'new' | 'existing'> {
  const found = await Promise.all(
    [markerFile, 'PG_VERSION', 'global/pg_control'].map((name) => exists(join(folder, name))),
  );
  if (found.every(Boolean)) return 'existing';
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return 'new';
}

/** Call once the new database has been opened and filled. */
export async function markComplete(folder: string): Promise<void> {
  await writeFile(join(folder, markerFile), '');
}
