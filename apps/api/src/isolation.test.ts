import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isForProvider } from './http/auth/guard.js';
import type { ContractOperation } from './http/contract/operations.js';
import type { Database, Scope } from './database/database.js';
import { testApp } from './testing/app.js';
import { type Target, buildCall, allOperations, namesConsignment } from './testing/operation-call.js';
import { type Called, call } from './testing/call.js';
import { readRows, disablePolicies, readForeignRows } from './testing/customer-rows.js';
import { testDatabase } from './testing/database.js';
import { prepareTarget } from './testing/prepare-target.js';
import { buildCreateCall, createTarget, missingTarget, secret } from './testing/target.js';
import { createForeignCopies, foreignWords } from './testing/foreign-copies.js';
import { createWorld, kowhai, kowhaiNames, signIn, tasman } from './testing/world.js';

const owner: Scope = { tenantId: tasman.id, organisationId: kowhai.id };

async function ask(app: FastifyInstance, operation: ContractOperation, target: Target, subject: string) {
  const { method, url, body } = buildCall(operation, target);
  return call(app, method, url, { ...(await signIn(subject)), body });
}

/**
 * What must not be read by others: of the consignment, and of the customer. Ids are not among it where another customer
 * asks: in this world they all have the same ones, so that a lost predicate shows.
 */
function listSecrets(target: Target, whose: 'consignment' | 'customer'): string[] {
  const consignment = [secret, target.reference];
  if (whose === 'consignment') return [...consignment, target.consignmentId, target.itemId];
  const { accounts, users } = kowhai;
  return [
    ...consignment,
    'Kōwhai',
    ...accounts.map(({ code }) => code),
    ...users.map(({ name }) => name),
    ...Object.values(kowhaiNames),
  ];
}

/** A bulk call is answered by reference, in the caller's own words (BULK-22). */
function unasked(operation: ContractOperation, target: Target, secrets: readonly string[]): string[] {
  const { body } = buildCall(operation, target);
  const { references = [] } = (body ?? {}) as { references?: readonly string[] };
  return secrets.filter((each) => !references.includes(each));
}

/** Answered 200 even where nothing could be changed, which would prove nothing. */
const bulkChanges: ReadonlySet<string> = new Set([
  'changeConsignmentStatuses',
  'setRequestedPickupDates',
  'cancelConsignments',
]);

/** One search for each query that the server may choose: by date, by id, by common words, by reference. */
const searches: readonly (readonly [string, (target: Target) => object])[] = [
  ['without a keyword', () => ({})],
  ['by a keyword', () => ({ searchTerm: secret })],
  ['by letters that no index has', () => ({ searchTerm: secret.slice(0, 2) })],
  [
    'by such letters and a delivery date',
    ({ now }) => ({
      searchTerm: secret.slice(0, 2),
      date: { ...dates(now), dateRangeType: 'RequestedDelivery' },
    }),
  ],
  ['by phone number', () => ({ phoneNumber: '09 555 0110' })],
  ['by sales reference', () => ({ salesReference: secret })],
  ['by reference', ({ reference }) => ({ references: [reference] })],
];

const dates = (now: Date) => ({
  startDateUtc: now.toISOString(),
  endDateUtc: new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000).toISOString(),
});

const searchPaths = ['/api/v2/consignments/search', '/api/v2/consignments/search/matching'];

const leaks = ({ text }: Called, secrets: readonly string[]) => secrets.filter((each) => text.includes(each));

