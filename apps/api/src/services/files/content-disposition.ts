/** Builds the header by RFC 6266, with RFC 8187 for non-ASCII names; a name cannot break out of the header. */
export function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/gu, '_');
  const encoded = encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, '\uFFFD')).replaceAll(
    /['()*]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === name
    ? `${type}; filename="${plain}"`
    : `${type}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
