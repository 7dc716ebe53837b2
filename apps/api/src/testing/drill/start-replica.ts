import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A running process of the API. */
export interface Replica {
  readonly url: string;
  /** Lines of its log at level error and above. */
  readonly errors: readonly string[];
  /** Sends SIGTERM and resolves with the exit code. */
  stop(): Promise<number | null>;
  /** Sends SIGKILL and resolves when it is gone. */
  kill(): Promise<void>;
}

/** CI has built this commit before; elsewhere a build may be older than the source. */
const program =
  process.env['CI'] === undefined
    ? ['--conditions=@consign/source', '--import', 'tsx', resolveEntry('../../server.ts')]
    : [resolveEntry('../../../dist/server.js')];
const PINO_ERROR = 50;

/** Starts the production entry with this environment on a free port; resolves when it listens. */
export async function startReplica(environment: Readonly<Record<string, string>>): Promise<Replica> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, program, {
    env: { PATH, HOME, PORT: '0', HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const errors: string[] = [];
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { level, msg } = JSON.parse(line) as { level: number; msg: string };
      if (level >= PINO_ERROR) errors.push(line);
      const address = /^Server listening at (\S+)$/u.exec(msg)?.[1];
      if (address !== undefined) resolve(address);
    });
    void exited.then((code) => reject(new Error(`The server ended with ${code}`)));
  });
  return {
    url,
    errors,
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function resolveEntry(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
