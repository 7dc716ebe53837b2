import type { components } from '@consign/api-client/consignment';

import { noContent, ok } from '../../http/contract/answers.js';
import { operation, type OperationContext } from '../../http/contract/operation.js';
import { conflict, ruleProblems } from '../../http/problems/problem.js';
import { newId } from '../../ids.js';
import { type SavedContent, SavedWork, type WorkKey } from '../../services/saved-work/saved-work-store.js';

type Content = Record<string, unknown>;

/** Forms that were changed and not saved (PLAT-24). */
export const unsavedForms = new SavedWork<Content, object>({
  table: 'unsaved_work',
  nameColumn: 'key',
  jobColumn: 'id',
  jobKind: 'remove-unsaved-work',
  payloadName: 'key',
  contentType: 'jsonb',
  summaryColumns: {},
  maxPerUser: 50,
});

const MAX_BYTES = 256 * 1024;

export const listUnsavedWork = operation('listUnsavedWork', async (_request, context) => {
  const user = { ...context.owner, userId: context.user.id };
  const forms = await context.inTransaction((tx) => unsavedForms.list(tx, user, context.now));
  return ok(forms.map(({ name, savedAt }) => ({ key: name, savedAtDateTimeUtc: savedAt.toISOString() })));
});

export const getUnsavedWork = operation('getUnsavedWork', async ({ path }, context) => {
  const work = await context.inTransaction((tx) =>
    unsavedForms.find(tx, toWorkKey(context, path.key), context.now),
  );
  return work === undefined ? noContent : ok(unsavedWorkAnswer(work));
});

export const saveUnsavedWork = operation(
  'saveUnsavedWork',
  async ({ path, body: { content, revision } }, context) => {
    if (Buffer.byteLength(JSON.stringify(content)) > MAX_BYTES) {
      const message = 'This form is too large to back up';
      return ruleProblems([{ id: 'PLAT-24', path: 'content', message }]);
    }
    const { now } = context;
    const write = { content, summary: {}, revision, now, newJobId: newId(now) };
    const written = await context.inTransaction((tx) =>
      unsavedForms.save(tx, toWorkKey(context, path.key), write),
    );
    if (written.kind === 'kept') {
      const { revision: saved, savedAt } = written.saved;
      return ok({ revision: saved, savedAtDateTimeUtc: savedAt.toISOString() });
    }
    const { current } = written;
    const message = "This form was changed in another window. Changes here weren't backed up.";
    return conflict('PLAT-24', 'revision', message, { current: current && unsavedWorkAnswer(current) });
  },
);

export const deleteUnsavedWork = operation('deleteUnsavedWork', async ({ path, query }, context) => {
  await context.inTransaction((tx) =>
    unsavedForms.remove(tx, toWorkKey(context, path.key), query.revision ?? null),
  );
  return noContent;
});

function toWorkKey({ owner, user }: OperationContext, name: string): WorkKey {
  return { ...owner, userId: user.id, name };
}

function unsavedWorkAnswer({
  content,
  revision,
  savedAt,
}: SavedContent<Content, object>): components['schemas']['UnsavedWork'] {
  return { content, revision, savedAtDateTimeUtc: savedAt.toISOString() };
}
