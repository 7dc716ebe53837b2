import type { components } from '@consign/api-client/consignment';
import { expect } from 'vitest';

import { answerTest as it } from '../../testing/answer-test.js';
import { kowhaiScope } from '../../testing/fixtures.js';
import { testNow } from '../../testing/now.js';
import { waitForLocks } from '../../testing/wait-for-locks.js';
import { worldId } from '../../testing/world-rows.js';
import { call } from '../../testing/call.js';
import { providerToken } from '../../testing/provider-test.js';
import { insertAnswer } from './answer-store.js';

it('[ANSW-07] of answers at the same time, one is taken', async ({ api, raise, readEvents }) => {
  const { reference, url } = await raise();
  const answers = await Promise.all(
    ['Dispose', 'ReturnToSender', 'Dispose', 'ReturnToSender'].map((kind) => api.post(url, { kind })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  expect((await readEvents(reference))[0]?.answers).toHaveLength(1);
});

it('[ANSW-10] appears in the feed after all answers given before', async ({ database, app, api, raise }) => {
  const [first, second] = [await raise(), await raise()];
  const read = async (after: string) => {
    const token = await providerToken();
    const { body } = await call(app, 'GET', `/api/v1/provider/answers?after=${after}&pageSize=200`, {
      token,
    });
    return body as components['schemas']['AnswerPage'];
  };
  const { nextCursor } = await read('0');
  const { later } = await database.asSchemaOwner(kowhaiScope, async (tx) => {
    const key = { ...kowhaiScope, consignmentId: first.consignmentId };
    await insertAnswer(tx, key, {
      id: worldId(7521),
      eventId: first.id,
      kind: 'Dispose',
      day: null,
      receiver: null,
      note: null,
      answeredAt: testNow,
      userId: worldId(1302),
    });
    const posted = api.post(second.url, { kind: 'Dispose' });
    await waitForLocks(tx, 1);
    return { later: posted };
  });
  expect((await later).status).toBe(201);
  expect((await read(nextCursor)).answers.map(({ reference }) => reference)).toEqual([
    first.reference,
    second.reference,
  ]);
});
