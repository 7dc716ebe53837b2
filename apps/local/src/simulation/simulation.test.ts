import { expect, it } from 'vitest';

import {
  createSimulation,
  type MovingConsignment,
  type SimulatedAnswer,
  type SimulatedEvent,
} from './simulation.js';

const start = new Date('2026-06-17T02:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

function simulate(
  given: readonly MovingConsignment[],
  random: () => number,
  answers: readonly SimulatedAnswer[] = [],
) {
  const time = { now: start };
  const moving = new Map(given.map((one) => [one.reference, one]));
  const reported: SimulatedEvent[] = [];
  const files: (readonly [reference: string, kind: string])[] = [];
  const statuses: Readonly<Record<string, string>> = {
    Collected: 'PICKUP',
    InTransit: 'TRANSIT',
    OutForDelivery: 'DELIVERING',
    Delivered: 'DELIVERED',
  };
  const simulation = createSimulation({
    clock: { now: () => time.now },
    random,
    providers: [
      {
        listMoving: () => Promise.resolve([...moving.values()]),
        listAnswers: () => Promise.resolve(answers),
        report: (events) => {
          reported.push(...events);
          for (const { reference, type } of events) {
            const statusCode = statuses[type];
            const moved = moving.get(reference);
            if (statusCode !== undefined && moved !== undefined)
              moving.set(reference, { ...moved, statusCode, statusAt: time.now });
          }
          return Promise.resolve();
        },
        sendFile: (reference, { kind }) => {
          files.push([reference, kind]);
          return Promise.resolve();
        },
      },
    ],
  });
  return {
    reported,
    files,
    at: (minutes: number) => {
      time.now = later(minutes);
      return simulation.step();
    },
  };
}

const types = (events: readonly SimulatedEvent[]) => events.map(({ type }) => type);

it('staged consignments are delivered within minutes, one status at a time', async () => {
  const staged = { reference: 'TAS1', statusCode: 'STAGED', statusAt: start, pieces: 8 };
  const { at, reported, files } = simulate([staged], () => 0.5);
  expect(await at(0.5)).toBe(0);
  for (const minutes of [1, 1.5, 2, 3, 4, 5, 6]) await at(minutes);
  expect(types(reported)).toEqual(['Collected', 'InTransit', 'OutForDelivery', 'Delivered']);
  expect(reported[0]).toEqual({
    eventId: 'drive-Collected',
    reference: 'TAS1',
    type: 'Collected',
    occurredAtDateTimeUtc: later(1).toISOString(),
  });
  expect(reported.at(-1)).toMatchObject({ proof: { signatory: expect.any(String), piecesDelivered: 8 } });
  expect(files).toEqual([['TAS1', 'Signature']]);
});

it('consignments already in transit at start move occasionally, and may be delayed', async () => {
  const before = { reference: 'TAS2', statusCode: 'PICKUP', statusAt: later(-600), pieces: 8 };
  const still = simulate([before], () => 0.3);
  expect(await still.at(1)).toBe(0);
  const { at, reported } = simulate([before], () => 0);
  expect(await at(1)).toBe(2);
  expect(types(reported)).toEqual(['InTransit', 'Exception']);
});

it('[ANSW-09] drivers accept an answer and resolve its exception, or decline it with a reason', async () => {
  const answer = { id: 'a1', reference: 'TAS3', eventId: 'drive-Delivered' };
  const accepting = simulate([], () => 0.5, [answer]);
  expect(await accepting.at(1)).toBe(2);
  expect(accepting.reported).toMatchObject([
    { reference: 'TAS3', type: 'AnswerAccepted', answerId: 'a1' },
    { reference: 'TAS3', type: 'Resolved', resolvesEventId: 'drive-Delivered' },
  ]);
  const declining = simulate([], () => 0, [{ ...answer, eventId: null }]);
  await declining.at(1);
  expect(declining.reported).toMatchObject([{ type: 'AnswerDeclined', title: expect.any(String) as string }]);
});
