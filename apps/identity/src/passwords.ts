import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

// 32 MiB and about 0.1 s per guess, as the OWASP Password Storage Cheat Sheet recommends.
const cost = { N: 2 ** 15, r: 8, p: 3 };
const KEY_LENGTH = 32;
const MAX_PASSWORD_LENGTH = 256;

function deriveKey(password: string, salt: Buffer, options: typeof cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const settings = { ...options, maxmem: 256 * options.N * options.r };
    scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, settings, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** Returns `scrypt$N$r$p$salt$key`. The hash includes its cost, so the default can be raised without invalidating old ones. */
export async function hashPassword(password: string, at = cost): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, at);
  return ['scrypt', at.N, at.r, at.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** False for a hash in an unknown format. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, n, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || !salt || !key || password.length > MAX_PASSWORD_LENGTH) return false;
  const expected = Buffer.from(key, 'base64url');
  const options = { N: Number(n), r: Number(r), p: Number(p) };
  const actual = await deriveKey(password, Buffer.from(salt, 'base64url'), options);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
