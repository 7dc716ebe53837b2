import { readFile } from 'node:fs/promises';

import { sql } from 'kysely';
import { expect } from 'vitest';

import { insertProviderEvent } from '../provider/provider-event-store.js';
import { test as it } from '../testing/api-test.js';
import { kowhaiScope } from '../testing/fixtures.js';
import { testNow } from '../testing/now.js';
import { createTarget } from '../testing/target.js';
import { kowhai, tasman } from '../testing/world.js';
import { worldId } from '../testing/world-rows.js';
import type { Database } from './database.js';

/** Runs one statement of a migration again, on rows that an earlier release has left. */
async function repeat(database: Database, name: string, verb: string): Promise<void> {
  const script = await readFile(new URL(`./migrations/${name}.sql`, import.meta.url), 'utf8');
  const statement = script.split(';').find((each) => each.includes(verb)) ?? '';
  await database.asOwner(kowhaiScope, (tx) => sql.raw(statement).execute(tx));
}

it('[PROV-31] clients that reported lately may go on after an upgrade, but no user or customer client', async ({
  app,
  database,
}) => {
  const { consignmentId } = await createTarget(app);
  const key = { tenantId: tasman.id, organisationId: kowhai.id, consignmentId };
  const now = Date.now();
  const reported = [
    ['lately', now],
    ['kowhai-erp', now],
    ['manager', now],
    ['long-ago', now - 91 * 24 * 3600_000],
  ] as const;
  await database.asOwner(kowhaiScope, async (tx) => {
    await sql`delete from provider_clients`.execute(tx);
    for (const [reportedBy, at] of reported) {
      const receivedAt = new Date(at);
      const event = { eventId: reportedBy, hash: 'h', type: 'Note', occurredAt: receivedAt };
      await insertProviderEvent(tx, key, { ...event, receivedAt, reportedBy, deliveryEventId: null });
    }
  });
  await repeat(database, '0065-provider-clients', 'INSERT INTO');
  const { rows } = await database.asOwner(kowhaiScope, (tx) =>
    sql`select subject, issuer, is_active from provider_clients`.execute(tx),
  );
  expect(rows).toEqual([{ subject: 'lately', issuer: null, is_active: true }]);
});

it('[PROV-30] answers that an earlier release kept lose their secrets with the upgrade', async ({
  database,
}) => {
  const body = { id: worldId(980), secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' };
  const answer = JSON.stringify({ status: 201, headers: {}, body });
  await database.asOwner(kowhaiScope, (tx) =>
    sql`insert into idempotency_keys
      (tenant_id, organisation_id, user_id, operation_id, key, request_hash, answer, created_at)
      select tenant_id, organisation_id, id, 'createWebhook', 'old', 'h', ${answer}::jsonb, ${testNow}
      from users where tenant_id = ${tasman.id} and subject = 'manager'`.execute(tx),
  );
  await repeat(database, '0064-answers-without-secrets', 'UPDATE');
  const { rows } = await database.asOwner(kowhaiScope, (tx) =>
    sql`select answer -> 'body' as body from idempotency_keys where key = 'old'`.execute(tx),
  );
  expect(rows).toEqual([{ body: { ...body, secret: null, secretNote: expect.any(String) } }]);
});
