import { EventEmitter, once } from 'node:events';

import { expect, test } from 'vitest';

import { noCounts } from './counts.js';
import { parseProcessorSeconds } from './machine.js';
import { duration, runSteps, type Step, type StepGroup } from './steps.js';

function step(name: string, ok: boolean, passed = 0, failed = 0): Step {
  const counts = { ...noCounts, passed, failed };
  return { name, advice: 'fix it.', run: () => Promise.resolve({ ok, counts }) };
}

async function outcome(...groups: readonly StepGroup[]) {
  const lines: string[] = [];
  let spent = 0;
  const result = await runSteps(
    groups,
    (line) => lines.push(line),
    () => 0,
    () => (spent += 30),
  );
  return { ...result, lines };
}

test('steps run in order, and their test cases are added up', async () => {
  const { ok, counts, lines } = await outcome(
    [step('Lint', true)],
    [step('Tests', true, 5)],
    [step('Journeys', true, 2)],
  );
  expect({ ok, ...counts }).toMatchObject({ ok: true, passed: 7, failed: 0 });
  expect(lines.filter((line) => line.includes('['))).toEqual([
    '\n[1/3] Lint',
    '\n[2/3] Tests',
    '\n[3/3] Journeys',
  ]);
});

test('the first failure stops the run and says what to do', async () => {
  const { ok, counts, lines } = await outcome([step('Tests', false, 5, 2)], [step('Journeys', true, 2)]);
  expect({ ok, ...counts }).toMatchObject({ ok: false, passed: 5, failed: 2 });
  expect(lines.at(-1)).toBe('\nTests: fix it.');
});

test('steps of a group run at the same time, and all end before the run goes on or stops', async () => {
  const events: string[] = [];
  const engine = new EventEmitter();
  const first: Step = {
    ...step('Races', false),
    run: async () => {
      events.push('races begin');
      await once(engine, 'begun');
      events.push('races end');
      return { ok: false, counts: { ...noCounts, passed: 3, failed: 1 } };
    },
  };
  const second: Step = {
    ...step('Engine', true),
    run: () => {
      events.push('engine');
      engine.emit('begun');
      return Promise.resolve({ ok: true, counts: { ...noCounts, passed: 4 } });
    },
  };
  const { ok, counts, lines } = await outcome([first, second], [step('Journeys', true, 2)]);
  expect(events).toEqual(['races begin', 'engine', 'races end']);
  expect({ ok, ...counts }).toMatchObject({ ok: false, passed: 7, failed: 1 });
  expect(lines).toEqual([
    '\n[1/3] Races',
    '\n[2/3] Engine',
    '[2/3] done in 0 s',
    '[1/3] FAILED in 0 s',
    'processor time: 30 s',
    '\nRaces: fix it.',
  ]);
});

test('a group runs two steps at a time, starts the next when one ends, and starts none after a failure', async () => {
  const events: string[] = [];
  const engine = new EventEmitter();
  const waiting = (name: string, ok: boolean, until: string): Step => ({
    ...step(name, ok),
    run: async () => {
      const ended = once(engine, until);
      events.push(`${name} begins`);
      engine.emit(`${name} begins`);
      await ended;
      events.push(`${name} ends`);
      engine.emit(`${name} ends`);
      return { ok, counts: { ...noCounts, passed: 1 } };
    },
  });
  const group = [
    waiting('Screens', false, 'Units begins'),
    waiting('Stories', true, 'Stories begins'),
    waiting('Units', true, 'Screens ends'),
    step('Races', true, 5),
  ];
  const { ok, counts } = await outcome(group, [step('Journeys', true, 2)]);
  expect(events).toEqual([
    'Screens begins',
    'Stories begins',
    'Stories ends',
    'Units begins',
    'Screens ends',
    'Units ends',
  ]);
  expect({ ok, ...counts }).toMatchObject({ ok: false, passed: 3, failed: 1 });
});

test('a failure without test cases is counted', async () => {
  const { counts } = await outcome([step('Lint', false)]);
  expect(counts).toMatchObject({ passed: 0, failed: 1 });
});

test('the processor time is that of all processes of the machine', () => {
  const stat = 'cpu  1000 200 300 99000 500 40 60 7 1 0\ncpu0 1 2 3 4 5 6 7 8 9 0\n';
  expect(parseProcessorSeconds(stat)).toBe(16);
});

test('durations are readable', () => {
  expect([0.4, 59, 65, 3600].map((seconds) => duration(seconds))).toEqual([
    '0 s',
    '59 s',
    '1 min 5 s',
    '60 min 0 s',
  ]);
});
