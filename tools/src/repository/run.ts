import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { workspaceRoot } from './files.js';

/** What a command said; its exit code tells whether it found anything. */
export interface Answer {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs a command in `folder`, in the machine's plainest manner: no colour, no questions. */
export function run(command: string, args: readonly string[], folder: string): Answer {
  const result = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NO_COLOR: '1', CI: '1' },
  });
  if (result.error) throw result.error;
  return { code: result.status ?? 1, output: result.stdout, errors: result.stderr };
}

/** Runs a command line tool of this package's own dependencies in `folder`. */
export function runTool(name: string, args: readonly string[], folder: string): Answer {
  return run(path.join(workspaceRoot, 'tools/node_modules/.bin', name), args, folder);
}
