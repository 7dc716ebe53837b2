import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isForProvider } from './http/auth/guard.js';
import type { ContractOperation } from './http/contract/operations.js';
import type { Database, Scope } from './database/database.js';
import { testApp } from './testing/app.js';
import { type Target, attempt, everyOperation, isBuilt, namesConsignment } from './testing/attempt.js';
import { type Called, call } from './testing/call.js';
import { contentsOf, switchPoliciesOff, twinContents } from './testing/customer-contents.js';
import { testDatabase } from './testing/database.js';
import { prepareTarget } from './testing/prepare-target.js';
import { createCall, createTarget, missingTarget, secret } from './testing/target.js';
import { createTwins, twinWords } from './testing/twins.js';
import { createWorld, kowhai, kowhaiWords, signedIn, tasman } from './testing/world.js';

const owner: Scope = { tenantId: tasman.id, organisationId: kowhai.id, userId: null };

async function ask(app: FastifyInstance, operation: ContractOperation, target: Target, subject: string) {
  const { method, url, body } = attempt(operation, target);
  return call(app, method, url, { ...(await signedIn(subject)), body });
}

/**
 * What must not be read by others: of the consignment, and of the customer. Ids are not among it where another customer
 * asks: in this world they all have the same ones, so that a lost predicate shows.
 */
function secretsOf(target: Target, whose: 'consignment' | 'customer'): string[] {
  const consignment = [secret, target.reference];
  if (whose === 'consignment') return [...consignment, target.consignmentId, target.itemId];
  const { accounts, users } = kowhai;
  return [
    ...consignment,
    'Kōwhai',
    ...accounts.map(({ code }) => code),
    ...users.map(({ name }) => name),
    ...Object.values(kowhaiWords),
  ];
}

/** A bulk call is answered by reference, in the words of whoever asked (BULK-22). */
function unasked(operation: ContractOperation, target: Target, secrets: readonly string[]): string[] {
  const { body } = attempt(operation, target);
  const { references = [] } = (body ?? {}) as { references?: readonly string[] };
  return secrets.filter((each) => !references.includes(each));
}

/** Answered 200 even where nothing could be changed, which would prove nothing. */
const bulkChanges: ReadonlySet<string> = new Set([
  'changeConsignmentStatuses',
  'setRequestedPickupDates',
  'cancelConsignments',
]);

const leaks = ({ text }: Called, secrets: readonly string[]) => secrets.filter((each) => text.includes(each));

/** The answer without what is different in every call: the name of the consignment, and the id of the request. */
function comparable({ status, text }: Called, { reference, consignmentId, itemId }: Target) {
  const names = [reference, consignmentId, itemId];
  const anonymous = names.reduce((answer, name) => answer.replaceAll(name, '…'), text);
  return { status, text: anonymous.replace(/"instance":"[^"]*"/u, '') };
}

/** The reference that a customer is answered for one and the same key. */
async function createWithKey(app: FastifyInstance, subject: string): Promise<unknown> {
  const { url, body } = createCall();
  const plain = { ...body, consignmentFlags: [], hireage: [] };
  const headers = { 'idempotency-key': 'the same' };
  const answer = await call(app, 'POST', url, { ...(await signedIn(subject)), body: plain, headers });
  return (answer.body as { reference?: string }).reference ?? answer;
}

const intruders = [
  ['another customer of the provider', 'southern', 'customer'],
  ['a customer of another provider', 'harbour', 'customer'],
  ['a colleague who does not work for the site', 'dispatch', 'consignment'],
] as const;

const built = everyOperation
  .filter(isBuilt)
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
    if (layer === 'by the predicates alone') await switchPoliciesOff(database);
    app = await testApp({ database });
  });
  afterAll(() => database.close());

  describe.each(built)('%s', (_name, operation) => {
    let target: Target;
    beforeAll(async () => {
      target = await createTarget(app);
      await prepareTarget(database, owner, target, operation.operationId);
      await createTwins(database, target);
    });

    it.each(intruders)('[AUTH-11] from %s', async (_who, subject, whose) => {
      const before = await contentsOf(database, owner, target, whose);
      const answer = await ask(app, operation, target, subject);
      expect(leaks(answer, unasked(operation, target, secretsOf(target, whose)))).toEqual([]);
      expect(await contentsOf(database, owner, target, whose)).toEqual(before);
      expect([200, 201, 202, 204, 404, 422]).toContain(answer.status);
    });

    it.runIf(namesConsignment(operation, missingTarget()))(
      '[AUTH-11] from a colleague of another site as if it did not exist',
      async () => {
        const missing = missingTarget();
        const answer = await ask(app, operation, target, 'dispatch');
        const none = await ask(app, operation, missing, 'dispatch');
        expect(comparable(answer, target)).toEqual(comparable(none, missing));
      },
    );

    it('[AUTH-11] while its owner is answered the same call, and meets nothing of the others', async () => {
      const twins = await twinContents(database, target);
      const answer = await ask(app, operation, target, 'manager');
      expect([200, 201, 202, 204]).toContain(answer.status);
      expect(answer.status === 200 ? answer.body : 'nothing to read').not.toEqual([]);
      expect(bulkChanges.has(operation.operationId) && answer.text.includes('Error')).toBe(false);
      expect(leaks(answer, twinWords)).toEqual([]);
      expect(await twinContents(database, target)).toEqual(twins);
    });
  });

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

  it('[AUTH-11] by operations that are not built yet, whoever asks', async () => {
    const target = await createTarget(app);
    for (const operation of everyOperation.filter((each) => !isBuilt(each))) {
      for (const [, subject] of intruders) {
        expect(await ask(app, operation, target, subject)).toMatchObject({ status: 501 });
      }
    }
  });
});
