import type { ChildProcess } from 'node:child_process';

import { type ProcessAnswer, READY } from './start-process.js';
import { createFairQueue } from './fair-queue.js';

/** Runs requests in processes of their own, each one at a time, with limits of time and memory. */
export interface WorkerProcesses<Request, Result> {
  /**
   * Queues the request; customers are served round-robin.
   *
   * @throws QueueFull, LostRequest, or an Error with the text of the process's own.
   */
  ask(customer: string, request: Request): Promise<Result>;
  close(): void;
}

/** The request took longer than it may, or its process died over it, for example because it needed too much memory; the message says which. */
export class LostRequest extends Error {
  override readonly name = 'LostRequest';
}

export interface WorkerOptions {
  readonly start: () => ChildProcess;
  /** Processes; a customer uses one at a time. */
  readonly count: number;
  /** The time limit of a request, from when the process is ready. */
  readonly timeoutMs: number;
  /** The time limit for starting the process, from the first request. */
  readonly startTimeoutMs?: number;
  /** Requests of one customer that may be queued; more are refused. */
  readonly maxQueued: number;
}

/** Generous: loading is slow on a busy machine. */
const START_TIMEOUT_MS = 60_000;

/** Starts each process when it is first needed, and replaces one that died or was too slow. */
export function createWorkerProcesses<Request, Result>({
  start,
  count,
  timeoutMs,
  startTimeoutMs = START_TIMEOUT_MS,
  maxQueued,
}: WorkerOptions): WorkerProcesses<Request, Result> {
  const queue = createFairQueue({ concurrency: count, maxQueued });
  const workers = Array.from({ length: count }, () =>
    createWorker<Request, Result>(start, { timeoutMs, startTimeoutMs }),
  );
  const idle = [...workers];
  return {
    ask: (customer, request) =>
      queue.run(customer, async () => {
        // The one used last is the most likely to be running.
        const worker = idle.pop();
        if (worker === undefined) throw new Error('More tasks are running than there are workers');
        return worker.ask(request).finally(() => idle.push(worker));
      }),
    close: () => workers.forEach((worker) => worker.close()),
  };
}

/** One process; it is asked one thing at a time. */
function createWorker<Request, Result>(
  start: () => ChildProcess,
  { timeoutMs, startTimeoutMs }: Required<Pick<WorkerOptions, 'timeoutMs' | 'startTimeoutMs'>>,
) {
  let current: { readonly child: ChildProcess; isReady: boolean } | null = null;

  function ask(request: Request): Promise<Result> {
    if (current === null || hasEnded(current.child)) current = startIdle(start);
    const mine = current;
    const { child } = mine;
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const end = () => {
        clearTimeout(timer);
        child.off('message', hear).off('exit', loseToEnd).off('error', loseToError);
        hold(child, false);
      };
      const lose = (reason: string) => {
        end();
        current = null;
        child.kill('SIGKILL');
        reject(new LostRequest(reason));
      };
      const loseToEnd = (code: number | null, signal: string | null) =>
        lose(`The process ended with ${signal ?? code}`);
      const loseToError = (error: Error) => lose(`The process failed: ${error.message}`);
      const begin = () => {
        clearTimeout(timer);
        timer = setTimeout(() => lose(`The request took longer than ${timeoutMs} ms`), timeoutMs);
        child.send(request as object, (error) => {
          if (error !== null) loseToError(error);
        });
      };
      const hear = (answer: ProcessAnswer<Result> | typeof READY) => {
        if (answer === READY) {
          mine.isReady = true;
          begin();
          return;
        }
        end();
        if ('error' in answer) reject(new Error(answer.error));
        else resolve(answer.result);
      };
      child.on('message', hear).on('exit', loseToEnd).on('error', loseToError);
      hold(child, true);
      if (mine.isReady) begin();
      else
        timer = setTimeout(() => lose(`The process was not ready in ${startTimeoutMs} ms`), startTimeoutMs);
    });
  }

  return { ask, close: () => void current?.child.kill('SIGKILL') };
}

function startIdle(start: () => ChildProcess): { readonly child: ChildProcess; isReady: boolean } {
  const child = start();
  // Between requests too, so that a process that fails does not end this one.
  child.on('error', () => undefined);
  return { child, isReady: false };
}

function hasEnded({ exitCode, signalCode, killed }: ChildProcess): boolean {
  return killed || exitCode !== null || signalCode !== null;
}

/** Whether this process waits for the child before it ends by itself. */
function hold(child: ChildProcess, isHeld: boolean): void {
  if (isHeld) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
