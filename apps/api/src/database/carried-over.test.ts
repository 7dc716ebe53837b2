import { readFile } from 'node:fs/promises';

import { sql } from 'kysely';
import { expect } from 'vitest';

import { insertProviderEvent } from '../provider/provider-event-store.js';
import { test as it } from '../testing/api-test.js';
import { kowhaiScope } from '../testing/fixtures.js';
import { testNow } from '../testing/now.js';
import { runSql } from '../testing/run-sql.js';
import { storeConsignment } from '../testing/store-consignment.js';
import { createTarget } from '../testing/target.js';
import { targetIds } from '../testing/operation-call.js';
import { saveWebhook } from '../testing/target-rows.js';
import { kowhai, tasman } from '../testing/world.js';
import { worldId } from '../testing/world-rows.js';
import type { Database } from './database.js';

/**
 * Runs a migration's statements again, on rows that an earlier release has left. As on most servers, the tables' owner
 * is no superuser: a forced policy would hide every row.
 */
async function repeat(database: Database, name: string): Promise<void> {
  const file = await readFile(new URL(`./migrations/${name}.sql`, import.meta.url), 'utf8');
  const statements = file.replaceAll(/^--.*$/gmu, '').split(';');
  const first = statements.findIndex((each) => /^\s*(?:INSERT|UPDATE|ALTER TABLE \w+ NO FORCE)/u.test(each));
  const tables = [...file.matchAll(/ALTER TABLE (\w+) FORCE/gu)].map(([, table]) => table ?? '');
  const owner = `owner_${process.pid}`;
  await database.asSchemaOwner(null, async (tx) => {
    const run = (statement: string) => sql.raw(statement).execute(tx);
    await run(`create role ${owner} role current_user`);
    for (const table of tables) await run(`alter table ${table} owner to ${owner}`);
    // The search tables are another role's, whose rights the owner has.
    await run(`grant consign_search to ${owner}`);
    await run(`grant create on schema public to ${owner}`);
    await run(`set local role ${owner}`);
    for (const each of statements.slice(first)) if (each.trim() !== '') await run(each);
    await run('reset role');
    await run(`revoke create on schema public from ${owner}`);
    for (const table of tables) await run(`alter table ${table} owner to current_user`);
    await run(`drop role ${owner}`);
  });
}

it('[PROV-31] clients that reported lately may go on after an upgrade, but no user or customer client', async ({
  app,
  database,
}) => {
  const { consignmentId } = await createTarget(app, database);
  const key = { tenantId: tasman.id, organisationId: kowhai.id, consignmentId };
  const now = Date.now();
  const reported = [
    ['lately', now],
    ['kowhai-erp', now],
    ['manager', now],
    ['long-ago', now - 91 * 24 * 3600_000],
  ] as const;
  await database.asSchemaOwner(kowhaiScope, async (tx) => {
    await sql`delete from provider_clients`.execute(tx);
    for (const [reportedBy, at] of reported) {
      const receivedAt = new Date(at);
      const event = { eventId: reportedBy, hash: 'h', type: 'Note', occurredAt: receivedAt };
      await insertProviderEvent(tx, key, { ...event, receivedAt, reportedBy, deliveryEventId: null });
    }
  });
  await repeat(database, '0065-provider-clients');
  const { rows } = await runSql(database)`select subject, issuer, is_active from provider_clients`;
  expect(rows).toEqual([{ subject: 'lately', issuer: null, is_active: true }]);
});

