import { expect, it } from 'vitest';

import {
  findProcess,
  findLaunchers,
  haveLaunchersExited,
  type FindProcess,
  type ProcessInfo,
} from './stop-signals.js';

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

it('finds the processes up to the package manager that launched it', async () => {
  const launchers = await findLaunchers(50, table(started));
  expect(launchers.map(({ pid }) => pid)).toEqual([40, 30, 20, 10]);
});

it('finds no launchers when started directly', async () => {
  const byHand = table([
    [50, 5, 'node dist/start.js'],
    [5, 1, '-bash'],
  ]);
  expect(await findLaunchers(50, byHand)).toEqual([]);
});

it('detects that npx has exited although its child processes still run', async () => {
  const launchers = await findLaunchers(50, table(started));
  expect(await haveLaunchersExited(launchers, table(started))).toBe(false);
  const orphaned = started
    .filter(([pid]) => pid !== 10)
    .map(([pid, parent, command]): [number, number, string] => [pid, parent === 10 ? 1 : parent, command]);
  expect(await haveLaunchersExited(launchers, table(orphaned))).toBe(true);
});

it('ignores a closed terminal', async () => {
  const launchers = await findLaunchers(50, table(started));
  const detached = started
    .filter(([pid]) => pid !== 5)
    .map(([pid, parent, command]): [number, number, string] => [pid, parent === 5 ? 1 : parent, command]);
  expect(await haveLaunchersExited(launchers, table(detached))).toBe(false);
});

it('reads a real process', async () => {
  const self = await findProcess(process.pid);
  expect(self).toMatchObject({ pid: process.pid, parent: process.ppid });
  expect(self?.command).toContain('node');
  expect(await findProcess(2 ** 22 + 1)).toBeUndefined();
});
