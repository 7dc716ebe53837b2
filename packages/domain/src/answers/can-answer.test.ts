import fc from 'fast-check';
import { expect, it } from 'vitest';

import { parsePermissions } from '../permissions/index.js';
import { statusCodes } from '../status/index.js';
import { answerKinds, answerStates, canAnswer, findWait, type AnswerableEvent } from './index.js';

const permissions = parsePermissions(['Consignment.MAINTAIN']);
const event: AnswerableEvent = { actionRequired: true, resolvedAt: null, answers: [] };
const given = (state: (typeof answerStates)[number]) =>
  ({ kind: 'DeliverAgain', day: '2026-12-04', state }) as const;
const reason = (change: Partial<AnswerableEvent>) => {
  const decision = canAnswer({ event: { ...event, ...change }, status: 'TRANSIT', permissions });
  return decision.allowed ? null : [decision.id, decision.hidden, decision.reason];
};

const anyEvent: fc.Arbitrary<AnswerableEvent> = fc.record({
  actionRequired: fc.boolean(),
  resolvedAt: fc.constantFrom(null, '2026-12-03T01:00:00Z'),
  answers: fc.array(
    fc.record({
      kind: fc.constantFrom(...answerKinds),
      day: fc.constantFrom(null, '2026-12-04'),
      state: fc.constantFrom(...answerStates),
    }),
    { maxLength: 3 },
  ),
});

it('[ANSW-01] with maintain, in any status but Cancelled', () => {
  const open = statusCodes.filter((status) => canAnswer({ event, status, permissions }).allowed);
  expect(open).toEqual(statusCodes.filter((status) => status !== 'CANCELLED'));
  const limited = parsePermissions(['Consignment.LimitedEdit']);
  expect(canAnswer({ event, status: 'TRANSIT', permissions: limited })).toMatchObject({
    id: 'ANSW-01',
    hidden: true,
  });
});

it('[ANSW-01] is absent where no action is required', () => {
  expect(reason({ actionRequired: false })).toEqual([
    'ANSW-01',
    true,
    'Your freight provider asks for no answer',
  ]);
});

it('[ANSW-05] says why an answer is too late', () => {
  expect(reason({ resolvedAt: '2026-12-03T01:00:00Z' })).toEqual([
    'ANSW-05',
    false,
    'Resolved 03/12/2026 2:00:00 PM; an answer is no longer needed',
  ]);
  expect(reason({ answers: [given('WaitingForProvider')] })).toEqual([
    'ANSW-05',
    false,
    "Already answered 'Deliver again on 04/12/2026'; your freight provider hasn't decided yet",
  ]);
  expect(reason({ answers: [given('Declined'), given('Accepted')] })).toEqual([
    'ANSW-05',
    false,
    "Your freight provider has accepted the answer 'Deliver again on 04/12/2026'",
  ]);
  expect(reason({ answers: [given('Declined')] })).toBeNull();
});

it('[ANSW-05] can be answered exactly while it waits for the customer', () => {
  fc.assert(
    fc.property(anyEvent, (one) => {
      expect(canAnswer({ event: one, status: 'TRANSIT', permissions }).allowed).toBe(findWait(one) === 'You');
    }),
  );
});

it('[ANSW-05] waits for the provider from an answer until it is declined or resolved', () => {
  expect(answerStates.map((state) => findWait({ ...event, answers: [given(state)] }))).toEqual([
    'Provider',
    'Provider',
    'You',
  ]);
  expect(findWait({ ...event, answers: [given('Accepted')], resolvedAt: new Date(0) })).toBeNull();
});
