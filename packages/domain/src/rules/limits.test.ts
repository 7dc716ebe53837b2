import { describe, expect, it } from 'vitest';

import { checkFile } from '../files/index.js';
import { context, goodAddress, goodConsignment, goodItem } from '../testing/bodies.js';
import {
  checkConsignment,
  textFieldNames,
  toReference,
  toSingleLine,
  type ConsignmentBody,
  type TextField,
} from './index.js';

type Field = readonly [id: string, path: string, max: number, body: (text: string) => ConsignmentBody];

const receiver = (change: object): ConsignmentBody => ({
  receiverParticipant: { ...goodAddress, ...change },
});
const sender = (change: object): ConsignmentBody => ({
  senderParticipantId: null,
  senderParticipant: { ...goodAddress, ...change },
});
const inAddress = (part: string, text: string) => ({ address: { ...goodAddress.address, [part]: text } });

const addressParts = ['streetNumber', 'street', 'suburb', 'state', 'city', 'country'];

const textLimits: Readonly<Record<TextField, readonly [id: string, max: number]>> = {
  senderReference: ['CONS-46', 256],
  receiverReference: ['CONS-46', 256],
  salesReference: ['CONS-46', 250],
  notes: ['CONS-54', 5000],
  receiverNotes: ['CONS-54', 5000],
};

/** Every text field that accepts any character. */
const texts: readonly Field[] = [
  ...textFieldNames.map((name): Field => {
    const [id, max] = textLimits[name];
    return [id, name, max, (text) => ({ [name]: text })];
  }),
  ['CONS-54', 'senderParticipant/fullName', 256, (text) => sender({ fullName: text })],
  ['CONS-54', 'receiverParticipant/fullName', 256, (text) => receiver({ fullName: text })],
  ...addressParts.flatMap((part): readonly Field[] => [
    ['CONS-54', `senderParticipant/address/${part}`, 256, (text) => sender(inAddress(part, text))],
    ['CONS-54', `receiverParticipant/address/${part}`, 256, (text) => receiver(inAddress(part, text))],
  ]),
  [
    'CONS-54',
    'consignmentFlags/0/flagProperties/ecert',
    256,
    (text) => ({ consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert: text } }] }),
  ],
];

const check = (body: ConsignmentBody) => checkConsignment({ ...goodConsignment, ...body }, context);

const checkNotes = (text: string) =>
  checkFile({ file: { size: 1, mediaType: 'application/pdf' }, fileTypeCode: 'OTHER', notes: text });

it.each(texts)(
  '[CONS-46] [CONS-54] [CONS-60] %s: %s has at most %i characters, each one that can be stored',
  (id, path, max, body) => {
    const tooLong = [{ id, path, message: `Maximum length is ${max} characters` }];
    // A letter, an emoji of two units, a letter from right to left.
    for (const character of ['ā', '🥝', 'م']) {
      expect(check(body(character.repeat(max)))).toEqual([]);
      expect(check(body(character.repeat(max + 1)))).toEqual(tooLong);
    }
    // A combining macron counts, as in the contract and the database; whitespace around does not.
    const macrons = 'a\u0304'.repeat(max / 2);
    expect(check(body(macrons))).toEqual([]);
    expect(check(body(`${macrons}a`))).toEqual(tooLong);
    expect(check(body(`  ${'x'.repeat(max)}\n`))).toEqual([]);
    for (const text of ['a\0b', 'a\uD83E', '\uDD5Da']) {
      expect(check(body(text))).toEqual([
        { id, path, message: "This contains a character that can't be stored" },
      ]);
    }
    expect(check(body('👨‍👩‍👧 \u202Bمرحبا\u202C\t\n'))).toEqual([]);
  },
);

describe('texts with their own format', () => {
  it.each([
    ['PART-04', 'phone', 50, (length: number) => `021 555 ${' '.repeat(length - 12)}0199`],
    ['PART-05', 'email', 256, (length: number) => `${'a'.repeat(length - 12)}@tui.example`],
    ['CONS-54', 'address/postcode', 10, (length: number) => '1'.repeat(length)],
  ] as const)('[%s] %s has at most %i characters', (id, field, max, of) => {
    const path = `receiverParticipant/${field}`;
    const body = (text: string) =>
      receiver(field === 'address/postcode' ? inAddress('postcode', text) : { [field]: text });

    expect(check(body(of(max)))).toEqual([]);
    expect(check(body(of(max + 1)))).toEqual([{ id, path, message: `Maximum length is ${max} characters` }]);
  });

  it('[PART-04] [FRGT-02] ignores direction marks in a copied number; a description can be stored', () => {
    expect(check(receiver({ phone: '\u202A021 555 0199\u202C' }))).toEqual([]);
    const message = "This contains a character that can't be stored";
    expect(check({ lineItems: [{ ...goodItem, description: 'Tea\0 towels' }] })).toEqual([
      { id: 'FRGT-02', path: 'lineItems/0/description', message },
    ]);
  });

  it('[FILE-01] the notes of a file have at most 5000 characters', () => {
    expect(checkNotes('🥝'.repeat(5000))).toEqual([]);
    expect(checkNotes('🥝'.repeat(5001))).toEqual([
      { id: 'FILE-01', path: 'metadata/notes', message: 'Maximum length is 5000 characters' },
    ]);
    expect(checkNotes('\u200B')).toEqual([{ id: 'FILE-01', path: 'metadata/notes', message: 'Required' }]);
  });
});

it.each(['\u200B', '\u200E\u200F', '\uFEFF \u2060', '\u00AD\u202E'])(
  '[CONS-60] text of invisible characters counts as empty: %j',
  (text) => {
    expect(check(receiver({ fullName: text }))).toMatchObject([
      { id: 'PART-02', message: 'Name is required' },
    ]);
    expect(check({ lineItems: [{ ...goodItem, description: text }] })).toMatchObject([
      { id: 'FRGT-02', message: 'Required' },
    ]);
    expect(toSingleLine(text)).toBe('');
  },
);

it.each([
  ['Gate 2\r\nthen left', 'Gate 2 then left'],
  ['a\tb\u2028c\u0085d', 'a b c d'],
  ['a\0\tb', 'a\0 b'],
  [' \u202Bمرحبا\u202C 👨‍👩‍👧 ', '\u202Bمرحبا\u202C 👨‍👩‍👧'],
])('[CONS-60] toSingleLine turns %j into %j', (text, line) => {
  expect(toSingleLine(text)).toBe(line);
});

it.each([
  ['PO-1\u200D23', 'PO-123'],
  ['\uFEFFPO\u00AD-1\u200B2\u2060\t3\u200B ', 'PO-12 3'],
  ['\u202EPO-1\u202C', 'PO-1'],
  ['Tūī 42', 'Tūī 42'],
  [null, ''],
])('[CONS-46] toReference leaves what can’t be seen out of %j', (text, reference) => {
  expect(toReference(text)).toBe(reference);
});
