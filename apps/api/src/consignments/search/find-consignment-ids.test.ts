import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testApp } from '../../testing/app.js';
import type { Target } from '../../testing/operation-call.js';
import { testDatabase } from '../../testing/database.js';
import { createTarget, secret } from '../../testing/target.js';
import {
  createForeignCopies,
  foreignPhone,
  foreignScopes,
  foreignSecret,
} from '../../testing/foreign-copies.js';
import { createWorld, kowhai, tasman } from '../../testing/world.js';
import type { Database, Scope, Tx } from '../../database/database.js';
import { fold, likePattern, phoneDigits } from '../../database/fold.js';

let database: Database;
let target: Target;
beforeAll(async () => {
  database = await testDatabase();
  await createWorld(database);
  target = await createTarget(await testApp({ database }));
  await createForeignCopies(database, target);
});
afterAll(() => database.close());

const owner: Scope = { tenantId: tasman.id, organisationId: kowhai.id, userId: null };
const [auckland, wellington] = kowhai.sites.map(({ id }) => id);

interface Asked {
  readonly word?: string;
  readonly phone?: string;
  readonly sites?: readonly (string | undefined)[];
}

/** Asks the function itself, which no policy stands behind. */
async function find(scope: Scope | null, { word, phone, sites = [auckland] }: Asked): Promise<string[]> {
  const words = word === undefined ? [] : [likePattern(fold(word))];
  const ask = (tx: Tx) =>
    sql<{ id: string }>`select find_consignment_ids(${words}::text[],
      ${phone === undefined ? null : phoneDigits(phone)}, ${sites}::uuid[], 10) as id`.execute(tx);
  const { rows } = await (scope === null ? database.asSystem(ask) : database.inTenant(scope, ask));
  return rows.map(({ id }) => id);
}

describe('find_consignment_ids', () => {
  it('[AUTH-11] finds the words and the phone number of a customer at the sites that are named', async () => {
    expect(await find(owner, { word: secret })).toEqual([target.consignmentId]);
    expect(await find(owner, { phone: '09 555 0110' })).toEqual([target.consignmentId]);
    for (const sites of [[], [wellington]]) {
      expect(await find(owner, { word: secret, sites })).toEqual([]);
      expect(await find(owner, { phone: '09 555 0110', sites })).toEqual([]);
    }
  });

  it('[AUTH-11] finds nothing by the words and the phone number of another customer', async () => {
    expect(await find(owner, { word: foreignSecret })).toEqual([]);
    expect(await find(owner, { phone: foreignPhone })).toEqual([]);
    for (const scope of foreignScopes) {
      expect(await find(scope, { word: foreignSecret })).toEqual([target.consignmentId]);
      expect(await find(scope, { word: secret })).toEqual([]);
      expect(await find(scope, { phone: '09 555 0110' })).toEqual([]);
    }
  });

  it('[AUTH-11] finds nothing before a customer is known', async () => {
    expect(await find(null, { word: secret })).toEqual([]);
    expect(await find({ ...owner, organisationId: null }, { word: secret })).toEqual([]);
  });
});
