import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What is stored of a token. It can be made again from them with the key, and not without. */
export interface StoredToken {
  readonly seed: string;
  readonly hash: string;
}

/** Makes and verifies the tokens of links that are opened without signing in (TRAK-03). */
export interface LinkTokens {
  create(tenantId: string): StoredToken & { readonly token: string };
  /** The token of a link; null if the key that signed it is no longer one. */
  restore(tenantId: string, stored: StoredToken): string | null;
  /** The hash of a token that was signed for this tenant; null for any other text. */
  verify(tenantId: string, token: string): string | null;
}

/** 128 bits each: of the seed, and of the signature after it. */
const PART_BYTES = 16;
const TOKEN = /^[\w-]{43}$/u;

/** Signs with the first key and accepts all of them, so that keys can be rotated. */
export function createLinkTokens(keys: readonly string[]): LinkTokens {
  const [first] = keys;
  if (first === undefined) throw new Error('There is no key to sign links with');
  return {
    create: (tenantId) => {
      const seed = randomBytes(PART_BYTES);
      const token = sign(tenantId, seed, first);
      return { seed: seed.toString('base64url'), token, hash: hashToken(token) };
    },
    restore: (tenantId, { seed, hash }) => {
      const tokens = keys.map((key) => sign(tenantId, Buffer.from(seed, 'base64url'), key));
      return tokens.find((token) => hashToken(token) === hash) ?? null;
    },
    verify: (tenantId, token) => {
      if (!TOKEN.test(token)) return null;
      const bytes = Buffer.from(token, 'base64url');
      const seed = bytes.subarray(0, PART_BYTES);
      const isSigned = keys.some((key) =>
        timingSafeEqual(computeMac(tenantId, seed, key), bytes.subarray(PART_BYTES)),
      );
      return isSigned ? hashToken(token) : null;
    },
  };
}

function sign(tenantId: string, seed: Buffer, key: string): string {
  return Buffer.concat([seed, computeMac(tenantId, seed, key)]).toString('base64url');
}

function computeMac(tenantId: string, seed: Buffer, key: string): Buffer {
  const payload = JSON.stringify(['receivers-page', tenantId, seed.toString('base64url')]);
  return createHmac('sha256', key).update(payload).digest().subarray(0, PART_BYTES);
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
