import { describe, expect, it, vi } from 'vitest';

import { manualTimer } from '../testing/manual-timer.js';
import { createKeeper, type Content, type KeeperState } from './keeper.js';

interface Call {
  readonly content: Content;
  readonly revision: number | null;
  readonly answer: (revision: number) => void;
  readonly fail: (error: unknown) => void;
}

/** Every promise that is settled by now has been followed up. */
const settled = () => vi.waitFor(() => Promise.resolve());
const conflict = { isConflict: true };

function start() {
  const timer = manualTimer();
  const calls: Call[] = [];
  const states: KeeperState[] = [];
  const drop = vi.fn<(revision: number) => Promise<void>>(async () => undefined);
  const keeper = createKeeper({
    keep: (content, revision) =>
      new Promise((resolve, reject) => {
        calls.push({
          content,
          revision,
          answer: (kept) => resolve({ revision: kept, savedAtDateTimeUtc: '2026-11-21T01:32:00Z' }),
          fail: reject,
        });
      }),
    drop,
    keptMeanwhile: (error) =>
      error === conflict
        ? { content: {}, revision: 9, savedAtDateTimeUtc: '2026-11-21T01:32:00Z' }
        : undefined,
    later: timer.later,
    onState: (state) => states.push(state),
  });
  return { ...timer, keeper, calls, states, drop };
}

describe('the keeper of unsaved work', () => {
  it('[PLAT-19] waits for a rest of 1.5 seconds and keeps the last that was typed', () => {
    const { keeper, calls, advance } = start();
    keeper.change({ notes: 'G' });
    advance(1_400);
    keeper.change({ notes: 'Ga' });
    advance(1_499);
    expect(calls).toHaveLength(0);
    advance(1);
    expect(calls.map(({ content }) => content)).toEqual([{ notes: 'Ga' }]);
  });

  it('[PLAT-19] [PLAT-24] sends one call at a time, each following the revision before it', async () => {
    const { keeper, calls, advance, states } = start();
    keeper.begin(4);
    keeper.change({ notes: 'a' });
    advance(1_500);
    keeper.change({ notes: 'ab' });
    advance(1_500);
    expect(calls).toHaveLength(1);
    calls[0]?.answer(5);
    await settled();
    advance(10_000);
    expect(calls.map(({ revision }) => revision)).toEqual([4, 5]);
    calls[1]?.answer(6);
    await settled();
    expect(states.at(-1)).toBe('kept');
  });

  it('[PLAT-19] what could not be kept is told, and tried again until it is', async () => {
    const { keeper, calls, advance, states } = start();
    keeper.change({ notes: 'a' });
    advance(1_500);
    calls[0]?.fail(new TypeError('Failed to fetch'));
    await settled();
    expect(states.at(-1)).toBe('failed');
    advance(10_000);
    expect(calls[1]?.content).toEqual({ notes: 'a' });
    calls[1]?.fail(new TypeError('Failed to fetch'));
    await settled();
    // The network is back.
    keeper.flush();
    calls[2]?.answer(1);
    await settled();
    expect(states.at(-1)).toBe('kept');
  });

  it('[PLAT-24] never writes over another window unasked', async () => {
    const { keeper, calls, advance, states } = start();
    keeper.change({ notes: 'a' });
    advance(1_500);
    calls[0]?.fail(conflict);
    await settled();
    expect(states.at(-1)).toBe('overtaken');
    keeper.change({ notes: 'ab' });
    advance(60_000);
    expect(calls).toHaveLength(1);
    keeper.insist();
    expect(calls[1]).toMatchObject({ content: { notes: 'ab' }, revision: 9 });
  });

  it('[PLAT-24] a save or discard drops what is kept, also what is on its way', async () => {
    const { keeper, calls, advance, drop, states } = start();
    keeper.change({ notes: 'a' });
    advance(1_500);
    keeper.drop();
    expect(drop).not.toHaveBeenCalled();
    calls[0]?.answer(1);
    await settled();
    expect(drop).toHaveBeenCalledExactlyOnceWith(1);
    expect(states.at(-1)).toBe('none');
    advance(60_000);
    expect(calls).toHaveLength(1);
  });

  it('[PLAT-19] a form that goes sends what waits', () => {
    const { keeper, calls } = start();
    keeper.change({ notes: 'a' });
    keeper.stop();
    expect(calls).toHaveLength(1);
  });
});
