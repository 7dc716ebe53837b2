import { randomFillSync } from 'node:crypto';

const random = Buffer.alloc(4096);
let used = random.length;

/** A UUIDv7: sorts by creation time, to the millisecond. */
export function newId(now: Date): string {
  if (used + 10 > random.length) {
    randomFillSync(random);
    used = 0;
  }
  const tail = random.subarray(used, used + 10).toString('hex');
  used += 10;
  const time = now.getTime().toString(16).padStart(12, '0');
  const variant = (8 + (Number.parseInt(tail.charAt(4), 16) & 3)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${tail.slice(1, 4)}-${variant}${tail.slice(5, 8)}-${tail.slice(8)}`;
}

/** The 16 bytes of an id. */
export const idToBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

export function idFromBytes(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}

const pattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** Whether a text is a UUID; PostgreSQL raises an error for anything else. */
export function isUuid(text: string): boolean {
  return pattern.test(text);
}
