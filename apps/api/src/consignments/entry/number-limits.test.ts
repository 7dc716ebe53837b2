import { expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import type { Called } from '../../testing/call.js';
import { createdPath, draftBody, goodItem } from '../../testing/fixtures.js';

const url = '/api/v1/consignments';
const asImport = { accept: 'application/problem+json', 'content-type': 'application/json' };

/** Adds a freight item with fields as they are written in JSON. */
const it = test.extend('add', ({ api }) =>
  async (fields: Readonly<Record<string, string>>) => {
    const path = createdPath(await api.post(url, draftBody));
    const written = Object.entries({ ...goodItem, ...fields }).map(
      ([field, value]) => `"${field}":${field in fields ? value : JSON.stringify(value)}`,
    );
    return api.post(`${path}/line-items`, `{${written.join(',')}}`, { headers: asImport });
  });

const toProblems = ({ status, body }: Called) => ({
  status,
  problems: (body as { problems: { id: string; path: string }[] }).problems
    .map(({ id, path }) => `${id} ${path}`)
    .toSorted(),
});

it.for([
  [
    { count: '999', length: '100', width: '0', height: '-0', volume: '100', weight: '40000' },
    { count: 999, length: 100, width: 0, height: 0, volume: 100, weight: 40_000 },
  ],
  [
    { count: '1e2', volume: '1e-4', weight: '-0' },
    { count: 100, volume: 0.0001, weight: 0.01 },
  ],
] as const)(
  '[FRGT-01, FRGT-04, FRGT-05, FRGT-06] counts and measures as JSON: %j is stored as %j',
  async ([json, stored], { add }) => {
    const answer = await add(json);
    expect(answer).toMatchObject({ status: 201, body: stored });
    expect(answer.text).not.toContain(':-0');
  },
);

const places = ['FRGT-01 count', 'FRGT-04 height', 'FRGT-04 length', 'FRGT-04 width'];
const all = [...places, 'FRGT-05 volume', 'FRGT-06 weight'];
const inEach = (json: string) =>
  Object.fromEntries(all.map((place) => [place.slice('FRGT-01 '.length), json]));

it('[FRGT-01, FRGT-04, FRGT-05, FRGT-06] counts and measures past their limits, or no numbers, are named at their places', async ({
  add,
}) => {
  const past = { count: '1000', length: '100.01', width: '100.01', height: '100.01' };
  expect(toProblems(await add({ ...past, volume: '100.0001', weight: '40000.01' }))).toEqual({
    status: 422,
    problems: all,
  });
  for (const json of ['1e400', '-1e400', '"1"', '"1,5"', '"１２"', 'true', '[1]', '{}']) {
    expect(toProblems(await add(inEach(json)))).toEqual({ status: 400, problems: all });
  }
});

it('[HIRE-01] a quantity is a whole number to 999', async ({ api }) => {
  const hire = (quantity: unknown) => {
    const hireage = [{ providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity }];
    return api.post(url, { ...draftBody, hireage }, { headers: asImport });
  };
  const problems = ['HIRE-01 hireage/0/quantity'];
  expect(toProblems(await hire(1000))).toEqual({ status: 422, problems });
  for (const none of ['1', 1.5]) expect(toProblems(await hire(none))).toEqual({ status: 400, problems });
});
