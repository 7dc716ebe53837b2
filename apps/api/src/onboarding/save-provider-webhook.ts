import type { Database } from '../database/database.js';
import { type CommandRun, recordChange } from '../services/operator-changes/operator-change-store.js';
import {
  createSecret,
  findProviderWebhook,
  removeProviderWebhook,
  saveProviderWebhook,
} from '../webhooks/index.js';
import { type Answer, answer, enterTenant } from './user-scope.js';

/**
 * Has a system of the freight provider told of answers, or with a null URL no more (ANSW-14). Answers the new secret; null
 * without a webhook.
 */
export function replaceProviderWebhook(
  database: Pick<Database, 'asSchemaOwner'>,
  { tenantCode, url }: { readonly tenantCode: string; readonly url: string | null },
  run: CommandRun,
): Promise<Answer<string | null>> {
  return answer(() =>
    database.asSchemaOwner(null, async (tx) => {
      const tenantId = await enterTenant(tx, tenantCode);
      const before = await findProviderWebhook(tx, tenantId);
      const secret = url === null ? null : createSecret();
      if (url === null || secret === null) await removeProviderWebhook(tx, tenantId);
      else await saveProviderWebhook(tx, tenantId, { url, secret });
      const kind = before === undefined ? 'add' : url === null ? 'remove' : 'change';
      const fields = [{ field: 'url', before: before?.url ?? null, after: url }];
      const changes =
        before === undefined && url === null
          ? []
          : [{ kind, what: 'provider webhook', name: tenantCode, fields } as const];
      await recordChange(tx, run, { tenantId, organisationId: null, subject: tenantCode, changes });
      return secret;
    }),
  );
}
