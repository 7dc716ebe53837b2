import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { newId } from '../../ids.js';
import { problem, ruleProblems } from '../../http/problems/problem.js';
import { saveUnsavedWork as save } from './unsaved-work-store.js';
import { toFormKey, unsavedWorkAnswer } from './unsaved-form.js';

const MAX_BYTES = 256 * 1024;

export const saveUnsavedWork = operation(
  'consignment',
  'saveUnsavedWork',
  async ({ path, body: { content, revision } }, context) => {
    if (Buffer.byteLength(JSON.stringify(content)) > MAX_BYTES) {
      const message = 'This form is too large to back up';
      return ruleProblems([{ id: 'PLAT-24', path: 'content', message }]);
    }
    const { now } = context;
    const written = await context.inTransaction((tx) =>
      save(tx, toFormKey(context, path.key), { content, revision, now, newId: newId(now) }),
    );
    if (written.kind === 'kept') {
      return ok({ revision: written.revision, savedAtDateTimeUtc: written.savedAt.toISOString() });
    }
    const { current } = written;
    const message = "This form was changed in another window. Changes here weren't backed up.";
    return problem(409, {
      detail: message,
      problems: [{ id: 'PLAT-24', path: 'revision', message }],
      members: { current: current === null ? null : unsavedWorkAnswer(current) },
    });
  },
);
