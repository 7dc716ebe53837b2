import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ContractOperation } from './contract/operations.js';
import type { Database } from './store/database.js';
import { testApp } from './testing/app.js';
import { type Target, attempt, everyOperation, isBuilt } from './testing/attempt.js';
import { type Called, call } from './testing/call.js';
import { tenantTables } from './testing/catalogue.js';
import { testDatabase } from './testing/database.js';
import { testNow } from './testing/now.js';
import { createWorld, kowhai, signedIn, tasman } from './testing/world.js';

/** What only the consignment of the test says; names and references of its own stand beside it. */
const secret = 'Zirconium';
const [auckland, wellington] = kowhai.sites;
const [account] = kowhai.accounts;
const [manager] = kowhai.users;

async function ask(app: FastifyInstance, operation: ContractOperation, target: Target, subject: string) {
  const { method, url, body } = attempt(operation, target);
  return call(app, method, url, { ...(await signedIn(subject)), body });
}

/** A consignment of Kōwhai's manager, charged to Auckland, with everything that a call can name. */
async function createTarget(app: FastifyInstance): Promise<Target> {
  const create = everyOperation.find(({ operationId }) => operationId === 'createConsignment');
  if (!auckland || !wellington || !account || !manager || !create) throw new Error('The world is incomplete');
  const known = {
    organisationId: kowhai.id,
    userId: manager.id,
    host: 'tasman.localhost',
    siteId: auckland.id,
    otherSiteId: wellington.id,
    participantId: auckland.participantId,
    otherParticipantId: wellington.participantId,
    accountId: account.id,
    consignmentId: '',
    reference: '',
    itemId: manager.id,
    lastModified: '',
    now: testNow,
  };
  const owner = await signedIn('manager');
  const { url, body } = attempt(create, known);
  const made = await call(app, 'POST', url, {
    ...owner,
    body: { ...(body as object), notes: secret, salesReference: secret, senderReference: secret },
  });
  expect(made).toMatchObject({ status: 201 });
  const { id: consignmentId, reference } = made.body as { id: string; reference: string };
  const read = await call(app, 'GET', `/api/v1/consignments/${reference}`, owner);
  const { lineItems, lastModifiedAtDateTimeUtc: lastModified } = read.body as {
    lineItems: { id: string }[];
    lastModifiedAtDateTimeUtc: string;
  };
  return { ...known, consignmentId, reference, lastModified, itemId: lineItems[0]?.id ?? '' };
}

/**
 * What must not be read by others: of the consignment, and of the customer. Ids of sites and accounts are not among
 * it: in this world the other customers have the same ones, so that a lost predicate shows.
 */
function secretsOf(target: Target, whose: 'consignment' | 'customer'): string[] {
  const consignment = [secret, target.reference, target.consignmentId, target.itemId];
  if (whose === 'consignment') return consignment;
  const { accounts, users } = kowhai;
  return [...consignment, 'Kōwhai', ...accounts.map(({ code }) => code), ...users.map(({ name }) => name)];
}

const leaks = ({ text }: Called, secrets: readonly string[]) => secrets.filter((each) => text.includes(each));

/** What Kōwhai has, or what there is of one consignment, to see that nothing of it was changed. */
function contentsOf(database: Database, target: Target, whose: 'consignment' | 'customer') {
  const scope = { tenantId: tasman.id, organisationId: kowhai.id, userId: null };
  return database.asOwner(scope, async (tx) => {
    const contents: Record<string, unknown> = {};
    for (const { name, columns } of await tenantTables(tx)) {
      const consignment = name === 'consignments' ? 'id' : columns.find((each) => each === 'consignment_id');
      if (whose === 'consignment' && consignment === undefined) continue;
      const conditions = [sql`tenant_id = ${tasman.id}`];
      if (columns.includes('organisation_id')) conditions.push(sql`organisation_id = ${kowhai.id}`);
      if (whose === 'consignment')
        conditions.push(sql`${sql.ref(`t.${consignment}`)} = ${target.consignmentId}`);
      const { rows } = await sql`select to_jsonb(t) as row from ${sql.table(name)} t
        where ${sql.join(conditions, sql` and `)} order by 1`.execute(tx);
      contents[name] = rows;
    }
    return contents;
  });
}

const intruders = [
  ['another customer of the provider', 'southern', 'customer'],
  ['a customer of another provider', 'harbour', 'customer'],
  ['a colleague who does not work for the site', 'dispatch', 'consignment'],
] as const;

const built = everyOperation.filter(isBuilt).map((operation) => [operation.operationId, operation] as const);

const layers = ['by predicates and policies', 'by the predicates alone'] as const;

describe.each(layers)('what a customer owns is kept apart %s', (layer) => {
  let database: Database;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await testDatabase();
    await createWorld(database);
    if (layer === 'by the predicates alone') await switchPoliciesOff(database);
    app = await testApp({ database });
  });
  afterAll(() => database.close());

  describe.each(built)('%s', (_name, operation) => {
    it.each(intruders)('[AUTH-11] from %s', async (_who, subject, whose) => {
      const target = await createTarget(app);
      const before = await contentsOf(database, target, whose);
      const answer = await ask(app, operation, target, subject);
      expect(leaks(answer, secretsOf(target, whose))).toEqual([]);
      expect(await contentsOf(database, target, whose)).toEqual(before);
      expect([200, 201, 204, 404, 422]).toContain(answer.status);
    });

    it('while its owner is answered the same call', async () => {
      const answer = await ask(app, operation, await createTarget(app), 'manager');
      expect([200, 201, 204]).toContain(answer.status);
      expect(answer.status === 200 ? answer.body : 'nothing to read').not.toEqual([]);
    });
  });

  it('[AUTH-11] by operations that are not built yet, whoever asks', async () => {
    const target = await createTarget(app);
    for (const operation of everyOperation.filter((each) => !isBuilt(each))) {
      for (const [, subject] of intruders) {
        expect(await ask(app, operation, target, subject)).toMatchObject({ status: 501 });
      }
    }
  });
});

/** What is left when the second layer fails. */
async function switchPoliciesOff(database: Database): Promise<void> {
  await database.asOwner(null, async (tx) => {
    for (const { name } of await tenantTables(tx)) {
      await sql`alter table ${sql.table(name)} disable row level security`.execute(tx);
    }
  });
}
