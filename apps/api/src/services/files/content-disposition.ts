import { toFileName } from '@consign/domain/files';

/** Builds the header by RFC 6266, with RFC 8187 for non-ASCII names; a name can't break out of the header or name a folder. */
export function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  const safe = toFileName(name);
  const plain = safe.replaceAll(/[^\x20-\x7e]|["%]/gu, '_');
  const encoded = encodeURIComponent(safe).replaceAll(
    /['()*]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === safe
    ? `${type}; filename="${plain}"`
    : `${type}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
