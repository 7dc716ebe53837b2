import type { BulkOutcome } from '@consign/domain/bulk';
import { buildMessage } from '@consign/queries/testing';
import { describe, expect, it } from 'vitest';

import { buildSelected } from '../testing/data.js';
import { createBulkRunner, type BulkAnswer, type BulkRunner, type BulkTask } from './bulk-runner.js';

const buildOutcome = (reference: string): BulkOutcome => ({
  reference,
  messages: [buildMessage('Information', 'Staged')],
});

interface Sent {
  /** The items, the key and the minute of the click: `0 1, key-1, 00:01`. */
  readonly call: string;
  readonly answer: () => Promise<void>;
  readonly fail: (error: Error) => Promise<void>;
}

/** Lets pending promises settle. */
async function settled(settle: () => void): Promise<void> {
  settle();
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

const listNumbers = (items: readonly { readonly reference: string }[]) =>
  items.map(({ reference }) => reference.replace('TAS', '')).join(' ');

/** A runner, and a task of two items a call whose calls wait for the test to respond. */
function open(count: number) {
  const sent: Sent[] = [];
  const task: BulkTask = {
    action: 'requestPickup',
    items: Array.from({ length: count }, (_, index) => buildSelected(index)),
    batchSize: 2,
    toFailure: (error) => {
      const isNoResponse = error instanceof TypeError;
      return { text: String(error), canResume: isNoResponse, isNoResponse };
    },
    send: (items, { idempotencyKey, clickedAt }) =>
      // oxlint-disable-next-line promise/avoid-new -- the test holds the answer back
      new Promise<BulkAnswer>((resolve, reject) => {
        const outcomes = items.map(({ reference }) => buildOutcome(reference));
        sent.push({
          call: `${listNumbers(items)}, ${idempotencyKey}, ${clickedAt.slice(11, 16)}`,
          answer: () => settled(() => resolve({ outcomes, files: [] })),
          fail: (error) => settled(() => reject(error)),
        });
      }),
  };
  let keys = 0;
  let minutes = 0;
  const runner = createBulkRunner({
    newKey: () => `key-${(keys += 1)}`,
    now: () => new Date(Date.UTC(2026, 10, 22, 0, (minutes += 1))),
  });
  return { runner, task, sent };
}

type Step = (opened: ReturnType<typeof open>) => unknown;
const answer: Step = ({ sent }) => sent.at(-1)?.answer();
const lose: Step = ({ sent }) => sent.at(-1)?.fail(new TypeError('lost'));
const refuse: Step = ({ sent }) => sent.at(-1)?.fail(new Error('refused'));
const retryFirst: Step = ({ runner, task }) => runner.retry(task.items.slice(0, 1));
const stop: Step = ({ runner }) => runner.stop();
const resume: Step = ({ runner }) => runner.resume();
const dismiss: Step = ({ runner }) => runner.dismiss();

function describeRun(runner: BulkRunner) {
  const run = runner.run();
  if (run === null) return null;
  const { state, answered, unknown, unsent, outcomes, failure } = run;
  expect(outcomes).toHaveLength(answered);
  const counted = `${answered} answered, unknown ${listNumbers(unknown)}, unsent ${listNumbers(unsent)}`;
  return `${state}: ${counted}${failure === null ? '' : failure.canResume ? ', can resume' : ', refused'}`;
}

describe('createBulkRunner', () => {
  it.each<[string, number, readonly Step[], string, readonly string[]]>([
    [
      'sends it again with the same key, however often it is asked to',
      3,
      [lose, resume, resume],
      'running: 0 answered, unknown , unsent 0 1 2',
      ['0 1, key-1, 00:01', '0 1, key-1, 00:01'],
    ],
    [
      'cannot be dismissed before it has stopped',
      4,
      [stop, dismiss],
      'stopping: 0 answered, unknown , unsent 0 1 2 3',
      ['0 1, key-1, 00:01'],
    ],
    [
      'ends without waiting when it is stopped and the call then fails',
      3,
      [stop, lose],
      'ended: 0 answered, unknown 0 1, unsent 2, can resume',
      ['0 1, key-1, 00:01'],
    ],
    [
      'retries failed items with a new key and moment, and keeps the call without an answer',
      4,
      [answer, lose, stop, retryFirst, answer],
      'ended: 1 answered, unknown 2 3, unsent ',
      ['0 1, key-1, 00:01', '2 3, key-2, 00:01', '0, key-3, 00:02'],
    ],
    [
      'continues with the key and moment of that call after the retry',
      4,
      [answer, lose, stop, retryFirst, answer, resume, answer],
      'ended: 3 answered, unknown , unsent ',
      ['0 1, key-1, 00:01', '2 3, key-2, 00:01', '0, key-3, 00:02', '2 3, key-2, 00:01'],
    ],
    [
      'still reports a call as unconfirmed when sending it again is refused',
      2,
      [lose, resume, refuse],
      'ended: 0 answered, unknown 0 1, unsent , refused',
      ['0 1, key-1, 00:01', '0 1, key-1, 00:01'],
    ],
  ])('[BULK-25] [CONS-34] %s', async (_what, count, steps, ended, calls) => {
    const opened = open(count);
    opened.runner.start(opened.task);
    for (const step of steps) await step(opened);
    expect(describeRun(opened.runner)).toBe(ended);
    expect(opened.sent.map(({ call }) => call)).toEqual(calls);
  });

  it('[BULK-11] runs one task at a time: a second click does nothing; what ended can be dismissed', async () => {
    const { runner, task, sent } = open(1);
    expect(runner.start(task)).toBe(true);
    expect(runner.start(task)).toBe(false);
    expect(sent).toHaveLength(1);
    await sent[0]?.answer();
    expect(runner.start(task)).toBe(true);
    await sent[1]?.answer();
    runner.dismiss();
    expect(runner.run()).toBeNull();
  });
});
