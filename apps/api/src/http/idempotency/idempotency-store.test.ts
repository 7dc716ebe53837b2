import { expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { kowhaiScope } from '../../testing/fixtures.js';
import { testNow } from '../../testing/now.js';
import { kowhai } from '../../testing/world.js';
import { claimIdempotencyKey, findIdempotentAnswer, storeIdempotentAnswer } from './idempotency-store.js';

const [manager, dispatch] = kowhai.users.map(({ id }) => id);
const answer = { status: 201, body: { count: 1 } };
const DAY_MS = 24 * 60 * 60 * 1000;

const it = test.extend('claim', ({ database }) =>
  (late = 0, userId = manager ?? '') => {
    const claim = {
      tenantId: kowhaiScope.tenantId,
      userId,
      operationId: 'createConsignment',
      key: 'k',
      requestHash: 'h',
      now: new Date(testNow.getTime() + late),
    };
    return database.inTenant(kowhaiScope, async (tx) => {
      const found = await findIdempotentAnswer(tx, claim);
      const claimed = await claimIdempotencyKey(tx, claim);
      if (claimed.kind === 'claimed') await storeIdempotentAnswer(tx, { ...claim, answer });
      return [found, claimed.kind];
    });
  });

it('[CONS-34] a key belongs to its user, and counts for a day', async ({ claim }) => {
  const answered = { kind: 'answered', requestHash: 'h', answer };
  expect(await claim()).toEqual([undefined, 'claimed']);
  expect(await claim(0, dispatch)).toEqual([undefined, 'claimed']);
  expect(await claim(DAY_MS)).toEqual([answered, 'answered']);
  expect(await claim(DAY_MS + 1)).toEqual([undefined, 'claimed']);
});
