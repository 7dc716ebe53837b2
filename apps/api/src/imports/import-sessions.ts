import type { components } from '@consign/api-client/consignment';
import { toFileName } from '@consign/domain/files';

import { noContent, ok } from '../http/contract/answers.js';
import type { OperationContext } from '../http/contract/operation.js';
import { problem, conflict } from '../http/problems/problem.js';
import { newId } from '../ids.js';
import {
  RETENTION_MS,
  type SavedSummary,
  SavedWork,
  type WorkKey,
} from '../services/saved-work/saved-work-store.js';
import { importOperation } from './import-setting.js';

type Shown = Pick<components['schemas']['ImportSession'], 'fileName' | 'rowCount' | 'consignmentCount'>;

/** Unfinished imports (IMPT-19). The content is gzip in base64, as the browser wrote it. */
export const importSessions = new SavedWork<string, Shown>({
  table: 'import_sessions',
  nameColumn: 'id',
  jobColumn: 'job_id',
  jobKind: 'remove-import-session',
  payloadName: 'sessionId',
  contentType: 'text',
  summaryColumns: { fileName: 'file_name', rowCount: 'row_count', consignmentCount: 'consignment_count' },
  maxPerUser: 10,
});

export const listImportSessions = importOperation('listImportSessions', async (_none, context) => {
  const { owner, user, now } = context;
  const sessions = await context.inTransaction((tx) =>
    importSessions.list(tx, { ...owner, userId: user.id }, now),
  );
  return ok({ sessions: sessions.map(summaryAnswer) });
});

export const getImportSession = importOperation('getImportSession', async ({ path }, context) => {
  const session = await context.inTransaction((tx) =>
    importSessions.find(tx, toWorkKey(context, path.id), context.now),
  );
  return session === undefined ? problem(404) : ok({ ...summaryAnswer(session), content: session.content });
});

export const saveImportSession = importOperation('saveImportSession', async ({ path, body }, context) => {
  const { now } = context;
  const { fileName, rowCount, consignmentCount, content, revision } = body;
  const summary = { fileName: toFileName(fileName), rowCount, consignmentCount };
  const written = await context.inTransaction((tx) =>
    importSessions.save(tx, toWorkKey(context, path.id), {
      content,
      summary,
      revision,
      now,
      newJobId: newId(now),
    }),
  );
  if (written.kind === 'kept') return ok(summaryAnswer(written.saved));
  const { current } = written;
  const message = "This import was changed in another window. Changes here weren't kept.";
  return conflict('IMPT-19', 'revision', message, { current: current && summaryAnswer(current) });
});

export const deleteImportSession = importOperation('deleteImportSession', async ({ path }, context) => {
  await context.inTransaction((tx) => importSessions.remove(tx, toWorkKey(context, path.id), null));
  return noContent;
});

function toWorkKey({ owner, user }: OperationContext, name: string): WorkKey {
  return { ...owner, userId: user.id, name };
}

function summaryAnswer({
  name,
  fileName,
  rowCount,
  consignmentCount,
  revision,
  savedAt,
}: SavedSummary<Shown>): components['schemas']['ImportSessionSummary'] {
  return {
    id: name,
    fileName,
    rowCount,
    consignmentCount,
    revision,
    savedAtDateTimeUtc: savedAt.toISOString(),
    expiresAtDateTimeUtc: new Date(savedAt.getTime() + RETENTION_MS).toISOString(),
  };
}
