import { isRecord } from '@consign/domain';

/**
 * Reads the claims of a JSON Web Token; empty for opaque tokens. The signature isn't verified: the token came directly
 * from the issuer, and the server verifies it.
 */
export function readClaims(token: string): Record<string, unknown> {
  const [, payload] = token.split('.');
  if (payload === undefined) return {};
  try {
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isRecord(claims) ? claims : {};
  } catch {
    return {};
  }
}
