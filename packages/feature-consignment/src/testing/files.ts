import type { File as AttachedFile } from '@consign/api-client/consignment';
import type { FakeResponses } from '@consign/queries/testing';
import { testId } from '@consign/session/testing';

export function attachedFile(number: number, more: Partial<AttachedFile> = {}): AttachedFile {
  return {
    id: testId(600 + number),
    name: `Pallet photo ${number}.jpg`,
    mimeType: 'image/jpeg',
    fileType: { code: 'PHOTO', name: 'Photo' },
    notes: 'Wrapped, corner dented',
    uri: `/files/${number}/photo.jpg`,
    thumbnailUri: `/files/${number}/thumbnail.jpg`,
    uploadedAtDateTimeUtc: '2026-11-20T21:05:00Z',
    size: 2_400_000,
    isThumbnailPending: false,
    isGenerated: false,
    proofKind: null,
    expiresAtDateTimeUtc: null,
    ...more,
  };
}

export const fileAnswers: FakeResponses = {
  'GET /api/v1/linked-files/types/freightmaster': [
    { code: 'OTHER', name: 'Other' },
    { code: 'PHOTO', name: 'Photo' },
    { code: 'PODDOC', name: 'Proof of delivery' },
  ],
};

/** A file to choose, with a PNG signature by default; `size` in bytes. */
export function fileToChoose(name: string, { size = 64, start = '\u0089PNG\r\n\u001A\n' } = {}): File {
  const content = new Uint8Array(size);
  content.set(Uint8Array.from(start, (character) => character.charCodeAt(0)).slice(0, size));
  return new File([content], name);
}
