import { sql } from 'kysely';
import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { testApp } from '../../testing/app.js';
import type { Target } from '../../testing/operation-call.js';
import { createTarget, secret } from '../../testing/target.js';
import {
  createForeignCopies,
  foreignPhone,
  foreignScopes,
  foreignSecret,
} from '../../testing/foreign-copies.js';
import { kowhai, tasman } from '../../testing/world.js';
import type { Scope, Tx } from '../../database/database.js';
import { fold, likePattern, phoneDigits } from '../../database/fold.js';

const it = test
  /** Asks the function itself, which no policy stands behind. */
  .extend('find', ({ database }) =>
  async (scope: Scope | null, { word, phone, sites = [auckland] }: Asked): Promise<string[]> => {
    const words = word === undefined ? [] : [likePattern(fold(word))];
    const ask = (tx: Tx) =>
      sql<{ id: string }>`select find_consignment_ids(${words}::text[],
      ${phone === undefined ? null : phoneDigits(phone)}, ${sites}::uuid[], 10) as id`.execute(tx);
    const { rows } = await (scope === null ? database.asSystem(ask) : database.inTenant(scope, ask));
    return rows.map(({ id }) => id);
  });

let target: Target;

it.beforeAll(async ({ database }) => {
  target = await createTarget(await testApp({ database }), database);
  await createForeignCopies(database, target);
});

const owner: Scope = { tenantId: tasman.id, organisationId: kowhai.id };
const [auckland, wellington] = kowhai.sites.map(({ id }) => id);

interface Asked {
  readonly word?: string;
  readonly phone?: string;
  readonly sites?: readonly (string | undefined)[];
}

describe('find_consignment_ids', () => {
  it("[AUTH-11] finds a customer's words and phone number at the sites that are named", async ({ find }) => {
    expect(await find(owner, { word: secret })).toEqual([target.consignmentId]);
    expect(await find(owner, { phone: '09 555 0110' })).toEqual([target.consignmentId]);
    for (const sites of [[], [wellington]]) {
      expect(await find(owner, { word: secret, sites })).toEqual([]);
      expect(await find(owner, { phone: '09 555 0110', sites })).toEqual([]);
    }
  });

  it('[AUTH-11] finds nothing by the words and the phone number of another customer', async ({ find }) => {
    expect(await find(owner, { word: foreignSecret })).toEqual([]);
    expect(await find(owner, { phone: foreignPhone })).toEqual([]);
    for (const scope of foreignScopes) {
      expect(await find(scope, { word: foreignSecret })).toEqual([target.consignmentId]);
      expect(await find(scope, { word: secret })).toEqual([]);
      expect(await find(scope, { phone: '09 555 0110' })).toEqual([]);
    }
  });

  it('[AUTH-11] finds nothing before a customer is known', async ({ find }) => {
    expect(await find(null, { word: secret })).toEqual([]);
    expect(await find({ ...owner, organisationId: null }, { word: secret })).toEqual([]);
  });
});
