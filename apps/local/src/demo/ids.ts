import { createHash } from 'node:crypto';

import type { Random } from './random.js';

const cache = new Map<string, string>();

/** A version 8 UUID derived from the names, so ids are the same at every start. */
export function stableId(...names: readonly string[]): string {
  const name = names.join('/');
  const cached = cache.get(name);
  if (cached !== undefined) return cached;
  const h = createHash('sha256').update(name).digest('hex');
  const id = `${h.slice(0, 8)}-${h.slice(8, 12)}-8${h.slice(13, 16)}-8${h.slice(17, 20)}-${h.slice(20, 32)}`;
  cache.set(name, id);
  return id;
}

/** A version 7 UUID, which sorts by time like the product's own ids; the random bits come from `random`. */
export function timeOrderedId(at: number, random: Random): string {
  const time = at.toString(16).padStart(12, '0');
  const bits = () =>
    Math.floor(random.next() * 2 ** 32)
      .toString(16)
      .padStart(8, '0');
  const [first, second] = [bits(), bits()];
  return `${time.slice(0, 8)}-${time.slice(8)}-7${first.slice(0, 3)}-8${first.slice(3, 6)}-${second}${bits().slice(0, 4)}`;
}
