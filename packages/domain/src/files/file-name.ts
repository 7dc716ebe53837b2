import type { AttachmentMediaType } from './media-type.js';

/** The usual extension of each type first. */
const extensions: Readonly<Record<AttachmentMediaType, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg', '.jpe', '.jfif'],
  'image/png': ['.png'],
};

/** In characters, as the contract counts them. */
const maxLength = 256;

/**
 * A safe file name (FILE-14). Characters that could name a folder, break a header or hide the extension become _:
 * slashes, control characters and marks that turn the direction of text.
 */
export function toFileName(name: string): string {
  return name.trim().replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u202A-\u202E\u2066-\u2069/\\]/gu, '_');
}

/**
 * The name under which a file is kept and downloaded: its extension follows its content, so that a picture named
 * invoice.html is kept as invoice.html.png and no system runs it (FILE-14).
 */
export function fileNameFor(name: string, mediaType: AttachmentMediaType): string {
  const [usual = '', ...others] = extensions[mediaType];
  const given = toFileName(name) || 'file';
  const lower = given.toLowerCase();
  const isRight = [usual, ...others].some(
    (extension) => lower.length > extension.length && lower.endsWith(extension),
  );
  return isRight
    ? given
    : `${[...given]
        .slice(0, maxLength - usual.length)
        .join('')
        .trim()}${usual}`;
}
