import { insertAttachment } from '../consignments/attachments/attachment-store.js';
import type { Database, Scope } from '../database/database.js';
import { testNow } from './now.js';
import { worldId } from './world-rows.js';

/** The id of the target's file, and of its foreign copies. */
export const targetFileId = worldId(7101);

/** Attaches a file without content to the target's consignment. */
export async function attachToTarget(
  database: Database,
  scope: Scope,
  target: { readonly consignmentId: string; readonly userId: string },
  word: string,
): Promise<void> {
  const { tenantId, organisationId } = scope;
  if (organisationId === null) throw new Error('A file belongs to a customer');
  await database.inTenant(scope, async (tx) => {
    const key = { tenantId, organisationId, consignmentId: target.consignmentId };
    // All targets share one file id: delete the previous target's file.
    await tx.deleteFrom('files').where('tenant_id', '=', tenantId).where('id', '=', targetFileId).execute();
    await insertAttachment(tx, key, {
      madeFor: null,
      proofKind: null,
      id: targetFileId,
      name: `${word}.png`,
      mediaType: 'image/png',
      byteSize: 1,
      contentKey: `${word}/one`,
      createdAt: testNow,
      fileTypeCode: 'PODDOC',
      notes: word,
      thumbnailKey: null,
      isThumbnailPending: false,
      attachedBy: target.userId,
    });
  });
}

/** An upload form with a one-pixel picture. */
export const pixelForm = (name: string): FormData =>
  fileForm({ fileTypeCode: 'PHOTO', mimeType: 'image/png', name, notes: name });

/** The form of a file of a delivery: without more, a one-pixel photograph. */
export const proofForm = (metadata: object = {}, content?: Uint8Array): FormData =>
  fileForm({ eventId: 'handed over', kind: 'Photograph', name: 'At the door.png', ...metadata }, content);

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function fileForm(metadata: object, content: Uint8Array = pixel): FormData {
  const form = new FormData();
  form.append('metadata', JSON.stringify(metadata));
  form.append('fileData', new Blob([new Uint8Array(content)]), 'any name');
  return form;
}
