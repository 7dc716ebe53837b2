import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { type Called, asProblems, listProblems } from '../../testing/call.js';
import { draftBody, goodItem, createdPath, tuiCafe } from '../../testing/fixtures.js';

const it = test
  .extend('send', ({ api }) =>
    (body: object) =>
      api.post(url, body, asProblems))
  /** The stored texts of a consignment with these at their places. */
  .extend('stored', ({ api, send }) => async (entered: readonly (readonly [string, string])[]) => {
    const body = entered.reduce<object>((whole, [path, text]) => withValue(whole, path, text), wholeBody);
    const stored = (await api.get(createdPath(await send(body)))).body;
    return entered.map(([path]) => valueAt(stored, path));
  });

const url = '/api/v1/consignments';
const wholeBody = {
  ...draftBody,
  senderParticipantId: null,
  senderParticipant: tuiCafe,
  receiverParticipantId: null,
  receiverParticipant: tuiCafe,
  lineItems: [{ ...goodItem, dangerousGoods: { unNumber: '1263', class: '3' } }],
  hireage: [{ providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity: 1 }],
  consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert: 'NZ1' } }],
};

/** A body with another value at a place. */
function withValue(body: unknown, path: string, value: string): object {
  const [name = '', ...rest] = path.split('/');
  const copy = Array.isArray(body) ? [...(body as unknown[])] : { ...(body as object) };
  const parts = copy as Record<string, unknown>;
  parts[name] = rest.length === 0 ? value : withValue(parts[name], rest.join('/'), value);
  return copy;
}

function valueAt(body: unknown, path: string): unknown {
  return path
    .split('/')
    .reduce((part: unknown, name) => (part as Record<string, unknown> | null)?.[name], body);
}

const toProblems = (answer: Called) => [answer.status, ...listProblems(answer)];

const participant = (side: string, parts: readonly string[]) =>
  parts.map((part) => `${side}Participant/${part}`);
const parts = [
  'fullName',
  ...['streetNumber', 'street', 'suburb', 'state', 'city', 'country'].map((part) => `address/${part}`),
];

const emoji = (length: number) => '🥝'.repeat(length);
const macrons = (length: number) =>
  `${'e\u0304'.repeat(Math.floor(length / 2))}${length % 2 === 1 ? 'e' : ''}`;

/** Every text of createConsignment and updateConsignment that takes any character, with its longest. */
const texts: readonly (readonly [id: string, path: string, max: number])[] = [
  ['CONS-46', 'senderReference', 256],
  ['CONS-46', 'receiverReference', 256],
  ['CONS-46', 'salesReference', 250],
  ['CONS-54', 'notes', 5000],
  ['CONS-54', 'receiverNotes', 5000],
  ...[...participant('sender', parts), ...participant('receiver', parts)].map(
    (path) => ['CONS-54', path, 256] as const,
  ),
  ['CONS-54', 'consignmentFlags/0/flagProperties/ecert', 256],
  ['DG-05', 'lineItems/0/dangerousGoods/nameAndDescription', 1000],
  ['FRGT-02', 'lineItems/0/description', 5000],
];

/** A body with a text at every place that takes one. */
const fill = (write: (max: number) => string) =>
  texts.reduce<object>((body, [, path, max]) => withValue(body, path, write(max)), wholeBody);

describe('[CONS-46, CONS-54, DG-05, FRGT-02] every text of a new consignment', () => {
  it.for([
    ['emoji', emoji],
    ['combining macrons and right-to-left letters', (max: number) => macrons(max / 2) + 'م'.repeat(max / 2)],
  ] as const)('is stored unchanged at its maximum length: %s', async ([_what, write], { send, api }) => {
    const made = await send(fill(write));
    expect(made).toMatchObject({ status: 201 });
    const { body } = await api.get(createdPath(made));
    for (const [, path, max] of texts) expect([path, valueAt(body, path)]).toEqual([path, write(max)]);
  });

  it('is refused with its own path one past it', async ({ send }) => {
    const past = withValue(
      fill((max) => emoji(max + 1)),
      'lineItems/0/description',
      'Kitchen',
    );
    const problems = texts
      .filter(([id]) => id !== 'FRGT-02')
      .map(([id, path, max]) => `${id} ${path}: Maximum length is ${max} characters`);
    expect(toProblems(await send(past))).toEqual([400, ...problems.toSorted()]);
    const path = 'lineItems/0/description';
    expect(toProblems(await send(withValue(wholeBody, path, emoji(5001))))).toEqual([
      422,
      `FRGT-02 ${path}: Description must be 3 to 5,000 characters`,
    ]);
  });

  it.for([
    ['a NUL', 'Tea\0'],
    ['half an emoji', 'Tea\uD83E'],
  ] as const)('[CONS-60] is refused with %s', async ([_what, text], { send }) => {
    const problems = texts.map(
      ([, path]) => `CONS-60 ${path}: This contains a character that can't be stored`,
    );
    expect(toProblems(await send(fill(() => text)))).toEqual([400, ...problems.toSorted()]);
  });
});

it('[CONS-60] a line is stored as one, with joiners and direction marks as it needs them, and notes with their lines', async ({
  stored,
}) => {
  const lines = ['receiverParticipant/address/street', 'lineItems/0/description', 'senderReference'];
  const notes = ['notes', 'receiverNotes'];
  const joined = '👨‍👩‍👧 \u202Bمرحبا\u202C';
  expect(
    await stored([
      ...lines.map((path) => [path, ' Gate 2\r\nleft\t🚚 '] as const),
      ...notes.map((path) => [path, '\n1\r\n\t2\n\n3 '] as const),
    ]),
  ).toEqual([...lines.map(() => 'Gate 2 left 🚚'), ...notes.map(() => '1\r\n\t2\n\n3')]);
  expect(
    await stored([
      ...lines.map((path) => [path, joined] as const),
      ...notes.map((path) => [path, '\u200B'] as const),
    ]),
    // Invisible characters are left out of a reference (CONS-46).
  ).toEqual([joined, joined, '👨👩👧 مرحبا', null, null]);
});
