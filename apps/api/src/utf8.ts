/** Decodes UTF-8 without a byte order mark; null where the bytes are something else, of which nothing is replaced. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
