import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { problem } from '../../http/problems/problem.js';
import { listConsignmentFiles } from './attachment-store.js';
import { findConsignmentId } from '../consignment-store.js';
import { fileAnswer } from './file-answer.js';

const MAX_FILES_LISTED = 200;

export const listFiles = operation('consignment', 'listFiles', async ({ path }, context) => {
  const files = await context.inTransaction(async (tx) => {
    const consignmentId = await findConsignmentId(tx, context.viewer, path.ref);
    if (consignmentId === undefined) return undefined;
    const key = { ...context.owner, consignmentId };
    return listConsignmentFiles(tx, key, { userId: context.user.id, limit: MAX_FILES_LISTED });
  });
  return files === undefined ? problem(404) : ok(files.map((file) => fileAnswer(file, context)));
});
