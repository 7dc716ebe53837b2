import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { createImportRunner, type CallAnswer, type ImportRun } from './import-runner.js';

type Event = 'answer' | 'lose answer' | 'lose call' | 'busy' | 'sign out' | 'refuse';
type Act = 'pause' | 'resume' | 'stop' | 'time';

const task = (index: number) => ({ body: index, idempotencyKey: `key-${index}` });

/** A server that creates once per key, whatever happens to its answers. */
function fakeCreate() {
  const created = new Map<string, string>();
  return {
    created,
    has: (key: string) => created.has(key),
    create: (key: string): string => {
      const reference = created.get(key) ?? `TAS${created.size}`;
      created.set(key, reference);
      return reference;
    },
  };
}

function toAnswer(event: Event, create: () => string, isThere: boolean): CallAnswer {
  // A create that was carried out answers its key again.
  switch (event === 'refuse' && isThere ? 'answer' : event) {
    case 'answer':
      return { kind: 'created', reference: create() };
    case 'lose answer':
      create();
      return { kind: 'lost' };
    case 'lose call':
      return { kind: 'lost' };
    case 'busy':
      return { kind: 'wait', seconds: 3 };
    case 'sign out':
      return { kind: 'signed-out' };
    case 'refuse':
      return {
        kind: 'failed',
        title: 'The request is not valid',
        texts: ['Count must be from 1 to 999'],
        places: {},
      };
  }
}

