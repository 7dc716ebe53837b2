import { toFileName } from '@consign/domain/files';

import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import { newId } from '../ids.js';
import { sessionSummaryAnswer, toSessionKey } from './import-session-answer.js';
import { saveSession } from './import-session-store.js';
import { refuseSwitchedOffImport } from './import-setting.js';

export const saveImportSession = operation(
  'consignment',
  'saveImportSession',
  async ({ path, body }, context) => {
    const refused = refuseSwitchedOffImport(context);
    if (refused !== null) return refused;
    const { now } = context;
    const written = await context.inTransaction((tx) =>
      saveSession(tx, toSessionKey(context, path.id), {
        ...body,
        fileName: toFileName(body.fileName),
        now,
        newJobId: newId(now),
      }),
    );
    if (written.kind === 'kept') return ok(sessionSummaryAnswer(written.session));
    const { current } = written;
    const message = "This import was changed in another window. Changes here weren't kept.";
    return problem(409, {
      detail: message,
      problems: [{ id: 'IMPT-19', path: 'revision', message }],
      members: { current: current === null ? null : sessionSummaryAnswer(current) },
    });
  },
);
