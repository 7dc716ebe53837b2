import { kind, need } from '../argument.js';

const signatures = [
  { mediaType: 'application/pdf', start: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { mediaType: 'image/jpeg', start: [0xff, 0xd8, 0xff] },
  { mediaType: 'image/png', start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const;

/** The media types that can be attached (FILE-01). */
export type AttachmentMediaType = (typeof signatures)[number]['mediaType'];

const bytes = kind('the first bytes of a file', (value) => value instanceof Uint8Array);

/** Detects the media type from the first bytes, never from the file name; null when it can't be attached (FILE-01). */
export function detectMediaType(content: Uint8Array): AttachmentMediaType | null {
  need('detectMediaType', 'content', content, bytes);
  const found = signatures.find(({ start }) => start.every((byte, at) => content[at] === byte));
  return found?.mediaType ?? null;
}
