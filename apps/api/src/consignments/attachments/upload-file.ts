import { checkFile, detectMediaType, fileNameFor } from '@consign/domain/files';

import { reportChanges } from '../../changes/index.js';
import { created } from '../../http/contract/answers.js';
import { preparedOperation } from '../../http/contract/operation.js';
import { keepForGood } from '../../services/files/attachments.js';
import { addThumbnailJob } from '../../services/files/thumbnails/thumbnail-job.js';
import { Refusal, problem, ruleProblems } from '../../http/problems/problem.js';
import { countAttachments, insertAttachment } from './attachment-store.js';
import { lockForEdit } from '../entry/editable-consignment.js';
import { fileAnswer } from './list-files.js';

const MAX_FILES = 200;

/** The bytes are kept first: no transaction waits for a storage. */
export const uploadFile = preparedOperation('consignment', 'uploadFile', {
  prepare: async ({ path, body }, context) => {
    const { content } = body.fileData;
    const mediaType = detectMediaType(content);
    const file = { size: content.byteLength, mediaType };
    const { fileTypeCode, notes } = body.metadata;
    const refused = await context.inTransaction(async (tx) => {
      const locked = await lockForEdit(tx, context, path.ref, 'attachments');
      return locked instanceof Refusal ? locked : null;
    });
    if (refused !== null) return refused;
    const problems = checkFile({ file, fileTypeCode, notes });
    if (problems.length > 0 || mediaType === null) return ruleProblems(problems);
    return { mediaType, ...(await context.services.attachments.keep(content, context)) };
  },

  handle: ({ path, body }, context, kept) =>
    context.inTransaction(async (tx) => {
      const locked = await lockForEdit(tx, context, path.ref, 'attachments');
      if (locked instanceof Refusal) return locked;
      const { key, reference } = locked;
      if ((await countAttachments(tx, key)) >= MAX_FILES) {
        const message = `A consignment can have at most ${MAX_FILES} files`;
        return ruleProblems([{ id: 'FILE-12', path: '', message }]);
      }
      if (!(await keepForGood(tx, key, kept))) return problem(503, { headers: { 'retry-after': '5' } });
      const { metadata, fileData } = body;
      const file = {
        id: kept.id,
        name: fileNameFor(metadata.name, kept.mediaType),
        mediaType: kept.mediaType,
        byteSize: fileData.content.byteLength,
        contentKey: kept.contentKey,
        createdAt: context.now,
        fileTypeCode: metadata.fileTypeCode,
        notes: metadata.notes.trim(),
        thumbnailKey: null,
        isThumbnailPending: true,
        madeFor: null,
        proofKind: null,
        attachedBy: context.user.id,
      };
      await insertAttachment(tx, key, file);
      await addThumbnailJob(tx, key, file, context.now);
      const { consignmentId } = key;
      await reportChanges(tx, context, [{ kind: 'fileAdded', consignmentId, name: file.name }]);
      return created(`/api/v1/consignments/${reference}/files/${file.id}`, fileAnswer(file, context));
    }),

  repeat: {
    keep: (answer) => ({ ...answer, body: { ...answer.body, uri: '', thumbnailUri: null } }),
    renew: (kept, context) => {
      const file = { ...kept.body, thumbnailKey: null };
      return {
        ...kept,
        body: { ...kept.body, ...context.services.attachments.createAddresses(file, context) },
      };
    },
  },
});
