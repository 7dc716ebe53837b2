import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Statement } from '../postgres/statements.js';
import { startProcess, type MeasuredProcess } from '../processes/measured-process.js';

/** Starts a process that replays these statements through the bare driver, as often as requested. */
export async function startReplay(url: string, statements: readonly Statement[]): Promise<MeasuredProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'consign-bench-replay-'));
  const file = path.join(folder, 'statements.json');
  writeFileSync(file, JSON.stringify({ statements }));
  const script = path.join(import.meta.dirname, 'replay.ts');
  const child = startProcess(
    script,
    [url, file],
    { NODE_ENV: 'production' },
    { nodeArguments: ['--import', 'tsx'] },
  );
  await child.ask();
  return {
    ...child,
    stop: async () => {
      await child.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
