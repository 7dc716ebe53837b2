import { lastStatement } from '../database/database.js';
import { ok, noContent } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { listUserNotices, removeNotice } from '../services/notices/notice-store.js';

export const listNotices = operation('listNotices', async (_request, context) => {
  const notices = await context.inTransaction((tx) =>
    listUserNotices(lastStatement(tx), context.owner, context.user.id),
  );
  return ok(
    notices.map(({ requestedAt, ...notice }) => ({
      ...notice,
      requestedAtDateTimeUtc: requestedAt.toISOString(),
    })),
  );
});

export const dismissNotice = operation('dismissNotice', async ({ path }, context) => {
  await context.inTransaction((tx) => removeNotice(tx, context.owner, context.user.id, path.id));
  return noContent;
});
