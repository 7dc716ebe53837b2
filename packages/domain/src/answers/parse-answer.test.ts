import fc from 'fast-check';
import { expect, it } from 'vitest';

import { getDay } from '../dates/index.js';
import { readAddressee } from '../rules/index.js';
import { goodAddress } from '../testing/bodies.js';
import { problemTexts } from '../testing/problems.js';
import { answerKinds, parseAnswer, type AnswerBody, type AnswerContext } from './index.js';

const context: AnswerContext = {
  today: getDay('2026-12-03'),
  facts: {},
  receiver: readAddressee(goodAddress),
};

const parse = (body: AnswerBody, change: Partial<AnswerContext> = {}) => {
  const result = parseAnswer(body, { ...context, ...change });
  return result.ok ? result.value : problemTexts(result.problems);
};

const corrected = { ...goodAddress, address: { ...goodAddress.address, streetNumber: '7' } };

const anyBody: fc.Arbitrary<AnswerBody> = fc.record({
  kind: fc.constantFrom(...answerKinds),
  day: fc.constantFrom(null, '', '2026-12-02', '2026-12-04', 'soon'),
  receiver: fc.constantFrom(null, {}, goodAddress, corrected),
  note: fc.oneof(fc.constantFrom(null, '', ' \n '), fc.string({ maxLength: 1100 })),
});

it.each(['ReturnToSender', 'Dispose'] as const)('[ANSW-02] %s needs nothing else', (kind) => {
  expect(parse({ kind, day: '2026-12-04', receiver: goodAddress, note: '  ' })).toEqual({
    kind,
    day: null,
    receiver: null,
    note: null,
  });
});

it('[ANSW-02] another answer is a text of at most 1,000 characters', () => {
  expect(parse({ kind: 'FreeText', note: ' Ring Mere ' })).toMatchObject({ note: 'Ring Mere' });
  expect(parse({ kind: 'FreeText', note: '\u200B' })).toEqual(['ANSW-02 note: Enter your answer']);
  expect(parse({ kind: 'Dispose', note: 'x'.repeat(1001) })).toEqual([
    'ANSW-02 note: Maximum length is 1000 characters',
  ]);
});

it('[ANSW-03] delivers again on a working day, from the service date on', () => {
  const facts = { isDeliveryWorkingDay: true, serviceDay: getDay('2026-12-04') };
  expect(parse({ kind: 'DeliverAgain', day: '2026-12-04' }, { facts })).toMatchObject({ day: '2026-12-04' });
  expect(parse({ kind: 'DeliverAgain', day: '2026-12-03' }, { facts })).toEqual([
    'ANSW-03 day: The earliest possible is 04/12/2026',
  ]);
  expect(
    parse({ kind: 'DeliverAgain', day: '2026-12-05' }, { facts: { isDeliveryWorkingDay: false } }),
  ).toEqual(['ANSW-03 day: Not a working date']);
});

it.each([
  ['', 'Choose a day'],
  ['2026-02-30', 'The day is invalid'],
  ['2026-12-02', 'Past date'],
])('[ANSW-03] the day %j: %s', (day, message) => {
  expect(parse({ kind: 'DeliverAgain', day })).toEqual([`ANSW-03 day: ${message}`]);
});

it('[ANSW-03] takes any day from today on if nothing is known of the region', () => {
  expect(parse({ kind: 'DeliverAgain', day: '2026-12-03' })).toMatchObject({ day: '2026-12-03' });
});

it('[ANSW-04] corrects the address or the contact', () => {
  expect(parse({ kind: 'CorrectAddress', receiver: corrected })).toMatchObject({
    receiver: { fullName: 'Tūī Café', address: { streetNumber: '7', street: 'Bank Street' } },
  });
  const receiver = { ...goodAddress, phone: '021 555 0198' };
  expect(parse({ kind: 'CorrectAddress', receiver })).toMatchObject({ receiver: { phone: '021 555 0198' } });
});

it('[ANSW-04] names what is missing, and refuses the receiver that it has', () => {
  expect(parse({ kind: 'CorrectAddress', receiver: { ...goodAddress, fullName: ' ', phone: '1' } })).toEqual([
    'ANSW-04 receiver/fullName: Name is required',
    'PART-04 receiver/phone: Value is not a valid phone number',
  ]);
  expect(parse({ kind: 'CorrectAddress' })).toHaveLength(6);
  const looked = { ...goodAddress, address: { ...goodAddress.address, latitude: -35.7, longitude: 174.3 } };
  expect(parse({ kind: 'CorrectAddress', receiver: looked })).toEqual([
    'ANSW-04 receiver: Change the address or the contact',
  ]);
});

it('[ANSW-02] what it read passes again, and stays the same', () => {
  fc.assert(
    fc.property(anyBody, (body) => {
      const first = parseAnswer(body, context);
      fc.pre(first.ok);
      expect(parseAnswer(first.value, context)).toEqual(first);
    }),
  );
});
