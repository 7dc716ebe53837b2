import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The operator's keys (FILE_KEYS): the first one signs, and all are accepted, so that keys can be rotated. */
interface SigningKeys {
  sign(payload: string): Buffer;
  /** The signature by each key, the first one's first. */
  signWithEach(payload: string): Buffer[];
  isSigned(payload: string, signature: Uint8Array): boolean;
}

/** Signs with HMAC-SHA-256, cut to `bytes`. */
export function createSigningKeys(keys: readonly string[], bytes: number): SigningKeys {
  const [first] = keys;
  if (first === undefined) throw new Error('There is no key to sign links with');
  const signWith = (key: string, payload: string) =>
    createHmac('sha256', key).update(payload).digest().subarray(0, bytes);
  const signWithEach = (payload: string) => keys.map((key) => signWith(key, payload));
  return {
    sign: (payload) => signWith(first, payload),
    signWithEach,
    isSigned: (payload, signature) =>
      signature.length === bytes && signWithEach(payload).some((each) => timingSafeEqual(each, signature)),
  };
}

/** What is stored of a token. It can be made again from them with the key, and not without. */
interface StoredToken {
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

export function createLinkTokens(keys: readonly string[]): LinkTokens {
  const signing = createSigningKeys(keys, PART_BYTES);
  return {
    create: (tenantId) => {
      const seed = randomBytes(PART_BYTES);
      const token = toToken(seed, signing.sign(toPayload(tenantId, seed)));
      return { seed: seed.toString('base64url'), token, hash: hashToken(token) };
    },
    restore: (tenantId, { seed: stored, hash }) => {
      const seed = Buffer.from(stored, 'base64url');
      const tokens = signing.signWithEach(toPayload(tenantId, seed)).map((each) => toToken(seed, each));
      return tokens.find((token) => hashToken(token) === hash) ?? null;
    },
    verify: (tenantId, token) => {
      if (!TOKEN.test(token)) return null;
      const bytes = Buffer.from(token, 'base64url');
      const seed = bytes.subarray(0, PART_BYTES);
      const isSigned = signing.isSigned(toPayload(tenantId, seed), bytes.subarray(PART_BYTES));
      return isSigned ? hashToken(token) : null;
    },
  };
}

function toToken(seed: Buffer, signature: Buffer): string {
  return Buffer.concat([seed, signature]).toString('base64url');
}

function toPayload(tenantId: string, seed: Buffer): string {
  return JSON.stringify(['receivers-page', tenantId, seed.toString('base64url')]);
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
