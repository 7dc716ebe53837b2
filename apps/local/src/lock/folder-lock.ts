import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface FolderLock {
  release(): void;
}

/** Another running process has the folder. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
  /** Such as 'process 42'. */
  readonly holder: string;

  constructor(folder: string, holder: string) {
    super(`${folder} is locked by ${holder}`);
    this.holder = holder;
  }
}

const SQLITE_BUSY = 5;

/**
 * Locks a data folder: the embedded database has no lock of its own, and two processes on one folder silently lose data.
 * Node locks no files, but SQLite does; the system ends the lock with its process. Throws `LockedError`.
 */
export function takeLock(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const pidFile = join(folder, 'lock.pid');
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    const known = existsSync(pidFile);
    throw new LockedError(folder, known ? `process ${readFileSync(pidFile, 'utf8')}` : 'another process');
  }
  writeFileSync(pidFile, String(process.pid));
  return { release: () => lock.close() };
}
