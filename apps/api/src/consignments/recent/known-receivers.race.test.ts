import { sql } from 'kysely';
import { describe, expect } from 'vitest';

import type { Tx } from '../../database/database.js';
import { hasServer } from '../../testing/database.js';
import { test as it } from '../../testing/desk-test.js';
import { kowhaiScope, kowhaiSite, tuiCafe } from '../../testing/fixtures.js';
import { testNow } from '../../testing/now.js';
import { waitForLocks } from '../../testing/wait-for-locks.js';
import { tasman } from '../../testing/world.js';
import { worldId } from '../../testing/world-rows.js';
import {
  rememberReceiver,
  removeReceivers,
  searchReceivers,
  updateReceiverEntry,
} from './known-receiver-store.js';

const CREATES = 6;
const site = { ...kowhaiScope, siteId: kowhaiSite('AKL1').id };
const notTyped = { state: null, country: null, latitude: null, longitude: null, region: null };
const receiver = {
  ...tuiCafe,
  id: worldId(990),
  siteId: null,
  address: { ...notTyped, ...tuiCafe.address, id: worldId(992) },
};
const sent = { id: worldId(991), serviceTypeCode: 'GENERAL', packagingTypeCode: null, usedAt: testNow };

/** Runs a call's statement on the address book in a transaction that stays open. */
const calls: readonly (readonly [string, (tx: Tx) => Promise<unknown>])[] = [
  ['creates for this receiver', (tx) => rememberReceiver(tx, site, { receiver, ...sent })],
  ['clears the address book', (tx) => removeReceivers(tx, site)],
  [
    'changes another entry into this one',
    async (tx) => {
      const [entry] = await searchReceivers(tx, site, ['elsewhere']);
      return updateReceiverEntry(tx, site, entry?.id ?? '', receiver);
    },
  ],
];

describe.runIf(hasServer())('creates to a popular receiver, on a PostgreSQL server', () => {
  for (const isKnown of [true, false]) {
    it.for(calls)(
      `[PLAT-232] all finish while another transaction ${isKnown ? '' : 'first '}%s`,
      async ([, hold], { create, database, find }) => {
        await database.inTenant(kowhaiScope, (tx) => removeReceivers(tx, site));
        await create({ receiverParticipant: { ...tuiCafe, fullName: 'Elsewhere' } });
        if (isKnown) await create();
        const statuses = await database.inTenant(kowhaiScope, async (tx) => {
          await hold(tx);
          const answers = await Promise.all(Array.from({ length: CREATES }, () => create()));
          return answers.map(({ status }) => status);
        });
        expect(statuses).toEqual(Array<number>(CREATES).fill(201));
        await create();
        expect((await find()).filter(({ fullName }) => fullName === tuiCafe.fullName)).toHaveLength(1);
      },
    );
  }

  it('[PLAT-232] lock nothing of the address book while a counter is held', async ({ create, database }) => {
    await create();
    const { creating } = await database.asSchemaOwner(kowhaiScope, async (tx) => {
      await sql`select last_value from reference_counters where tenant_id = ${tasman.id} for update`.execute(
        tx,
      );
      const created = Promise.all(Array.from({ length: CREATES }, () => create()));
      await waitForLocks(tx, CREATES);
      await database.inTenant(kowhaiScope, (other) => removeReceivers(other, site));
      return { creating: created };
    });
    expect((await creating).map(({ status }) => status)).toEqual(Array<number>(CREATES).fill(201));
  });
});
