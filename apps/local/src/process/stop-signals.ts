import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const LAUNCHER_CHECK_MS = 1000;
const SAME_REQUEST_MS = 500;

/**
 * Runs `stop` once on Ctrl-C, on a signal, or when the `npx` that launched the process exits (npx doesn't signal its
 * children). A second request exits immediately.
 */
export async function onStop(stop: () => Promise<void>): Promise<void> {
  let requestedAt = 0;
  const requestStop = (): void => {
    // A terminal and a package manager may both forward the same Ctrl-C.
    if (requestedAt > 0 && Date.now() - requestedAt > SAME_REQUEST_MS) process.exit(130);
    if (requestedAt > 0) return;
    requestedAt = Date.now();
    void stop();
  };
  for (const signal of signals) process.on(signal, requestStop);

  const launchers = await findLaunchers(process.pid);
  if (launchers.length === 0) return;
  const watch = async (): Promise<void> => {
    if ((await haveLaunchersExited(launchers)) && requestedAt === 0) requestStop();
  };
  const timer = setInterval(() => {
    void watch();
  }, LAUNCHER_CHECK_MS);
  timer.unref();
}

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
