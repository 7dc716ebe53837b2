import { noContent } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { toSessionKey } from './import-session-answer.js';
import { deleteSession } from './import-session-store.js';
import { refuseSwitchedOffImport } from './import-setting.js';

export const deleteImportSession = operation(
  'consignment',
  'deleteImportSession',
  async ({ path }, context) => {
    const refused = refuseSwitchedOffImport(context);
    if (refused !== null) return refused;
    await context.inTransaction((tx) => deleteSession(tx, toSessionKey(context, path.id)));
    return noContent;
  },
);
