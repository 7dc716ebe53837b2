import { createHash } from 'node:crypto';

const hex = (name: string): string => createHash('sha256').update(name).digest('hex');

/** The same id for the same name at every start. */
export function idOf(...name: readonly string[]): string {
  const h = hex(name.join('/'));
  return `${h.slice(0, 8)}-${h.slice(8, 12)}-8${h.slice(13, 16)}-8${h.slice(17, 20)}-${h.slice(20, 32)}`;
}

/** An id that sorts by its moment, as the product makes them, and is the same for the same name. */
export function timedIdOf(at: Date, ...name: readonly string[]): string {
  const h = hex(name.join('/'));
  const time = at.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${h.slice(0, 3)}-8${h.slice(3, 6)}-${h.slice(6, 18)}`;
}
