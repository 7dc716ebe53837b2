import { describe, expect } from 'vitest';

import { countConsignments, createdPath, draftBody, goodItem } from '../testing/fixtures.js';
import { test, toDigest } from '../testing/import-test.js';
import { daysLater, testNow } from '../testing/now.js';
import { runSql } from '../testing/run-sql.js';

const url = '/api/v2/imports/created';

const it = test
  .extend('importAs', ({ apiAs }) =>
    async (
      subject: string,
      row: string,
      { key, file = 'orders.csv', change = {} }: { key?: string; file?: string; change?: object } = {},
    ) =>
      (await apiAs(subject)).post(
        '/api/v1/consignments',
        { ...draftBody, lineItems: [goodItem], ...change },
        {
          headers: {
            accept: 'application/problem+json',
            'import-row': row,
            'import-file': encodeURIComponent(file),
            ...(key === undefined ? {} : { 'idempotency-key': key }),
          },
        },
      ))
  .extend('find', ({ apiAs }) => async (subject: string, ...digests: string[]) => {
    return (await apiAs(subject)).post(url, { digests });
  });

const readReference = ({ body }: { body: unknown }) => (body as { reference: string }).reference;

describe('what was imported', () => {
  it('[IMPT-16] [CALL-110] is found by digest and occurrence, with its file', async ({ importAs, find }) => {
    const digest = toDigest('found');
    const first = readReference(await importAs('manager', `${digest}.1`, { file: 'Māhina & co.csv' }));
    const second = readReference(await importAs('manager', `${digest}.2`));
    expect(first).not.toBe(second);
    const importedAtDateTimeUtc = testNow.toISOString();
    expect((await find('manager', digest, toDigest('not imported'))).body).toEqual({
      consignments: [
        { digest, occurrence: 1, reference: first, fileName: 'Māhina & co.csv', importedAtDateTimeUtc },
        { digest, occurrence: 2, reference: second, fileName: 'orders.csv', importedAtDateTimeUtc },
      ],
    });
  });

  it('[IMPT-16] is refused when repeated, with its reference, by anyone', async ({ importAs, database }) => {
    const row = `${toDigest('twice')}.1`;
    const first = await importAs('manager', row, { key: 'first' });
    const reference = readReference(first);
    const before = await countConsignments(database);
    // A lost answer is answered again by its key.
    expect(await importAs('manager', row, { key: 'first' })).toMatchObject({
      status: 201,
      body: first.body as object,
    });
    expect(await importAs('manager', row, { key: 'second' })).toMatchObject({
      status: 409,
      body: {
        title: 'Imported already',
        imported: reference,
        problems: [{ id: 'IMPT-16', message: `This consignment was imported before, as ${reference}` }],
      },
    });
    // Of another site: the reference is not for this colleague.
    const colleague = await importAs('dispatch', row);
    expect(colleague).toMatchObject({ status: 409, body: { imported: null } });
    expect(colleague.text).not.toContain(reference);
    expect(await countConsignments(database)).toBe(before);
  });

  it('[IMPT-16] is refused weeks later, when its key is stored no more', async ({ clock, importAs }) => {
    const row = `${toDigest('weeks')}.1`;
    const reference = readReference(await importAs('manager', row, { key: 'weeks' }));
    clock.at = daysLater(30);
    expect(await importAs('manager', row, { key: 'weeks' })).toMatchObject({
      status: 409,
      body: { imported: reference },
    });
  });

  it('[PLAT-234] a key of another row with the same body is refused, so that no row takes the place of another', async ({
    importAs,
  }) => {
    await importAs('manager', `${toDigest('one row')}.1`, { key: 'reused' });
    expect(await importAs('manager', `${toDigest('another row')}.1`, { key: 'reused' })).toMatchObject({
      status: 422,
      body: { problems: [{ id: 'CONS-34', message: 'This Idempotency-Key was used for another request' }] },
    });
  });

  it('[IMPT-16] is of one customer alone, and known to a colleague of another site without its reference and file', async ({
    importAs,
    find,
  }) => {
    const digest = toDigest('own');
    await importAs('manager', `${digest}.1`, { file: 'Secret.csv' });
    for (const who of ['southern', 'harbour']) {
      expect((await find(who, digest)).body).toEqual({ consignments: [] });
    }
    expect((await find('dispatch', digest)).body).toMatchObject({
      consignments: [{ digest, occurrence: 1, reference: null, fileName: '' }],
    });
  });

  it('[IMPT-16] of 5,000 digests is answered in one call; of 5,001 it is refused', async ({ find }) => {
    const digests = Array.from({ length: 5001 }, (_, index) => toDigest(`many-${index}`));
    expect(await find('manager', ...digests.slice(1))).toMatchObject({ status: 200 });
    expect((await find('manager', ...digests)).status).toBe(400);
  });

  it('[ROUTE-06] [IMPT-16] cannot be recorded, or asked, with the import switched off', async ({
    importAs,
    find,
    database,
    switchImport,
  }) => {
    await switchImport(false);
    const before = await countConsignments(database);
    expect((await importAs('manager', `${toDigest('off')}.1`)).status).toBe(403);
    expect((await find('manager', toDigest('off'))).status).toBe(403);
    expect(await countConsignments(database)).toBe(before);
  });

  it('[CALL-110] by a row that is no digest and occurrence is refused', async ({ importAs }) => {
    for (const row of ['short.1', `${toDigest('zero')}.0`, toDigest('none'), `${toDigest('long')}.100000`]) {
      expect([row, (await importAs('manager', row)).status]).toEqual([row, 400]);
    }
  });

  it('[IMPT-16] [FILE-14] keeps a file’s name without slashes and control characters, cut at no character, if it can be read', async ({
    apiAs,
    importAs,
    find,
  }) => {
    const digest = toDigest('slashes');
    await importAs('manager', `${digest}.1`, { file: `../a\u0007${'😀'.repeat(200)}` });
    const broken = { 'import-row': `${digest}.2`, 'import-file': '%E0%A4%A' };
    await (await apiAs('manager')).post('/api/v1/consignments', draftBody, { headers: broken });
    expect((await find('manager', digest)).body).toMatchObject({
      consignments: [{ fileName: `.._a_${'😀'.repeat(200)}` }, { fileName: '' }],
    });
  });

  it('[IMPT-16] goes with its consignment', async ({ importAs, find, database }) => {
    const digest = toDigest('gone');
    const reference = readReference(await importAs('manager', `${digest}.1`));
    await runSql(database)`delete from consignments where reference = ${reference}`;
    expect((await find('manager', digest)).body).toEqual({ consignments: [] });
  });

  it.for([
    ['a count of 0', 'FRGT-01', 'lineItems/0/count', { lineItems: [{ ...goodItem, count: 0 }] }],
    ['a count of 1000', 'FRGT-01', 'lineItems/0/count', { lineItems: [{ ...goodItem, count: 1000 }] }],
    ['another service', 'CONS-45', 'serviceType', { serviceType: 'NONE' }],
  ] as const)(
    '[IMPT-09] [IMPT-13] [IMPT-14] [IMPT-16] is nothing where %s is refused',
    async ([what, id, path, change], { importAs, find, database }) => {
      const digest = toDigest(what);
      const before = await countConsignments(database);
      expect(await importAs('manager', `${digest}.1`, { change })).toMatchObject({
        status: 422,
        body: { problems: [{ id, path }] },
      });
      expect(await countConsignments(database)).toBe(before);
      expect((await find('manager', digest)).body).toEqual({ consignments: [] });
      // Mended, it is created.
      expect((await importAs('manager', `${digest}.1`)).status).toBe(201);
    },
  );

  it('[IMPT-14] with no volume or weight is created with the least of both', async ({ api, importAs }) => {
    const change = { lineItems: [{ ...goodItem, volume: 0, weight: 0 }] };
    const created = await importAs('manager', `${toDigest('least')}.1`, { change });
    expect((await api.get(createdPath(created))).body).toMatchObject({
      lineItems: [{ volume: 0.0001, weight: 0.01 }],
    });
  });
});
