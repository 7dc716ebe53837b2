import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { findStartTime, isRunning } from './process-identity.js';

export interface LockHolder {
  pid: number;
  /** See `findStartOf`. */
  start?: string | undefined;
}

export interface LockFile {
  release(): Promise<void>;
}

/** Another process has the folder. */
export class LockedError extends Error {
  override readonly name = 'LockHeld';
  readonly holder: LockHolder;

  constructor(path: string, holder: LockHolder) {
    super(`${path} is held by process ${holder.pid}`);
    this.holder = holder;
  }
}

/** Who holds the lock and is still running; undefined when nobody does. */
export async function findLockHolder(path: string): Promise<LockHolder | undefined> {
  const holder = parseHolder(await readIfExists(path));
  return holder && (await isAlive(holder)) ? holder : undefined;
}

/**
 * The embedded database has no lock of its own, and two processes on one folder lose data without a word.
 * Throws `LockHeld`. A lock whose process is gone is taken over.
 */
export async function takeLock(path: string): Promise<LockFile> {
  await mkdir(dirname(path), { recursive: true });
  const mine = JSON.stringify({
    pid: process.pid,
    start: await findStartTime(process.pid),
    key: randomUUID(),
  });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await createFile(path, mine)) return { release: () => release(path, mine) };
    const text = await readIfExists(path);
    const holder = parseHolder(text);
    if (holder && (await isAlive(holder))) throw new LockedError(path, holder);
    if (text !== undefined) await removeStaleLock(path, text);
  }
  throw new LockedError(path, parseHolder(await readIfExists(path)) ?? { pid: 0 });
}

// Written whole under another name first, so that nobody ever reads half a lock.
async function createFile(path: string, text: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text, { flag: 'wx' });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    // A file system without hard links.
    return await writeFile(path, text, { flag: 'wx' }).then(
      () => true,
      () => false,
    );
  } finally {
    await rm(draft, { force: true });
  }
}

/** Moves a dead lock away; one that turns out to be somebody's new lock is put back. */
async function removeStaleLock(path: string, stale: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  if ((await readIfExists(aside)) !== stale) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

async function release(path: string, mine: string): Promise<void> {
  if ((await readIfExists(path)) === mine) await rm(path, { force: true });
}

async function readIfExists(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parseHolder(text: string | undefined): LockHolder | undefined {
  try {
    const value = JSON.parse(text ?? '') as Partial<LockHolder>;
    return typeof value.pid === 'number' ? { pid: value.pid, start: value.start } : undefined;
  } catch {
    return undefined;
  }
}

async function isAlive({ pid, start }: LockHolder): Promise<boolean> {
  if (!isRunning(pid)) return false;
  const now = await findStartTime(pid);
  return start === undefined || now === undefined || now === start;
}
