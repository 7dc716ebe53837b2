import { join } from 'node:path';
import { openPostgres, openSession, type Database } from '@consign/api';
import { access, mkdir, rm, writeFile } from 'node:fs/promises';

import { type FolderLock, LockedError, takeLock } from '../lock/folder-lock.js';
import type { LocalOptions } from '../options/parse-options.js';
import { openEmbedded } from '../pglite/embedded-session.js';
import { reason, StartFailure } from '../start-failure.js';
import type { Resources } from './resources.js';

export interface LocalDatabase {
  database: Database;
  /** Call when the data is complete; an incomplete folder is created again at the next start. */
  complete(): Promise<void>;
}

export interface OpenOptions extends Pick<LocalOptions, 'dataDir' | 'databaseUrl'> {
  say: (line: string) => void;
  /** Called when the embedded database has crashed. */
  onCrash: (error: Error) => void;
}

export async function openDatabase(options: OpenOptions, resources: Resources): Promise<LocalDatabase> {
  if (options.databaseUrl === null) return openInFolder(options, resources);
  const database = await resources.add(openPostgres(options.databaseUrl), (open) => open.close());
  await database.runScript('select 1').catch((error: unknown) => {
    throw new StartFailure(`Could not connect to the PostgreSQL server at DATABASE_URL: ${reason(error)}`);
  });
  return { database, complete: () => Promise.resolve() };
}

async function openInFolder(options: OpenOptions, resources: Resources): Promise<LocalDatabase> {
  const { dataDir, say, onCrash } = options;
  await resources.add(lockFolder(dataDir), async (lock) => lock.release());

  const folder = join(dataDir, 'database');
  const state = await prepareDataFolder(folder);
  say(`Opening the embedded database in ${dataDir}: for evaluation, not for production`);
  const session = await openEmbedded(folder, onCrash).catch((error: unknown) => {
    throw new StartFailure(
      `The data in ${dataDir} could not be opened (${reason(error)}). Start with an empty folder: pnpm reset`,
    );
  });
  const database = await resources.add(openSession(session), (open) => open.close());
  return { database, complete: () => (state === 'new' ? markComplete(folder) : Promise.resolve()) };
}

function lockFolder(dataDir: string): FolderLock {
  try {
    return takeLock(dataDir);
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    throw new StartFailure(
      `The data folder ${dataDir} is in use by ${error.holder}. Stop that one, or choose another folder: pnpm start --data-dir .data-2`,
    );
  }
}

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
