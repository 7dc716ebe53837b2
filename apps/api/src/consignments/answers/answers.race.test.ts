import { expect } from 'vitest';

import { answerTest as it } from '../../testing/answer-test.js';

it('[ANSW-07] of answers at the same time, one is taken', async ({ api, raise, readEvents }) => {
  const { reference, url } = await raise();
  const answers = await Promise.all(
    ['Dispose', 'ReturnToSender', 'Dispose', 'ReturnToSender'].map((kind) => api.post(url, { kind })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  expect((await readEvents(reference))[0]?.answers).toHaveLength(1);
});
