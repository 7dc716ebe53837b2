import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface LockHolder {
  pid: number;
  /** From `findStartTime`. */
  start?: string | undefined;
}

export interface LockFile {
  release(): Promise<void>;
}

/** Another running process has the lock. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
  readonly holder: LockHolder;

  constructor(path: string, holder: LockHolder) {
    super(`${path} is locked by process ${holder.pid}`);
    this.holder = holder;
  }
}

/** The running process that has the lock, or undefined. */
export async function findLockHolder(path: string): Promise<LockHolder | undefined> {
  const holder = parseHolder(await readIfExists(path));
  return holder && (await isAlive(holder)) ? holder : undefined;
}

/**
 * Locks a data folder: the embedded database has no lock of its own, and two processes on one folder silently lose data.
 * Takes over a lock whose process has exited. Throws `LockedError`.
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

// Write to a temporary name first, so that no process reads a partial lock.
async function createFile(path: string, text: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text, { flag: 'wx' });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    // The file system has no hard links.
    return await writeFile(path, text, { flag: 'wx' }).then(
      () => true,
      () => false,
    );
  } finally {
    await rm(draft, { force: true });
  }
}

/** Moves a stale lock away; puts it back if it turns out to be a new lock of another process. */
async function removeStaleLock(path: string, stale: string): Promise<void> {
  const moved = `${path}.${randomUUID()}`;
  try {
    await rename(path, moved);
  } catch {
    return;
  }
  if ((await readIfExists(moved)) !== stale) await link(moved, path).catch(() => undefined);
  await rm(moved, { force: true });
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

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Running, but owned by another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Identifies a process by its start time, because pids are reused (in containers, often immediately). The format depends
 * on the system. Undefined if the system doesn't report it.
 */
export async function findStartTime(pid: number): Promise<string | undefined> {
  return (await startFromProc(pid)) ?? (await startFromPs(pid));
}

async function startFromProc(pid: number): Promise<string | undefined> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ]);
    // The process name in parentheses may contain spaces; the start time is the 20th field after it.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return ticks && `${boot.trim()} ${ticks}`;
  } catch {
    return undefined;
  }
}

async function startFromPs(pid: number): Promise<string | undefined> {
  try {
    const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)], {
      env: { ...process.env, LC_ALL: 'C' },
    });
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}
