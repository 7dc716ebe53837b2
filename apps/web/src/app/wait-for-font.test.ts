import { expect, it, vi } from 'vitest';

import { waitForFont } from './wait-for-font.js';

it('[PLAT-31] waits for the main font', async () => {
  const finish: ((faces: FontFace[]) => void)[] = [];
  const load = vi.fn<(font: string) => Promise<FontFace[]>>(
    () => new Promise((resolve) => void finish.push(resolve)),
  );
  const shown = vi.fn<() => void>();
  const waiting = waitForFont({ load }).then(shown);
  await Promise.resolve();
  expect(load).toHaveBeenCalledExactlyOnceWith('1rem "Inter Variable"');
  expect(shown).not.toHaveBeenCalled();
  finish[0]?.([]);
  await waiting;
  expect(shown).toHaveBeenCalledOnce();
});

it('[PLAT-31] stops waiting after 100 ms', async () => {
  vi.useFakeTimers();
  const shown = vi.fn<() => void>();
  const waiting = waitForFont({ load: () => new Promise(() => undefined) }).then(shown);
  await vi.advanceTimersByTimeAsync(99);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(shown).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it.each([
  ['without the Font Loading API', undefined],
  ['when the font fails to load', { load: () => Promise.reject(new Error('network')) }],
])('[PLAT-31] does not wait %s', async (_where, fonts) => {
  await expect(waitForFont(fonts)).resolves.toBeUndefined();
});
