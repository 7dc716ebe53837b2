import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Where the workspace's own commands are. */
const bin = path.join(root, 'node_modules', '.bin');

const running = new Set();

/** Commands that are under way end with this process. */
function endAll(signal) {
  for (const child of running) child.kill(signal);
}
process.on('exit', () => endAll('SIGTERM'));

/**
 * Runs a command at the root of the repository, without input, and answers its exit code, with what it printed when
 * `quiet`.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: Readonly<Record<string, string>>, cwd?: string, timeoutSeconds?: number }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCommand(command, args, { quiet = false, env = {}, cwd = root, timeoutSeconds } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      timeout: timeoutSeconds === undefined ? undefined : timeoutSeconds * 1000,
    });
    running.add(child);
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    const end = (code, more = '') => {
      running.delete(child);
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') + more });
    };
    child.on('error', (error) => end(127, `${command}: ${error.message}\n`));
    child.on('close', (code) => end(code ?? 1));
  });
}

/** @typedef {typeof runCommand} RunCommand */

/** Seconds since `start`, for people: `4 s`, `2 min 5 s`. */
export function since(start) {
  const seconds = Math.round((Date.now() - start) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Turbo without colours, without its telemetry, and with its cache in node_modules. */
export function turbo(args, options) {
  return runCommand('turbo', args, {
    ...options,
    env: { TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', ...options?.env },
  });
}
