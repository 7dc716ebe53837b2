import { createHash } from 'node:crypto';

import type { Random } from './random.js';

const known = new Map<string, string>();

/** The same id for the same name at every start: a UUID of version 8. */
export function stableId(...names: readonly string[]): string {
  const name = names.join('/');
  const earlier = known.get(name);
  if (earlier !== undefined) return earlier;
  const h = createHash('sha256').update(name).digest('hex');
  const id = `${h.slice(0, 8)}-${h.slice(8, 12)}-8${h.slice(13, 16)}-8${h.slice(17, 20)}-${h.slice(20, 32)}`;
  known.set(name, id);
  return id;
}

/** An id that sorts by its moment, as the product makes them: a UUID of version 7, its other bits drawn. */
export function timeOrderedId(at: number, random: Random): string {
  const time = at.toString(16).padStart(12, '0');
  const bits = () =>
    Math.floor(random.next() * 2 ** 32)
      .toString(16)
      .padStart(8, '0');
  const [first, second] = [bits(), bits()];
  return `${time.slice(0, 8)}-${time.slice(8)}-7${first.slice(0, 3)}-8${first.slice(3, 6)}-${second}${bits().slice(0, 4)}`;
}
