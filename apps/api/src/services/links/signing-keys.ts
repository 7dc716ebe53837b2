import { createHmac, timingSafeEqual } from 'node:crypto';

/** The operator's keys (FILE_KEYS): the first one signs, and all are accepted, so that keys can be rotated. */
export interface SigningKeys {
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
