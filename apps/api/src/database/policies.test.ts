import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testApp } from '../testing/app.js';
import { wellingtonRun } from '../testing/booking-rows.js';
import { call } from '../testing/call.js';
import { tenantTables } from '../testing/customer-rows.js';
import { testDatabase } from '../testing/database.js';
import { extraIds } from '../testing/extras.js';
import { createPlace } from '../testing/lookups.js';
import { testNow } from '../testing/now.js';
import { targetIds } from '../testing/operation-call.js';
import { prepareTarget } from '../testing/prepare-target.js';
import { createTarget } from '../testing/target.js';
import { aurora, createWorld, harbour, kowhai, signIn, southern, tasman } from '../testing/world.js';
import type { Database, Scope } from './database.js';
import { runSql } from '../testing/run-sql.js';

const toScope = (tenantId: string, organisationId: string | null): Scope => ({
  tenantId,
  organisationId,
});
const scopes = {
  kowhai: toScope(tasman.id, kowhai.id),
  southern: toScope(tasman.id, southern.id),
  harbour: toScope(aurora.id, harbour.id),
};

type Row = Readonly<Record<string, unknown>>;
let database: Database;
let tables: Awaited<ReturnType<typeof tenantTables>>;

beforeAll(async () => {
  database = await testDatabase();
  await createWorld(database);
  await fillEveryTable();
  tables = await database.asSchemaOwner(null, tenantTables);
});
afterAll(() => database.close());

/** One consignment of Kōwhai, made by the API with a key, its label, and what the API does not add to it. */
async function fillEveryTable(): Promise<void> {
  const app = await testApp({ database });
  const target = await createTarget(app, database, { 'idempotency-key': 'filled' });
  const { consignmentId, reference, userId } = target;
  for (const operationId of [
    'createDocuments',
    'listConsignmentLinks',
    'getUnsavedWork',
    'getImportSession',
    'getPreferences',
    'getTemplate',
    'getInvoice',
    'getWebhook',
    'listNotices',
    'listSavedViews',
    'answerException',
    'quoteConsignment',
    'listDeliveryExtras',
    'bookDelivery',
  ]) {
    await prepareTarget(database, scopes.kowhai, target, operationId);
  }
  const body = { documentTypes: ['FRTLABEL'], references: [reference] };
  await call(app, 'POST', '/api/v1/consignments/bulk/documents', { ...(await signIn('manager')), body });
  await app.close();
  await createPlace(database);
  const ofTenant = { tenant_id: tasman.id };
  const ofCustomer = { ...ofTenant, organisation_id: kowhai.id };
  const ofConsignment = { ...ofCustomer, consignment_id: consignmentId };
  const counted = { site_id: userId, day: '2026-03-20', service_type_code: 'GENERAL' };
  const booked = { run_id: wellingtonRun, day: '2026-03-20' };
  await insertRows({
    consignment_prices: { ...ofConsignment, kind: 'ESTIMATE', priced_at: testNow, input_version: 'sample' },
    report_days: { ...ofCustomer, ...counted, kind: 'CREATED' },
    report_costs: {
      ...ofCustomer,
      ...counted,
      dimension: 'ACCOUNT',
      key: userId,
      label: '',
      consignments: 1,
      confirmed_cents: 100,
      estimated_cents: 0,
      compared_cents: 0,
      weight_steps: 0,
      volume_steps: 0,
    },
    consignment_extras: { ...ofConsignment, delivery_extra_id: extraIds.lift, instruction_code: 'INCLUDED' },
    run_days: { ...ofTenant, ...booked, booked: 1 },
    run_bookings: { ...ofConsignment, ...booked, starts_at: testNow, booked_at: testNow },
    delivery_proofs: { ...ofConsignment, pieces_sent: 1 },
    exception_answers: {
      ...ofConsignment,
      id: consignmentId,
      delivery_event_id: targetIds.event,
      position: 1,
      kind: 'Dispose',
      answered_at: testNow,
      answered_by: userId,
      state: 'WaitingForProvider',
    },
    load_checks: {
      ...ofCustomer,
      id: consignmentId,
      signed_by: 'Sione',
      user_id: userId,
      signed_at: testNow,
      unknown_ssccs: '[]',
    },
    load_check_consignments: {
      ...ofConsignment,
      load_check_id: consignmentId,
      expected_count: 1,
      missing_ssccs: '[]',
    },
    provider_webhooks: { ...ofTenant, url: 'https://depot.example/', secret: 'whsec_tasman' },
    tracking_links: {
      ...ofConsignment,
      seed: 'seed',
      token_hash: 'hash',
      created_at: testNow,
      created_by: userId,
    },
    provider_events: {
      ...ofConsignment,
      event_id: 'one',
      event_hash: 'one',
      event_type: 'Exception',
      occurred_at: testNow,
      received_at: testNow,
      reported_by: 'machine',
    },
    operator_changes: {
      ...ofCustomer,
      id: consignmentId,
      changed_at: testNow,
      operator: 'anna',
      command: 'user disable',
      subject: 'mere',
      changes: '[{ "kind": "change", "what": "user", "name": "mere", "fields": [] }]',
    },
  });
}

