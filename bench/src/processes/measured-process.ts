import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { existsSync, readFileSync } from 'node:fs';

import { query } from '../postgres/statements.js';

const reporter = path.join(import.meta.dirname, 'report-cpu.mjs');

/** A child Node process that reports its CPU time. */
export interface MeasuredProcess {
  /** CPU time so far, in microseconds. */
  readonly cpu: () => Promise<number>;
  /** Sends the message, if given, and waits for the next reply that isn't a CPU report. */
  readonly ask: (message?: string) => Promise<unknown>;
  /** Waits until a URL returns 200; throws if the process exits first. */
  readonly waitForOk: (url: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface ProcessOptions {
  readonly nodeArguments?: readonly string[];
  /** Forwards the process's output to stderr. */
  readonly showProgress?: boolean;
}

export function startProcess(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  { nodeArguments = [], showProgress = false }: ProcessOptions = {},
): MeasuredProcess {
  const child = fork(script, args, {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment },
    execArgv: ['--import', reporter, ...nodeArguments],
    stdio: ['ignore', showProgress ? process.stderr : 'ignore', 'inherit', 'ipc'],
  });
  return {
    cpu: async () => {
      const reply = await requestChild(child, 'cpu', (message) => typeof readCpu(message) === 'number');
      return Number(readCpu(reply));
    },
    ask: (message) => requestChild(child, message, (answer) => readCpu(answer) === undefined),
    waitForOk: async (url) => {
      while (!(await isOk(url))) {
        if (hasEnded(child)) throw new Error(`the process that should serve ${url} has exited: see above`);
        await setTimeout(200);
      }
    },
    stop: async () => {
      if (hasEnded(child)) return;
      const exited = new Promise((resolve) => {
        child.once('exit', resolve);
      });
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function isOk(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.status === 200,
    () => false,
  );
}

function requestChild(
  child: ChildProcess,
  message: string | undefined,
  isAnswer: (answer: unknown) => boolean,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onMessage = (answer: unknown): void => {
      if (!isAnswer(answer)) return;
      stopListening();
      resolve(answer);
    };
    const onExit = (code: number | null): void => {
      stopListening();
      reject(new Error(`the measured process exited with code ${code}`));
    };
    const stopListening = (): void => {
      child.off('message', onMessage);
      child.off('exit', onExit);
    };
    child.on('message', onMessage);
    child.on('exit', onExit);
    if (message !== undefined) child.send(message);
  });
}

function readCpu(message: unknown): unknown {
  return typeof message === 'object' && message !== null ? Reflect.get(message, 'cpu') : undefined;
}

/** CPU time of a server's client sessions so far, in microseconds; null where the system does not say. */
export async function readPostgresCpu(url: string): Promise<number | null> {
  if (process.platform !== 'linux') return null;
  const sessions = await query<{ pid: number }>(
    url,
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return sessions.reduce((sum, { pid }) => sum + (readProcessCpu(pid) ?? 0), 0);
}

/** CPU time of a process of this machine so far, in microseconds; null where the system does not say. */
export function readProcessCpu(pid: number): number | null {
  const file = `/proc/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1000 : null;
}

const TICKS_PER_SECOND = 100;

/** CPU time of a process so far, with its children, also ended ones, in microseconds (Linux only). */
export function readTreeCpu(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  const running = children.map((child) => readTicks(Number(child), false));
  // Last: a child that has just ended is in it.
  const ticks = [...running, readTicks(pid, true)];
  return (ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND) * 1e6;
}

/** User and system time in ticks, optionally with the time of ended children; 0 for a process that has ended. */
function readTicks(pid: number, withEnded: boolean): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  const stat = readFileSync(file, 'utf8');
  // The name of the program, in brackets, may contain spaces.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return fields.slice(11, withEnded ? 15 : 13).reduce((sum, each) => sum + each, 0);
}
