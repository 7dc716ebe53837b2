import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const reporter = path.join(import.meta.dirname, 'report-cpu.mjs');

/** A Node program in a process of its own, whose processor time can be asked for. */
export interface MeasuredProcess {
  /** Processor time so far, in microseconds. */
  readonly cpu: () => Promise<number>;
  /** Waits for the next message that is no report of processor time; with a message, sends that first. */
  readonly ask: (message?: string) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

export function startProcess(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  nodeArguments: readonly string[] = [],
): MeasuredProcess {
  const child = fork(script, args, {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment },
    execArgv: ['--import', reporter, ...nodeArguments],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    cpu: async () => {
      const answer = await askChild(child, 'cpu', (message) => typeof cpuOf(message) === 'number');
      return Number(cpuOf(answer));
    },
    ask: (message) => askChild(child, message, (answer) => cpuOf(answer) === undefined),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => {
        child.once('exit', resolve);
      });
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Waits until an address answers 200, for as long as a first start may take. */
export async function answersAt(url: string, seconds: number): Promise<void> {
  const until = Date.now() + seconds * 1000;
  for (;;) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    if (Date.now() > until) throw new Error(`${url} does not answer`);
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
}

function askChild(
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
      reject(new Error(`the measured process ended with code ${code}`));
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

function cpuOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null ? Reflect.get(message, 'cpu') : undefined;
}
