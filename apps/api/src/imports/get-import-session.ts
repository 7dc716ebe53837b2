import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import { sessionSummaryAnswer, toSessionKey } from './import-session-answer.js';
import { findSession } from './import-session-store.js';
import { refuseSwitchedOffImport } from './import-setting.js';

export const getImportSession = operation('consignment', 'getImportSession', async ({ path }, context) => {
  const refused = refuseSwitchedOffImport(context);
  if (refused !== null) return refused;
  const session = await context.inTransaction((tx) =>
    findSession(tx, toSessionKey(context, path.id), context.now),
  );
  return session === undefined
    ? problem(404)
    : ok({ ...sessionSummaryAnswer(session), content: session.content });
});
