import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startProcess } from './processes/measured-process.js';
import { built, ports } from './workspace.js';

/** From this size, seeding takes long enough to show progress. */
const PROGRESS_FROM_SIZE = 20_000;

/** Starts the evaluation stack with `size` demo consignments; returns a function that stops it. */
export async function startLocalStack(size: number, databaseUrl = ''): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'consign-bench-data-'));
  const options = {
    port: ports.product,
    'identity-port': ports.identity,
    'inbox-port': ports.inbox,
    'data-dir': folder,
    size,
  };
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const stack = startProcess(
    built.local,
    args,
    { DATABASE_URL: databaseUrl, CONSIGN_STILL: '1' },
    { showProgress: size >= PROGRESS_FROM_SIZE },
  );
  const stop = async (): Promise<void> => {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await stack.waitForOk(`http://127.0.0.1:${ports.product}/readyz`);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
