import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import type { Called } from '../../testing/call.js';
import { draftBody, goodItem, createdPath } from '../../testing/fixtures.js';

const it = test
  .extend('add', ({ api }) =>
    (field: string, json: string) =>
      api.post(`${consignment}/line-items`, item(field, json), {
        headers: { ...asImport.headers, 'content-type': 'application/json' },
      }))
  .extend(
    'hire',
    ({ api }) =>
      (quantity: unknown) =>
        api.post(
          url,
          { ...draftBody, hireage: [{ providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity }] },
          asImport,
        ),
  );

let consignment: string;

it.beforeAll(async ({ api }) => {
  consignment = createdPath(await api.post(url, { ...draftBody, lineItems: [goodItem] }));
});

const url = '/api/v1/consignments';
const asImport = { headers: { accept: 'application/problem+json' } };

const toProblems = ({ status, body }: Called) => ({
  status,
  problems: ((body as { problems?: { id: string; path: string; message: string }[] }).problems ?? []).map(
    ({ id, path }) => [id, path],
  ),
});

const item = (field: string, json: string) =>
  JSON.stringify({ ...goodItem, [field]: '§' }).replace('"§"', () => json);

describe('counts and measures as JSON, at their limits and past them', () => {
  it.for([
    ['count', '999', 999],
    ['count', '1', 1],
    ['count', '1e2', 100],
    ['count', '2.0', 2],
    ['length', '100', 100],
    ['width', '0', 0],
    ['height', '-0', 0],
    ['volume', '100', 100],
    ['volume', '1e-4', 0.0001],
    ['weight', '40000', 40_000],
    ['weight', '4e4', 40_000],
    ['weight', '-0', 0.01],
  ] as const)(
    '[FRGT-01, FRGT-04, FRGT-05, FRGT-06] %s of %s is stored as %d',
    async ([field, json, kept], { add }) => {
      const answer = await add(field, json);
      expect(answer).toMatchObject({ status: 201, body: { [field]: kept } });
      expect(answer.text).not.toContain(':-0');
    },
  );

  const rows = {
    count: 'FRGT-01',
    length: 'FRGT-04',
    width: 'FRGT-04',
    height: 'FRGT-04',
    volume: 'FRGT-05',
    weight: 'FRGT-06',
  };
  const past: Readonly<Record<keyof typeof rows, string>> = {
    count: '1000',
    length: '100.01',
    width: '100.01',
    height: '100.01',
    volume: '100.0001',
    weight: '40000.01',
  };

  it.for(Object.entries(rows) as [keyof typeof rows, string][])(
    '%s: [%s] names the place of what is past it or no number',
    async ([field, id], { add }) => {
      expect(toProblems(await add(field, past[field]))).toEqual({ status: 422, problems: [[id, field]] });
      for (const json of ['1e400', '-1e400', '"1"', '"1,5"', '"１２"', 'true', '[1]', '{}']) {
        expect(toProblems(await add(field, json))).toEqual({ status: 400, problems: [[id, field]] });
      }
    },
  );

  it.for(['NaN', 'Infinity', '+1', '1.2.3', '１２', '01', '.5', '1,5'])(
    '%s is no JSON',
    async (json, { add }) => {
      expect((await add('count', json)).status).toBe(400);
    },
  );

  it('[HIRE-01] a quantity', async ({ hire }) => {
    expect((await hire(999)).status).toBe(201);
    const problems = [['HIRE-01', 'hireage/0/quantity']];
    expect(toProblems(await hire(1000))).toEqual({ status: 422, problems });
    expect(toProblems(await hire('1'))).toEqual({ status: 400, problems });
    expect(toProblems(await hire(1.5))).toEqual({ status: 400, problems });
  });

  it('[CONS-54] 200 freight items and 50 hireage rows in one call are taken', async ({ api }) => {
    const hireage = Array.from({ length: 50 }, () => ({
      providerCode: 'CHEP',
      hireUnitCode: 'PALLET',
      quantity: 1,
    }));
    const lineItems = Array.from({ length: 200 }, () => goodItem);
    const made = await api.post(url, { ...draftBody, lineItems, hireage });
    const { body } = await api.get(createdPath(made));
    expect(body).toMatchObject({ lineItems: { length: 200 }, hireage: { length: 50 } });
  });
});
