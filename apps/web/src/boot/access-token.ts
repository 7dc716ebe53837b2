function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The claims of a JSON Web Token, or none for a token of another kind. Not verified here: it came straight from the
 * issuer over a connection of its own, and only the server's verdict counts.
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
