/** Decodes UTF-8 without a byte order mark; null if the bytes are not UTF-8. Replaces no byte. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
