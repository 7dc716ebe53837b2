import { sql } from 'kysely';
import { describe, expect } from 'vitest';

import { hasServer } from '../testing/database.js';
import { waitForLocks } from '../testing/wait-for-locks.js';
import { createHook, goodWebhook, webhookTest as it, webhooksUrl } from '../testing/webhook-test.js';

const CALLERS = 8;

// One session cannot race against itself: on the embedded engine this would prove nothing.
describe.runIf(hasServer())('webhooks created at the same time, on a PostgreSQL server', () => {
  it('[PROV-22] the tenth goes to exactly one of eight callers', async ({ api, database }) => {
    for (let count = 0; count < 9; count += 1) await createHook(api);
    const { answers } = await database.asSchemaOwner(null, async (tx) => {
      // Webhooks can be counted, but not added.
      await sql`lock table webhooks in share mode`.execute(tx);
      const asked = Array.from({ length: CALLERS }, () => api.post(webhooksUrl, goodWebhook));
      await waitForLocks(tx, CALLERS);
      return { answers: Promise.all(asked) };
    });
    const statuses = (await answers).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, ...Array<number>(CALLERS - 1).fill(422)]);
    expect((await api.get(webhooksUrl)).body).toHaveLength(10);
  });
});