it('[PROV-30] answers kept by an earlier release lose their secrets in an upgrade', async ({ database }) => {
  const body = { id: worldId(980), secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' };
  const answer = JSON.stringify({ status: 201, headers: {}, body });
  await runSql(database)`insert into idempotency_keys
      (tenant_id, organisation_id, user_id, operation_id, key, request_hash, answer, created_at)
      select tenant_id, organisation_id, id, 'createWebhook', 'old', 'h', ${answer}::jsonb, ${testNow}
      from users where tenant_id = ${tasman.id} and subject = 'manager'`;
  await repeat(database, '0064-answers-without-secrets');
  const { rows } = await runSql(database)`
    select answer -> 'body' as body from idempotency_keys where key = 'old'`;
  expect(rows).toEqual([{ body: { ...body, secret: null, secretNote: expect.any(String) } }]);
});

it('[PROV-50] errors of connections kept by an earlier release lose details', async ({ app, database }) => {
  await saveWebhook(
    database,
    kowhaiScope,
    await createTarget(app, database),
    'getaddrinfo ENOTFOUND db.inner',
  );
  const kept = [
    ['The webhook was disabled', null],
    ['The receiver answered 500', 500],
  ] as const;
  await database.asSchemaOwner(kowhaiScope, async (tx) => {
    for (const [index, [error, status]] of kept.entries())
      await sql`insert into webhook_deliveries (tenant_id, organisation_id, webhook_id, id, consignment_id, message,
          state, created_at, error, response_status)
        select tenant_id, organisation_id, webhook_id, ${worldId(990 + index)}, consignment_id, message, state,
          created_at, ${error}, ${status} from webhook_deliveries where id = ${targetIds.delivery}`.execute(
        tx,
      );
  });
  await repeat(database, '0066-claim-past-busy-customers');
  const { rows } = await runSql(database)<{ error: string }>`
    select error from webhook_deliveries where webhook_id = ${targetIds.webhook}`;
  expect(rows.map(({ error }) => error).toSorted()).toEqual([
    'The receiver answered 500',
    'The receiver could not be reached or gave no answer within 15 seconds',
    'The webhook was disabled',
  ]);
});

it('[LIST-86] words of an earlier release are parted into names and rest, or kept', async ({ database }) => {
  const stored = ['TAS7100001', 'TAS7100002'].map((reference) =>
    storeConsignment(database, { reference, salesReference: 'SO-7', receiver: { fullName: 'Tūī Café' } }),
  );
  const [first, second] = await Promise.all(stored);
  const before = 'tas7100001 kowhai auckland tui cafe so-7';
  await database.asSchemaOwner(kowhaiScope, async (tx) => {
    for (const [id, text] of [
      [first, before],
      [second, 'tas7100002 folded otherwise so-7'],
    ] as const)
      await sql`update consignment_search set search_text = ${text} where consignment_id = ${id ?? ''}`.execute(
        tx,
      );
    await sql`delete from search_names`.execute(tx);
  });
  await repeat(database, '0115-search-names');
  const { rows } = await runSql(database)`select s.search_text as text, n.names from consignment_search s
      left join search_names n on n.tenant_id = s.tenant_id and n.organisation_id = s.organisation_id and n.id = s.names_id
      where s.consignment_id in (${first}, ${second}) order by n.names nulls last`;
  expect(rows).toEqual([
    { text: 'kowhai auckland tui cafe\ntas7100001 so-7', names: 'kowhai auckland tui cafe' },
    { text: 'tas7100002 folded otherwise so-7', names: null },
  ]);
});

it('[LIST-89] earlier names, words and sites are found with a plain apostrophe', async ({ database }) => {
  const id = await storeConsignment(database, { reference: 'TAS7100003', receiver: { fullName: 'Tui' } });
  const curved = 'kowhai auckland hawke’s bay\ntas7100003';
  await database.asSchemaOwner(kowhaiScope, async (tx) => {
    await sql`update consignment_search set search_text = ${curved} where consignment_id = ${id}`.execute(tx);
    await sql`insert into search_names (tenant_id, organisation_id, id, names)
      select tenant_id, organisation_id, names_id, split_part(search_text, E'\n', 1) from consignment_search
      where consignment_id = ${id}`.execute(tx);
    await sql`update sites set search_text = 'hawke’s' where code = 'WLG1'`.execute(tx);
  });
  await repeat(database, '0118-apostrophes');
  const { rows } = await database.asSchemaOwner(kowhaiScope, (tx) =>
    sql`select n.names, s.search_text as text from consignment_search s
      join search_names n on n.tenant_id = s.tenant_id and n.organisation_id = s.organisation_id and n.id = s.names_id
      where s.consignment_id = ${id}
      union all select name, search_text from sites where code = 'WLG1'`.execute(tx),
  );
  expect(rows).toEqual([
    { names: "kowhai auckland hawke's bay", text: "kowhai auckland hawke's bay\ntas7100003" },
    { names: 'Kōwhai Wellington', text: "hawke's" },
  ]);
});
