import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { LockedError, takeLock } from './folder-lock.js';

let root: string;
let folder: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'consign-lock-'));
  folder = join(root, 'deeper');
});

afterEach(() => rm(root, { recursive: true, force: true }));

it('locks until released', () => {
  const lock = takeLock(folder);
  expect(() => takeLock(folder)).toThrow(LockedError);
  expect(() => takeLock(folder)).toThrow(`locked by process ${process.pid}`);
  lock.release();
  takeLock(folder).release();
});

it('is kept by another process until that one is killed', async () => {
  const holding = `import(${JSON.stringify(import.meta.resolve('./folder-lock.ts'))}).then(({ takeLock }) => {
    takeLock(${JSON.stringify(folder)});
    setInterval(() => undefined, 1000);
    process.stdout.write('locked');
  })`;
  const other = spawn(process.execPath, ['--import', 'tsx', '-e', holding]);
  await once(other.stdout, 'data');
  expect(() => takeLock(folder)).toThrow(`locked by process ${other.pid}`);
  other.kill('SIGKILL');
  await once(other, 'exit');
  takeLock(folder).release();
});
