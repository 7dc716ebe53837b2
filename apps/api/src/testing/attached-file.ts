import { insertAttachment } from '../consignments/attachments/attachment-store.js';
import type { Database, Scope } from '../database/database.js';
import { testNow } from './now.js';
import { worldId } from './world-rows.js';

/** The id of the target's file, and of its twins'. */
export const targetFileId = worldId(7101);

/** A file of the target's consignment; nobody has its bytes. */
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
    // One id for the targets of all operations: the one before has had its turn.
    await tx.deleteFrom('files').where('tenant_id', '=', tenantId).where('id', '=', targetFileId).execute();
    await insertAttachment(tx, key, {
      id: targetFileId,
      name: `${word}.png`,
      mediaType: 'image/png',
      byteSize: 1,
      contentKey: `${word}/one`,
      createdAt: testNow,
      fileTypeCode: 'PODDOC',
      notes: word,
      thumbnailKey: null,
      attachedBy: target.userId,
    });
  });
}

/** A form that attaches a picture of one pixel. */
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
