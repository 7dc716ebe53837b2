import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { sessionSummaryAnswer } from './import-session-answer.js';
import { listSessions } from './import-session-store.js';
import { refuseSwitchedOffImport } from './import-setting.js';

export const listImportSessions = operation('consignment', 'listImportSessions', async (_none, context) => {
  const refused = refuseSwitchedOffImport(context);
  if (refused !== null) return refused;
  const { owner, user, now } = context;
  const sessions = await context.inTransaction((tx) => listSessions(tx, { ...owner, userId: user.id }, now));
  return ok({ sessions: sessions.map(sessionSummaryAnswer) });
});
