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
export function pixelForm(name: string): FormData {
  const form = new FormData();
  const metadata = { fileTypeCode: 'PHOTO', mimeType: 'image/png', name, notes: name };
  form.append('metadata', JSON.stringify(metadata));
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  form.append('fileData', new Blob([png], { type: 'image/png' }), name);
  return form;
}
