import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface ProcessInfo {
  pid: number;
  parent: number;
  command: string;
}

export type FindProcess = (pid: number) => Promise<ProcessInfo | undefined>;

async function findByProc(pid: number): Promise<ProcessInfo | undefined> {
  const [stat, command] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile(`/proc/${pid}/cmdline`, 'utf8'),
  ]);
  const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  return { pid, parent, command: command.replaceAll('\0', ' ').trim() };
}

async function findByPs(pid: number): Promise<ProcessInfo | undefined> {
  const { stdout } = await run('ps', ['-o', 'ppid=,command=', '-p', String(pid)]);
  const [, parent, command] = /^\s*(\d+)\s+(.*)$/m.exec(stdout) ?? [];
  return command === undefined ? undefined : { pid, parent: Number(parent), command };
}

export async function findProcess(pid: number): Promise<ProcessInfo | undefined> {
  const find = process.platform === 'linux' ? findByProc : findByPs;
  return find(pid).catch(() => undefined);
}

const packageManager = /\b(npm|npx|pnpm)\b/;

/** The ancestors up to the package manager that launched this process, nearest first; empty without one. */
export async function findLaunchers(pid: number, find: FindProcess = findProcess): Promise<ProcessInfo[]> {
  const chain: ProcessInfo[] = [];
  let at = await find(pid);
  while (at && at.parent > 1 && chain.length < 10) {
    at = await find(at.parent);
    if (at) chain.push(at);
  }
  const last = chain.findLastIndex(({ command }) => packageManager.test(command));
  return chain.slice(0, last + 1);
}

/** Whether any launcher has exited or been reparented. */
export async function haveLaunchersExited(
  launchers: readonly ProcessInfo[],
  find: FindProcess = findProcess,
): Promise<boolean> {
  for (const [at, known] of launchers.entries()) {
    const now = await find(known.pid);
    // The last launcher's parent is the terminal, which may close without stopping us.
    const last = at === launchers.length - 1;
    if (!now || (!last && now.parent !== known.parent)) return true;
  }
  return false;
}
