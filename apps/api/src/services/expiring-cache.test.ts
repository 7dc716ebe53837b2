import { expect, it, vi } from 'vitest';

import { ExpiringCache } from './expiring-cache.js';

function createCache(milliseconds: number, maxEntries?: number) {
  const clock = { at: 0 };
  const load = vi.fn<(value: string) => Promise<string>>((value) => Promise.resolve(value));
  const cache = new ExpiringCache<string>(() => new Date(clock.at), milliseconds, maxEntries);
  return { clock, cache, load, get: (key: string) => cache.get(key, () => load(key)) };
}

it('asks once until the time is over', async () => {
  const { clock, load, get } = createCache(10);
  expect([await get('a'), await get('a')]).toEqual(['a', 'a']);
  clock.at = 9;
  await get('a');
  expect(load).toHaveBeenCalledTimes(1);
  clock.at = 10;
  await get('a');
  expect(load).toHaveBeenCalledTimes(2);
});

it('forgets the oldest when it is full', async () => {
  const { load, get } = createCache(10, 2);
  for (const key of ['a', 'b', 'c', 'b', 'c']) await get(key);
  expect(load).toHaveBeenCalledTimes(3);
  await get('a');
  expect(load).toHaveBeenCalledTimes(4);
});

it('forgets a failure, and one failure answers all who asked meanwhile', async () => {
  const { load, get } = createCache(10);
  load.mockRejectedValueOnce(new Error('down'));
  const both = await Promise.allSettled([get('a'), get('a')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await get('a')).toBe('a');
  expect(load).toHaveBeenCalledTimes(2);
});

it('remembers nothing when told so', async () => {
  const { load, get } = createCache(0);
  await get('a');
  await get('a');
  expect(load).toHaveBeenCalledTimes(2);
});

it('[PLAT-152] lets go of everything that has expired with the next look-up', async () => {
  const { clock, cache, get } = createCache(10);
  await get('a');
  await get('b');
  clock.at = 5;
  await get('c');
  clock.at = 10;
  await get('c');
  expect(cache.size).toBe(3);
  await get('d');
  expect(cache.size).toBe(2);
  clock.at = 14;
  await get('a');
  expect(cache.size).toBe(3);
});
