import { canDeleteFile } from '@consign/domain/status';

import { reportChanges } from '../../changes/index.js';
import { noContent } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { clearLater } from '../../services/files/attachments.js';
import { toThumbnailKey } from '../../services/files/thumbnails/thumbnail-job.js';
import { problem } from '../../http/problems/problem.js';
import { isMadeFor, removeAttachment } from './attachment-store.js';
import { lockConsignment } from '../lock-store.js';

const generated = "Documents that Consign made can't be deleted: they disappear after an hour";
const generatedRefusal = problem(409, {
  detail: generated,
  problems: [{ id: 'FILE-13', path: '', message: generated }],
});

export const deleteFile = operation('consignment', 'deleteFile', ({ path }, context) =>
  context.inTransaction(async (tx) => {
    const { now, user } = context;
    const locked = await lockConsignment(tx, context.viewer, path.ref);
    if (locked === undefined) return problem(404);
    const status = locked.statusCode;
    const answer = canDeleteFile({ status, permissions: user.permissions, isNew: false });
    if (!answer.allowed) {
      return problem(409, {
        detail: answer.reason,
        problems: [{ id: answer.id, path: '', message: answer.reason }],
      });
    }
    const key = { ...context.owner, consignmentId: locked.id };
    const removed = await removeAttachment(tx, key, { fileId: path.fileId, userId: user.id, now });
    if (removed === undefined) {
      const isMade = await isMadeFor(tx, key, { fileId: path.fileId, userId: user.id });
      return isMade ? generatedRefusal : problem(404);
    }
    const { contentKey, name } = removed;
    // A thumbnail may be in the making.
    await clearLater(tx, key, [contentKey, toThumbnailKey(contentKey)], now);
    await reportChanges(tx, context, [{ kind: 'fileRemoved', consignmentId: locked.id, name }]);
    return noContent;
  }),
);