/** A runner whose calls and waits end when the test says so. */
function setUp(count: number, next: () => Event, atOnce = 4) {
  const server = fakeCreate();
  const calls: (() => void)[] = [];
  const waits = new Set<() => void>();
  let most = 0;
  const runner = createImportRunner({
    tasks: Array.from({ length: count }, (_, index) => task(index)),
    atOnce,
    send: ({ idempotencyKey }) =>
      new Promise((resolve) => {
        calls.push(() =>
          resolve(toAnswer(next(), () => server.create(idempotencyKey), server.has(idempotencyKey))),
        );
        most = Math.max(most, calls.length);
      }),
    wait: (_ms, signal) =>
      new Promise((resolve) => {
        const end = () => {
          waits.delete(end);
          resolve();
        };
        waits.add(end);
        signal.addEventListener('abort', end);
      }),
  });
  /** Lets the call that was sent first end. */
  const answer = async () => {
    calls.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  const passTime = async () => {
    for (const end of waits) end();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  const drain = async () => {
    for (let guard = 0; guard < 10_000 && runner.run().state !== 'complete'; guard += 1) {
      runner.resume();
      await passTime();
      await answer();
    }
  };
  return { runner, server, calls, waits, answer, passTime, drain, most: () => most };
}

const counts = ({ created, failed, total }: ImportRun) => [created, failed, total];

describe('creating the consignments of an import', () => {
  it('[IMPT-07] [IMPT-20] sends a few at a time and counts created plus failed', async () => {
    const events: Event[] = ['answer', 'refuse', 'answer', 'answer', 'answer', 'answer'];
    const { runner, calls, answer, most } = setUp(6, () => events.shift() ?? 'answer', 3);
    const seen: number[][] = [];
    runner.subscribe(() => seen.push(counts(runner.run())));
    expect(runner.run().state).toBe('paused');
    runner.start();
    expect(calls).toHaveLength(3);
    for (let call = 0; call < 6; call += 1) await answer();
    expect(runner.run()).toMatchObject({ state: 'complete', created: 5, failed: 1, total: 6 });
    expect(runner.run().outcomes[1]).toEqual({
      kind: 'failed',
      title: 'The request is not valid',
      texts: ['Count must be from 1 to 999'],
      places: {},
    });
    expect(most()).toBe(3);
    expect(seen.at(-1)).toEqual([5, 1, 6]);
  });

  it('[IMPT-12] [IMPT-20] pauses after the calls on their way, and resumes; stops likewise: what was not sent stays so', async () => {
    const { runner, server, calls, answer } = setUp(5, () => 'answer', 2);
    runner.start();
    runner.pause();
    expect(runner.run().state).toBe('pausing');
    await answer();
    await answer();
    expect(runner.run()).toMatchObject({ state: 'paused', created: 2 });
    expect(calls).toHaveLength(0);
    runner.resume();
    expect(calls).toHaveLength(2);
    runner.stop();
    expect(runner.run().state).toBe('stopping');
    await answer();
    await answer();
    expect(runner.run()).toMatchObject({ state: 'stopped', created: 4, total: 5 });
    expect(server.created.size).toBe(4);
  });

  it('[IMPT-20] waits once for all calls when the server is busy, and says how long', async () => {
    const events: Event[] = ['busy', 'busy'];
    const { runner, calls, waits, answer, passTime } = setUp(3, () => events.shift() ?? 'answer', 2);
    runner.start();
    await answer();
    await answer();
    expect(runner.run()).toMatchObject({ state: 'running', waitingSeconds: 3, created: 0 });
    expect([calls.length, waits.size]).toEqual([0, 1]);
    await passTime();
    expect(runner.run().waitingSeconds).toBe(0);
    expect(calls).toHaveLength(2);
  });

  it('[IMPT-20] stops immediately while waiting', async () => {
    const { runner, answer } = setUp(3, () => 'busy', 1);
    runner.start();
    await answer();
    runner.stop();
    expect(runner.run().state).toBe('stopped');
  });

  it('[IMPT-20] asks again for a lost answer, and is interrupted when none comes for long', async () => {
    const { runner, server, answer, passTime } = setUp(1, () => 'lose answer', 1);
    runner.start();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await answer();
      expect(runner.run()).toMatchObject({ state: 'running', unknown: 1 });
      await passTime();
    }
    await answer();
    expect(runner.run()).toMatchObject({ state: 'interrupted', unknown: 1, isSignedOut: false });
    expect(server.created.size).toBe(1);
  });

  it('[IMPT-20] is interrupted when the sign-in expires, and goes on', async () => {
    const events: Event[] = ['answer', 'sign out'];
    const { runner, answer, drain, server } = setUp(4, () => events.shift() ?? 'answer', 1);
    runner.start();
    await answer();
    await answer();
    expect(runner.run()).toMatchObject({ state: 'interrupted', isSignedOut: true, created: 1 });
    await drain();
    expect(runner.run()).toMatchObject({ state: 'complete', created: 4, isSignedOut: false });
    expect(server.created.size).toBe(4);
  });

  it('an import of nothing is complete', () => {
    const { runner } = setUp(0, () => 'answer');
    const listener = vi.fn<() => void>();
    runner.subscribe(listener);
    runner.start();
    expect(runner.run().state).toBe('complete');
  });

  it('[IMPT-16] [IMPT-20] creates none twice and leaves none out, whatever happens', async () => {
    const events = fc.constantFrom<Event>('answer', 'lose answer', 'lose call', 'busy', 'sign out', 'refuse');
    const acts = fc.constantFrom<Act>('pause', 'resume', 'stop', 'time');
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.tuple(events, fc.option(acts, { freq: 2 })), { maxLength: 60 }),
        async (count, atOnce, script) => {
          let event: Event = 'answer';
          const { runner, server, answer, passTime, drain, most } = setUp(count, () => event, atOnce);
          runner.start();
          for (const [next, act] of script) {
            event = next;
            await answer();
            if (act === 'time') await passTime();
            else if (act !== null) runner[act]();
            const { created, failed, total, outcomes } = runner.run();
            const known = outcomes.filter((outcome) => outcome !== undefined);
            expect(created + failed).toBe(known.length);
            expect(created).toBeLessThanOrEqual(server.created.size);
            expect(created + failed).toBeLessThanOrEqual(total);
          }
          event = 'answer';
          await drain();
          const { state, outcomes } = runner.run();
          expect(state).toBe('complete');
          expect(most()).toBeLessThanOrEqual(atOnce);
          const references = outcomes.flatMap((outcome) =>
            outcome?.kind === 'created' ? [outcome.reference] : [],
          );
          expect(new Set(references).size).toBe(references.length);
          const wrong = outcomes.filter((outcome, index) => {
            const stored = server.created.get(`key-${index}`);
            return outcome?.kind === 'created' ? outcome.reference !== stored : stored !== undefined;
          });
          expect(wrong).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });
});
