import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { findLockHolder, findStartTime, LockedError, takeLock } from './lock-file.js';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'consign-lock-'));
  path = join(folder, 'deeper', 'lock');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

it('locks until released, and leaves no file behind', async () => {
  const lock = await takeLock(path);
  expect(await findLockHolder(path)).toMatchObject({ pid: process.pid });
  await expect(takeLock(path)).rejects.toThrow(LockedError);
  await lock.release();
  expect(await findLockHolder(path)).toBeUndefined();
  expect(await readdir(join(folder, 'deeper'))).toEqual([]);
});

it('goes to exactly one of many concurrent callers', async () => {
  const settled = await Promise.allSettled(Array.from({ length: 10 }, () => takeLock(path)));
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('is taken over by exactly one of many callers when its process has exited', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => {
    child.on('exit', resolve);
  });
  await (await takeLock(path)).release();
  await writeFile(path, JSON.stringify({ pid: child.pid }));
  expect(await findLockHolder(path)).toBeUndefined();
  const settled = await Promise.allSettled(Array.from({ length: 10 }, () => takeLock(path)));
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await findLockHolder(path)).toMatchObject({ pid: process.pid });
});

it('is taken over when its pid has been reused', async () => {
  await (await takeLock(path)).release();
  await writeFile(path, JSON.stringify({ pid: process.ppid, start: 'before the machine was restarted' }));
  await expect(takeLock(path)).resolves.toBeDefined();
});

it('respects a running process, and replaces an unreadable lock', async () => {
  await (await takeLock(path)).release();
  await writeFile(path, JSON.stringify({ pid: process.ppid, start: await findStartTime(process.ppid) }));
  await expect(takeLock(path)).rejects.toThrow(`locked by process ${process.ppid}`);
  await writeFile(path, 'half');
  await expect(takeLock(path)).resolves.toBeDefined();
});
