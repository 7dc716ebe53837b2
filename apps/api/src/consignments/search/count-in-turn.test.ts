import { expect, it } from 'vitest';

import { countInTurn } from './count-in-turn.js';

it('[LIST-43] stops counting when the time is up', async () => {
  let left = 2;
  const counts = await countInTurn(
    ['a', 'bb', 'ccc'],
    async ({ length }) => length,
    () => left-- > 0,
  );
  expect(counts).toEqual([1, 2, null]);
});
