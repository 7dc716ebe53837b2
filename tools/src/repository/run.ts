import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { workspaceRoot } from './files.js';

export interface CommandResult {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs a command in `folder` without colour or prompts. */
export function run(command: string, args: readonly string[], folder: string): CommandResult {
  const result = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NO_COLOR: '1', CI: '1' },
  });
  if (result.error) throw result.error;
  return { code: result.status ?? 1, output: result.stdout, errors: result.stderr };
}

/** Runs a command line tool of this package's dependencies in `folder`. */
export function runTool(name: string, args: readonly string[], folder: string): CommandResult {
  return run(path.join(workspaceRoot, 'tools/node_modules/.bin', name), args, folder);
}
