import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import type { Called } from '../../testing/call.js';
import { draftBody, goodItem, createdPath, tuiCafe } from '../../testing/fixtures.js';

const it = test
  .extend('send', ({ api }) =>
    (body: object) =>
      api.post(url, body, asImport))
  .extend(
    'create',
    ({ send }) =>
      (path: string, value: Value) =>
        send(withValue(wholeBody, path, value)),
  )
  .extend(
    'stored',
    ({ api, create }) =>
      async (path: string, text: string) =>
        valueAt((await api.get(createdPath(await create(path, text)))).body, path),
  );

const url = '/api/v1/consignments';
const asImport = { headers: { accept: 'application/problem+json' } };
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

type Value = string | number;

/** A body with another value at a place. */
function withValue(body: unknown, path: string, value: Value): object {
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

const toProblems = ({ status, body }: Called) => {
  const { problems = [] } = body as { problems?: { id: string; path: string; message: string }[] };
  return { status, problems: problems.toSorted((one, other) => one.path.localeCompare(other.path)) };
};

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
  ['DG-01', 'lineItems/0/dangerousGoods/class', 20],
  ['DG-01', 'lineItems/0/dangerousGoods/subsidiaryClass1', 20],
  ['DG-01', 'lineItems/0/dangerousGoods/subsidiaryClass2', 20],
  ['DG-05', 'lineItems/0/dangerousGoods/nameAndDescription', 1000],
  ['FRGT-02', 'lineItems/0/description', 5000],
];

/** A body with a text at every place that takes one. */
const fill = (write: (max: number) => string) =>
  texts.reduce<object>((body, [, path, max]) => withValue(body, path, write(max)), wholeBody);
const sorted = texts.toSorted(([, one], [, other]) => one.localeCompare(other));
const isText = ([id]: (typeof texts)[number]) => id !== 'FRGT-02';

describe('[CONS-46, CONS-54, DG-01, DG-05, FRGT-02] every text of a new consignment', () => {
  it.for([
    ['emoji', emoji],
    ['combining macrons and right-to-left letters', (max: number) => macrons(max / 2) + 'م'.repeat(max / 2)],
  ] as const)('is stored unchanged at its maximum length: %s', async ([_what, write], { send, api }) => {
    const made = await send(fill(write));
    expect(made).toMatchObject({ status: 201 });
    const { body } = await api.get(createdPath(made));
    for (const [, path, max] of texts) expect([path, valueAt(body, path)]).toEqual([path, write(max)]);
  });

  it('is refused with its own path one past it', async ({ send, create }) => {
    const past = withValue(
      fill((max) => emoji(max + 1)),
      'lineItems/0/description',
      'Kitchen',
    );
    expect(toProblems(await send(past))).toEqual({
      status: 400,
      problems: sorted.filter(isText).map(([id, path, max]) => ({
        id,
        path,
        message: `Maximum length is ${max} characters`,
      })),
    });
    const path = 'lineItems/0/description';
    expect(toProblems(await create(path, emoji(5001)))).toEqual({
      status: 422,
      problems: [{ id: 'FRGT-02', path, message: 'Description must be 3 to 5,000 characters' }],
    });
  });

  it.for([
    ['a NUL', 'Tea\0'],
    ['half an emoji', 'Tea\uD83E'],
  ] as const)('[CONS-60] is refused with %s', async ([_what, text], { send }) => {
    const message = "This contains a character that can't be stored";
    expect(toProblems(await send(fill(() => text)))).toEqual({
      status: 400,
      problems: sorted.map(([, path]) => ({ id: 'CONS-60', path, message })),
    });
  });
});

describe('[CONS-60] how a text is stored', () => {
  it.for([
    ['receiverParticipant/address/street', '👨‍👩‍👧 \u202Bمرحبا\u202C'],
    ['lineItems/0/description', '👨‍👩‍👧 \u202Bمرحبا\u202C'],
    // Invisible characters are left out of a reference (CONS-46).
    ['senderReference', '👨👩👧 مرحبا'],
  ] as const)(
    '%s: one line, with joiners and direction marks as it needs them',
    async ([path, expected], { stored }) => {
      expect(await stored(path, ' Gate 2\r\nleft\t🚚 ')).toBe('Gate 2 left 🚚');
      expect(await stored(path, '👨‍👩‍👧 \u202Bمرحبا\u202C')).toBe(expected);
    },
  );

  it.for(['notes', 'receiverNotes'])('%s: lines and tabs unchanged', async (path, { stored }) => {
    expect(await stored(path, '\n1\r\n\t2\n\n3 ')).toBe('1\r\n\t2\n\n3');
    expect(await stored(path, '\u200B')).toBeNull();
  });
});
