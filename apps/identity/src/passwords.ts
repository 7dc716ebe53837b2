import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

// 32 MiB and about a tenth of a second a guess, as the OWASP password storage guide has it.
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

/** `scrypt$N$r$p$salt$key`: the cost stands in the hash, so that it can be raised without losing old ones. */
export async function hashPassword(password: string, at = cost): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, at);
  return ['scrypt', at.N, at.r, at.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Answers false for a hash that it cannot read. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, n, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || !salt || !key || password.length > MAX_PASSWORD_LENGTH) return false;
  const expected = Buffer.from(key, 'base64url');
  const options = { N: Number(n), r: Number(r), p: Number(p) };
  const actual = await deriveKey(password, Buffer.from(salt, 'base64url'), options);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
