import { randomBytes } from 'node:crypto';

/** 128 random bits, new for every page: names its scripts or styles to its policy. */
export function createNonce(): string {
  return randomBytes(16).toString('base64url');
}
