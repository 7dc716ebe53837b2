import type { BulkOutcome } from '@consign/domain/bulk';
import { describe, expect, it } from 'vitest';

import type { SelectedConsignment } from '../selection/index.js';
import { createBulkRunner, type BulkAnswer, type BulkTask } from './bulk-runner.js';

const buildItems = (count: number): SelectedConsignment[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `id-${index}`,
    reference: `TAS${index}`,
    statusCode: 'DRAFT',
    serviceTypeCode: 'GENERAL',
  }));
const buildOutcome = (reference: string): BulkOutcome => ({
  reference,
  messages: [{ severityName: 'Information', userMessage: 'Staged', invalidParams: [], innerMessages: [] }],
});

interface Sent {
  readonly references: readonly string[];
  readonly key: string;
  readonly clickedAt: string;
  readonly answer: () => Promise<void>;
  readonly fail: (error: Error) => Promise<void>;
}

/** Lets pending promises settle. */
async function settled(settle: () => void): Promise<void> {
  settle();
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

/** A task whose calls wait for the test to respond. */
function openTask(count: number, batchSize = 2) {
  const sent: Sent[] = [];
  const task: BulkTask = {
    action: 'requestPickup',
    items: buildItems(count),
    batchSize,
    toFailure: (error) => {
      const isNoResponse = error instanceof TypeError;
      return { text: String(error), canResume: isNoResponse, isNoResponse };
    },
    send: (items, { idempotencyKey, clickedAt }) =>
      // oxlint-disable-next-line promise/avoid-new -- the test holds the answer back
      new Promise<BulkAnswer>((resolve, reject) => {
        const references = items.map(({ reference }) => reference);
        sent.push({
          references,
          key: idempotencyKey,
          clickedAt,
          answer: () => settled(() => resolve({ outcomes: references.map(buildOutcome), files: [] })),
          fail: (error) => settled(() => reject(error)),
        });
      }),
  };
  return { task, sent };
}

function openRunner() {
  let keys = 0;
  let minutes = 0;
  return createBulkRunner({
    newKey: () => `key-${(keys += 1)}`,
    now: () => new Date(Date.UTC(2026, 10, 22, 0, (minutes += 1))),
  });
}

const lost = new TypeError('lost');
const refused = new Error('refused');

describe('createBulkRunner', () => {
  it('[BULK-25] sends batches one after the other, each with its own key', async () => {
    const runner = openRunner();
    const { task, sent } = openTask(5);
    runner.start(task);
    await sent[0]?.answer();
    expect(runner.run()).toMatchObject({ state: 'running', answered: 2 });
    expect(sent).toHaveLength(2);
    await sent[1]?.answer();
    await sent[2]?.answer();
    expect(sent.map(({ references, key }) => [references, key])).toEqual([
      [['TAS0', 'TAS1'], 'key-1'],
      [['TAS2', 'TAS3'], 'key-2'],
      [['TAS4'], 'key-3'],
    ]);
    expect(runner.run()).toMatchObject({
      state: 'ended',
      answered: 5,
      unknown: [],
      unsent: [],
      failure: null,
    });
    expect(runner.run()?.outcomes.map(({ reference }) => reference)).toEqual(
      task.items.map((item) => item.reference),
    );
  });

  it('[BULK-11] runs one task at a time: a second click does nothing', async () => {
    const runner = openRunner();
    const { task, sent } = openTask(1);
    expect(runner.start(task)).toBe(true);
    expect(runner.start(task)).toBe(false);
    expect(sent).toHaveLength(1);
    await sent[0]?.answer();
    expect(runner.start(task)).toBe(true);
    expect(sent).toHaveLength(2);
  });

  it('[BULK-25] resends an unanswered call once with the same key, however often it is asked to, and then the rest', async () => {
    const runner = openRunner();
    const { task, sent } = openTask(3);
    runner.start(task);
    await sent[0]?.fail(lost);
    expect(runner.run()).toMatchObject({
      state: 'interrupted',
      answered: 0,
      unknown: [{ reference: 'TAS0' }, { reference: 'TAS1' }],
      unsent: [{ reference: 'TAS2' }],
      failure: { canResume: true },
    });
    runner.resume();
    runner.resume();
    expect(sent).toHaveLength(2);
    expect(runner.run()).toMatchObject({ state: 'running', failure: null, unknown: [] });
    await sent[1]?.answer();
    await sent[2]?.answer();
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2']);
    expect(runner.run()).toMatchObject({ state: 'ended', answered: 3 });
  });

  it('[BULK-25] stops after the current batch, reports what was never sent, and cannot be dismissed before', async () => {
    const runner = openRunner();
    const { task, sent } = openTask(4);
    runner.start(task);
    runner.stop();
    runner.dismiss();
    expect(runner.run()).toMatchObject({ state: 'stopping' });
    await sent[0]?.answer();
    expect(sent).toHaveLength(1);
    expect(runner.run()).toMatchObject({
      state: 'ended',
      answered: 2,
      unknown: [],
      unsent: [{ reference: 'TAS2' }, { reference: 'TAS3' }],
    });
    runner.dismiss();
    expect(runner.run()).toBeNull();
  });

  it('[BULK-25] ends without waiting when it is stopped and the call then fails', async () => {
    const runner = openRunner();
    const { task, sent } = openTask(3);
    runner.start(task);
    runner.stop();
    await sent[0]?.fail(lost);
    expect(runner.run()).toMatchObject({
      state: 'ended',
      unknown: [{ reference: 'TAS0' }, { reference: 'TAS1' }],
      unsent: [{ reference: 'TAS2' }],
    });
  });

  it('[BULK-25] [CONS-34] continues after Stop with the key and moment of the call without an answer', async () => {
    const runner = openRunner();
    const { task, sent } = openTask(5);
    runner.start(task);
    await sent[0]?.answer();
    await sent[1]?.fail(lost);
    runner.stop();
    expect(runner.run()).toMatchObject({
      state: 'ended',
      unknown: [{ reference: 'TAS2' }, { reference: 'TAS3' }],
    });
    runner.resume();
    expect(runner.run()).toMatchObject({ state: 'running', answered: 2 });
    await sent[2]?.answer();
    await sent[3]?.answer();
    expect(sent.map(({ references, key }) => [references[0], key])).toEqual([
      ['TAS0', 'key-1'],
      ['TAS2', 'key-2'],
      ['TAS2', 'key-2'],
      ['TAS4', 'key-3'],
    ]);
    expect(new Set(sent.map(({ clickedAt }) => clickedAt))).toEqual(new Set(['2026-11-22T00:01:00.000Z']));
    expect(runner.run()).toMatchObject({ state: 'ended', answered: 5, unknown: [], unsent: [] });
    expect(runner.run()?.outcomes).toHaveLength(5);
  });

  it('[BULK-25] [CONS-34] retries failed items with a new key, and leaves the key of a call without an answer', async () => {
    const runner = openRunner();
    const { task, sent } = openTask(4);
    runner.start(task);
    await sent[0]?.answer();
    await sent[1]?.fail(lost);
    runner.stop();
    runner.retry(task.items.slice(0, 1));
    await sent[2]?.answer();
    expect(runner.run()).toMatchObject({
      state: 'ended',
      answered: 1,
      unknown: [{ reference: 'TAS2' }, { reference: 'TAS3' }],
    });
    runner.resume();
    await sent[3]?.answer();
    expect(sent.slice(1).map(({ references, key }) => [references[0], key])).toEqual([
      ['TAS2', 'key-2'],
      ['TAS0', 'key-3'],
      ['TAS2', 'key-2'],
    ]);
    expect(sent[2]?.clickedAt).toBe('2026-11-22T00:02:00.000Z');
    expect(sent[3]?.clickedAt).toBe('2026-11-22T00:01:00.000Z');
    expect(runner.run()).toMatchObject({ state: 'ended', answered: 3, unknown: [], unsent: [] });
  });

  it('[BULK-25] still reports a call as unconfirmed when sending it again is refused', async () => {
    const runner = openRunner();
    const { task, sent } = openTask(2);
    runner.start(task);
    await sent[0]?.fail(lost);
    runner.resume();
    await sent[1]?.fail(refused);
    expect(runner.run()).toMatchObject({
      state: 'ended',
      unknown: [{ reference: 'TAS0' }, { reference: 'TAS1' }],
      unsent: [],
    });
  });

  it('[BULK-25] ends when the server refuses: neither that batch nor later ones were done', async () => {
    const runner = openRunner();
    const { task, sent } = openTask(5);
    runner.start(task);
    await sent[0]?.answer();
    await sent[1]?.fail(refused);
    expect(sent).toHaveLength(2);
    expect(runner.run()).toMatchObject({
      state: 'ended',
      answered: 2,
      unknown: [],
      failure: { canResume: false },
      unsent: [{ reference: 'TAS2' }, { reference: 'TAS3' }, { reference: 'TAS4' }],
    });
  });

  it('[BULK-25] notifies subscribers of every step until they unsubscribe', async () => {
    const runner = openRunner();
    const { task, sent } = openTask(3);
    const states: (string | undefined)[] = [];
    const leave = runner.subscribe(() => states.push(runner.run()?.state));
    runner.start(task);
    await sent[0]?.answer();
    leave();
    await sent[1]?.answer();
    expect(states).toEqual(['running', 'running']);
  });
});