/** Adds a row to each of these tables. */
async function insertRows(rows: Readonly<Record<string, object>>): Promise<void> {
  for (const [table, row] of Object.entries(rows)) {
    const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
    await runSql(database, scopes.kowhai)`
      insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`;
  }
}

/** Asked without a predicate: what comes back is what the policies let through. Nothing, where the role may not read. */
async function rowsSeen(scope: Scope | null, table: string): Promise<Row[]> {
  const read = sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(table)} t order by 1`;
  const found =
    scope === null
      ? database.asSystem((tx) => read.execute(tx))
      : database.inTenant(scope, (tx) => read.execute(tx));
  const { rows } = await found.catch((error: unknown) => {
    if (errorCode(error) === INSUFFICIENT_PRIVILEGE) return { rows: [] };
    throw error;
  });
  return rows.map(({ row }) => row);
}

/** Kōwhai's rows, as the owner of the schema has them. */
async function rowsKept(table: string, columns: readonly string[]): Promise<Row[]> {
  const owned = columns.includes('organisation_id') ? sql` and organisation_id = ${kowhai.id}` : sql``;
  const { rows } = await database.asSchemaOwner(scopes.kowhai, (tx) =>
    sql<{
      row: Row;
    }>`select to_jsonb(t) as row from ${sql.table(table)} t where tenant_id = ${tasman.id}${owned}
      order by 1`.execute(tx),
  );
  return rows.map(({ row }) => row);
}

const INSUFFICIENT_PRIVILEGE = '42501';
const FOREIGN_KEY = '23503';
const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : error;

describe('the policies alone, without a predicate,', () => {
  it('stand before rows of Kōwhai in every table, so that there is something to keep', async () => {
    for (const { name, columns } of tables) {
      expect([name, (await rowsKept(name, columns)).length > 0]).toEqual([name, true]);
    }
  });

  it('[AUTH-11] show a customer its own rows', async () => {
    for (const scope of Object.values(scopes)) {
      for (const { name } of tables) {
        const foreign = (await rowsSeen(scope, name)).filter(
          ({ tenant_id, organisation_id, id }) =>
            tenant_id !== scope.tenantId ||
            (organisation_id ?? scope.organisationId) !== scope.organisationId ||
            (name === 'organisations' && id !== scope.organisationId),
        );
        expect([name, foreign]).toEqual([name, []]);
      }
    }
    expect(await rowsSeen(scopes.kowhai, 'consignments')).toHaveLength(1);
  });

  it('[AUTH-11] show nothing before a tenant is known', async () => {
    for (const { name } of tables) expect([name, await rowsSeen(null, name)]).toEqual([name, []]);
  });

  it('[AUTH-11] show who is signed in before a customer is known, and nothing that a customer owns', async () => {
    const scope = toScope(tasman.id, null);
    for (const { name, columns } of tables.filter((table) => table.columns.includes('organisation_id'))) {
      const mayShow = name === 'users' || name === 'user_sites';
      const seen = await rowsSeen(scope, name);
      expect([name, mayShow || seen.length === 0]).toEqual([name, true]);
      expect([columns, seen.every(({ tenant_id }) => tenant_id === tasman.id)]).toEqual([columns, true]);
    }
  });

  it.each(['southern', 'harbour'] as const)(
    '[AUTH-11] let %s change and delete nothing of another',
    async (who) => {
      for (const { name, columns } of tables) {
        const before = await rowsKept(name, columns);
        for (const change of [
          sql`delete from ${sql.table(name)}`,
          sql`update ${sql.table(name)} set tenant_id = tenant_id`,
        ]) {
          const tried = database.inTenant(scopes[who], (tx) => change.execute(tx));
          const code = await tried.then(() => 'done', errorCode);
          expect(['done', INSUFFICIENT_PRIVILEGE, FOREIGN_KEY]).toContain(code);
        }
        expect(await rowsKept(name, columns)).toEqual(before);
      }
    },
  );

  it.each(['southern', 'harbour'] as const)('[AUTH-11] let %s add nothing to another', async (who) => {
    // What the tenant has in common, its customers may add to as far as they are granted it.
    const isForeign = ({ columns }: { columns: readonly string[] }) =>
      scopes[who].tenantId !== tasman.id || columns.includes('organisation_id');
    for (const { name, columns } of tables.filter(isForeign)) {
      const [row] = await rowsKept(name, columns);
      // Nothing may be inserted into a generated column.
      const given = sql.join(columns.filter((each) => each !== 'names_id').map((each) => sql.ref(each)));
      const add = sql`insert into ${sql.table(name)} (${given})
        select ${given} from jsonb_populate_record(null::${sql.table(name)}, ${JSON.stringify(row)}::jsonb)`;
      const tried = database.inTenant(scopes[who], (tx) => add.execute(tx));
      expect([name, await tried.then(() => 'done', errorCode)]).toEqual([name, INSUFFICIENT_PRIVILEGE]);
    }
  });

  it('[AUTH-11] hold while a customer is named that is of another tenant', async () => {
    for (const { name } of tables.filter(({ columns }) => columns.includes('organisation_id'))) {
      expect([name, await rowsSeen(toScope(aurora.id, southern.id), name)]).toEqual([name, []]);
    }
  });
});
