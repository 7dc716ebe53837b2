import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { openLogOutput } from './log-output.js';
import { createLogger } from './logger.js';

async function openLog() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = mkdtempSync(join(tmpdir(), 'consign-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'log');
  const output = openLogOutput(file);
  await new Promise((resolve) => {
    (output as unknown as NodeJS.EventEmitter).once('ready', resolve);
  });
  const readMessages = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { msg: string }).msg);
  return { log: createLogger('info', output), readMessages };
}

test('[PLAT-64] lines are written in a batch, after a second', async () => {
  const { log, readMessages } = await openLog();
  log.info('first');
  log.info('second');
  vi.advanceTimersByTime(999);
  expect(readMessages()).toEqual([]);
  vi.advanceTimersByTime(1);
  await expect.poll(readMessages).toEqual(['first', 'second']);
});

test('[PLAT-64] a warning is written at once, after the lines before it', async () => {
  const { log, readMessages } = await openLog();
  log.info('before');
  log.warn('look here');
  await expect.poll(readMessages).toEqual(['before', 'look here']);
});
