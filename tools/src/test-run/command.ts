import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

import { workspaceRoot } from '../repository/files.js';

export interface Finished {
  readonly code: number;
  /** Its output, when `quiet`. */
  readonly output: string;
}

export interface CommandOptions {
  /** Captures the output instead of showing it. */
  readonly quiet?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly timeoutSeconds?: number;
  /** By default the root. */
  readonly cwd?: string;
}

export type RunCommand = (
  command: string,
  args: readonly string[],
  options?: CommandOptions,
) => Promise<Finished>;

const running = new Set<ChildProcess>();
// Running commands end with this process.
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

const bin = path.join(workspaceRoot, 'node_modules/.bin');

/** Runs a command, at the root unless told otherwise, with the workspace's commands on PATH and no stdin. */
export const runCommand: RunCommand = (
  command,
  args,
  { quiet = false, env = {}, timeoutSeconds, cwd = workspaceRoot } = {},
) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      ...(timeoutSeconds === undefined ? {} : { timeout: timeoutSeconds * 1000 }),
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    const output = (): string => Buffer.concat(chunks).toString('utf8');
    child.on('error', (error) => resolve({ code: 127, output: `${output()}${command}: ${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: output() }));
  });
