import { canDeleteFile } from '@consign/domain/status';

import { reportChanges } from '../../changes/index.js';
import { noContent } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { clearLater } from '../../services/files/attachments.js';
import { toThumbnailKey } from '../../services/files/thumbnails/thumbnail-job.js';
import { problem } from '../../http/problems/problem.js';
import { findLastingFile, removeAttachment } from './attachment-store.js';
import { lockConsignment } from '../lock-store.js';

const refuse = (id: string, message: string) =>
  problem(409, { detail: message, problems: [{ id, path: '', message }] });
const refusedGenerated = refuse(
  'FILE-13',
  "Documents that Consign made can't be deleted: they disappear after an hour",
);
const refusedProof = refuse('PODX-11', "Files from the freight provider can't be deleted");

export const deleteFile = operation('consignment', 'deleteFile', ({ path }, context) =>
  context.inTransaction(async (tx) => {
    const { now, user } = context;
    const locked = await lockConsignment(tx, context.viewer, path.ref);
    if (locked === undefined) return problem(404);
    const status = locked.statusCode;
    const answer = canDeleteFile({ status, permissions: user.permissions, isNew: false });
    if (!answer.allowed) return refuse(answer.id, answer.reason);
    const key = { ...context.owner, consignmentId: locked.id };
    const removed = await removeAttachment(tx, key, { fileId: path.fileId, userId: user.id, now });
    if (removed === undefined) {
      const lasting = await findLastingFile(tx, key, { fileId: path.fileId, userId: user.id });
      if (lasting === undefined) return problem(404);
      return lasting.proofKind === null ? refusedGenerated : refusedProof;
    }
    const { contentKey, name } = removed;
    // A thumbnail may be in the making.
    await clearLater(tx, key, [contentKey, toThumbnailKey(contentKey)], now);
    await reportChanges(tx, context, [{ kind: 'fileRemoved', consignmentId: locked.id, name }]);
    return noContent;
  }),
);
