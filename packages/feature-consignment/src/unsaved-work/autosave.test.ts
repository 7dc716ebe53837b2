import { expect, it, vi } from 'vitest';

import { manualTimer } from '../testing/manual-timer.js';
import { createAutosave, type AutosaveState, type Content } from './autosave.js';

interface Call {
  readonly content: Content;
  readonly revision: number | null;
  readonly answer: (revision: number) => void;
  readonly fail: (error: unknown) => void;
}

/** Lets settled promises run their continuations. */
const settled = () => vi.waitFor(() => Promise.resolve());
const conflict = { isConflict: true };

function start() {
  const timer = manualTimer();
  const calls: Call[] = [];
  const states: AutosaveState[] = [];
  const autosave = createAutosave({
    save: (content, revision) =>
      new Promise((resolve, reject) => {
        calls.push({
          content,
          revision,
          answer: (saved) => resolve({ revision: saved, savedAtDateTimeUtc: '2026-11-21T01:32:00Z' }),
          fail: reject,
        });
      }),
    remove: async () => undefined,
    findConflict: (error) =>
      error === conflict
        ? { content: {}, revision: 9, savedAtDateTimeUtc: '2026-11-21T01:32:00Z' }
        : undefined,
    schedule: timer.schedule,
    onState: (state) => states.push(state),
  });
  return { ...timer, autosave, calls, states };
}

it('[PLAT-19] reports a failed save, and retries until it succeeds', async () => {
  const { autosave, calls, advance, states } = start();
  autosave.change({ notes: 'a' });
  advance(1_500);
  calls[0]?.fail(new TypeError('Failed to fetch'));
  await settled();
  expect(states.at(-1)).toBe('failed');
  advance(10_000);
  expect(calls[1]?.content).toEqual({ notes: 'a' });
  calls[1]?.fail(new TypeError('Failed to fetch'));
  await settled();
  // The network is back.
  autosave.flush();
  calls[2]?.answer(1);
  await settled();
  expect(states.at(-1)).toBe('saved');
});

it("[PLAT-24] never overwrites another window's changes unasked", async () => {
  const { autosave, calls, advance, states } = start();
  autosave.change({ notes: 'a' });
  advance(1_500);
  calls[0]?.fail(conflict);
  await settled();
  expect(states.at(-1)).toBe('conflict');
  autosave.change({ notes: 'ab' });
  advance(60_000);
  expect(calls).toHaveLength(1);
  autosave.overwrite();
  expect(states.at(-1)).toBe('pending');
  expect(calls[1]).toMatchObject({ content: { notes: 'ab' }, revision: 9 });
});

it('[PLAT-24] follows its own writes once it has begun, also where the form was hidden meanwhile', async () => {
  const { autosave, advance, calls } = start();
  autosave.begin(3);
  autosave.change({ notes: 'a' });
  advance(1_500);
  calls[0]?.answer(4);
  await settled();
  autosave.begin(3);
  autosave.change({ notes: 'ab' });
  advance(1_500);
  expect(calls.map(({ revision }) => revision)).toEqual([3, 4]);
});
