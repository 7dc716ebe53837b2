import { randomBytes } from 'node:crypto';

/** Escapes a text for HTML, and for an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** 128 random bits, new for every page: names its scripts or styles to its policy. */
export function createNonce(): string {
  return randomBytes(16).toString('base64url');
}
