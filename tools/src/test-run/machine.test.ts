import { expect, test } from 'vitest';

import { describeReference, measureReference, toReferences } from './machine.js';

test('the reference is the time of fixed work, and a run is given in multiples of it', async () => {
  const opened: string[] = [];
  const times = [0, 1500, 4000];
  const reference = await measureReference(
    '/chromium',
    (command) => {
      opened.push(command);
      return Promise.resolve({ code: 0, output: '' });
    },
    () => times.shift() ?? NaN,
  );
  expect(opened).toEqual(['/chromium', '/chromium', '/chromium']);
  expect(reference).toEqual({ script: 1.5, pages: 2.5 });
  expect(describeReference(reference)).toBe('Reference: JavaScript 1.50 s, 3 pages of Chromium 2.50 s');
  expect(toReferences(400, reference)).toBe(100);
});