/** The answer without the parts that differ in every call: the name of the consignment, and the id of the request. */
function comparable({ status, text }: Called, { reference, consignmentId, itemId }: Target) {
  const names = [reference, consignmentId, itemId];
  const anonymous = names.reduce((answer, name) => answer.replaceAll(name, '…'), text);
  return { status, text: anonymous.replaceAll(/"(?:instance|requestId)":"[^"]*"/gu, '') };
}

/** The reference that a customer is answered for one and the same key. */
async function createWithKey(app: FastifyInstance, subject: string): Promise<unknown> {
  const { url, body } = buildCreateCall();
  const plain = { ...body, consignmentFlags: [], hireage: [] };
  const headers = { 'idempotency-key': 'the same' };
  const answer = await call(app, 'POST', url, { ...(await signIn(subject)), body: plain, headers });
  return (answer.body as { reference?: string }).reference ?? answer;
}

/** Users and machine clients of other customers. A colleague is none: colleagues may change their customer's data. */
const intruders = [
  { who: 'another customer of the provider', subject: 'southern' },
  { who: "another customer's machine client", subject: 'southern-erp' },
  { who: 'a customer of another provider', subject: 'harbour' },
] as const;
const colleague = { who: 'a colleague who does not work for the site', subject: 'dispatch' };

const built = allOperations
  // Of no customer: operations/provider has its own.
  .filter(({ permissions }) => !isForProvider(permissions))
  .map((operation) => [operation.operationId, operation] as const);

const layers = ['by predicates and policies', 'by the predicates alone'] as const;

describe.each(layers)('what a customer owns is kept apart %s', (layer) => {
  let database: Database;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await testDatabase();
    await createWorld(database);
    if (layer === 'by the predicates alone') await disablePolicies(database);
    app = await testApp({ database, config: { cacheSeconds: { tenant: 60, user: 60 } } });
  });
  afterAll(() => database.close());

  // Before the operations, while there are few consignments: the target is on the first page.
  describe.each(searchPaths)('%s', (url) => {
    let target: Target;
    beforeAll(async () => {
      target = await createTarget(app, database);
    });

    const search = async (subject: string, siteId: string, conditions: object) =>
      call(app, 'POST', url, { ...(await signIn(subject)), body: { ...conditions, siteIds: [siteId] } });
    const [auckland = '', wellington = ''] = kowhai.sites.map(({ id }) => id);

    it.each(searches)('[AUTH-11] [PLAT-20] finds nothing of another site %s', async (_how, conditions) => {
      expect((await search('manager', auckland, conditions(target))).text).toContain(target.consignmentId);
      const answer = await search('dispatch', wellington, conditions(target));
      expect(answer).toMatchObject({ status: 200, body: { rowCount: 0 } });
      expect(answer.text).not.toContain(target.consignmentId);
    });

    it('[AUTH-11] [LIST-26] answers that a reference of another site was not found', async () => {
      const references = [target.reference];
      const own = await search('manager', auckland, { references });
      expect(own.body).toMatchObject({ notFound: [] });
      const answer = await search('dispatch', wellington, { references });
      expect(answer.body).toMatchObject({ notFound: references });
    });
  });

  /** A target of a call with copies at the other customers; what only reads shares one. */
  async function prepare(operations: readonly ContractOperation[]): Promise<Target> {
    const target = await createTarget(app, database);
    for (const { operationId } of operations) await prepareTarget(database, owner, target, operationId);
    await createForeignCopies(database, target);
    return target;
  }
  let read: Promise<Target> | undefined;
  const prepareRead = () =>
    (read ??= prepare(built.map(([, each]) => each).filter(({ method }) => method === 'get')));

  // Readings first: they share a target, of which a deletion would take a part away.
  const ordered = built.toSorted(
    ([, one], [, other]) => Number(other.method === 'get') - Number(one.method === 'get'),
  );

  // Policies take more away, so that what the predicates alone keep apart stays apart with them (policies.test.ts).
  it.each(layer === 'by the predicates alone' ? ordered : [])('[AUTH-11] %s', async (_name, operation) => {
    const target = await (operation.method === 'get' ? prepareRead() : prepare([operation]));

    const rows = await readRows(database, owner, target, 'customer');
    for (const intruder of intruders) await intrude(operation, target, intruder, 'customer');
    expect(await readRows(database, owner, target, 'customer')).toEqual(rows);
    const own = await readRows(database, owner, target, 'consignment');
    await intrude(operation, target, colleague, 'consignment');
    expect(await readRows(database, owner, target, 'consignment')).toEqual(own);
    if (namesConsignment(operation, missingTarget())) await meetAsMissing(operation, target);
    await meetNoForeign(operation, target);
  });

  async function intrude(
    operation: ContractOperation,
    target: Target,
    { who, subject }: { readonly who: string; readonly subject: string },
    whose: 'consignment' | 'customer',
  ) {
    const answer = await ask(app, operation, target, subject);
    const leaked = leaks(answer, unasked(operation, target, listSecrets(target, whose)));
    expect({ who, leaked }).toEqual({ who, leaked: [] });
    // 409: work of their own that they never began, at a later revision.
    expect([200, 201, 202, 204, 404, 409, 422]).toContain(answer.status);
  }

  /** A colleague of another site is answered as if it did not exist. */
  async function meetAsMissing(operation: ContractOperation, target: Target) {
    const missing = missingTarget();
    const answer = await ask(app, operation, target, 'dispatch');
    const none = await ask(app, operation, missing, 'dispatch');
    expect(comparable(answer, target)).toEqual(comparable(none, missing));
  }

  /** The owner is answered the same call, and meets nothing of the others. */
  async function meetNoForeign(operation: ContractOperation, target: Target) {
    const foreignRows = await readForeignRows(database, target);
    const answer = await ask(app, operation, target, 'manager');
    expect([200, 201, 202, 204]).toContain(answer.status);
    expect(answer.status === 200 ? answer.body : 'nothing to read').not.toEqual([]);
    expect(bulkChanges.has(operation.operationId) && answer.text.includes('Error')).toBe(false);
    expect(leaks(answer, foreignWords)).toEqual([]);
    expect(await readForeignRows(database, target)).toEqual(foreignRows);
  }

  it('[AUTH-11] in every operation that names a consignment', () => {
    const named = built.filter(([, operation]) => namesConsignment(operation, missingTarget()));
    expect(named.length).toBeGreaterThanOrEqual(25);
  });

  it('[AUTH-11, CONS-34] with the Idempotency-Keys that each has used', async () => {
    const first = await createWithKey(app, 'manager');
    expect(first).toMatch(/^TAS/u);
    expect(await createWithKey(app, 'harbour')).toMatch(/^AUR/u);
    expect([first, undefined]).not.toContain(await createWithKey(app, 'southern'));
    expect(await createWithKey(app, 'manager')).toBe(first);
  });
});
