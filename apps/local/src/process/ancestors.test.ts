import { expect, it } from 'vitest';

import {
  findProcess,
  findLaunchers,
  haveLaunchersExited,
  type FindProcess,
  type ProcessInfo,
} from './ancestors.js';

function table(rows: readonly [pid: number, parent: number, command: string][]): FindProcess {
  const byPid = new Map(rows.map(([pid, parent, command]) => [pid, { pid, parent, command }]));
  return (pid) => Promise.resolve<ProcessInfo | undefined>(byPid.get(pid));
}

const started = [
  [50, 40, 'node tools/start.mjs'],
  [40, 30, 'sh -c node tools/start.mjs'],
  [30, 20, 'pnpm start'],
  [20, 10, "sh -c 'pnpm' start"],
  [10, 5, 'npm exec pnpm@12 start'],
  [5, 1, '-bash'],
] satisfies [number, number, string][];

it('knows the processes between it and the package manager that started it', async () => {
  const starters = await findLaunchers(50, table(started));
  expect(starters.map(({ pid }) => pid)).toEqual([40, 30, 20, 10]);
});

it('has no starters when it was started by hand', async () => {
  const byHand = table([
    [50, 5, 'node dist/start.js'],
    [5, 1, '-bash'],
  ]);
  expect(await findLaunchers(50, byHand)).toEqual([]);
});

it('sees that npx was ended, though the processes below it live on', async () => {
  const starters = await findLaunchers(50, table(started));
  expect(await haveLaunchersExited(starters, table(started))).toBe(false);
  const orphaned = started
    .filter(([pid]) => pid !== 10)
    .map(([pid, parent, command]): [number, number, string] => [pid, parent === 10 ? 1 : parent, command]);
  expect(await haveLaunchersExited(starters, table(orphaned))).toBe(true);
});

it('goes on when only the terminal is closed', async () => {
  const starters = await findLaunchers(50, table(started));
  const detached = started
    .filter(([pid]) => pid !== 5)
    .map(([pid, parent, command]): [number, number, string] => [pid, parent === 5 ? 1 : parent, command]);
  expect(await haveLaunchersExited(starters, table(detached))).toBe(false);
});

it('reads real processes', async () => {
  const self = await findProcess(process.pid);
  expect(self).toMatchObject({ pid: process.pid, parent: process.ppid });
  expect(self?.command).toContain('node');
  expect(await findProcess(2 ** 22 + 1)).toBeUndefined();
});
