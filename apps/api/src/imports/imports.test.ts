import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';

import { describe, expect } from 'vitest';

import { createLogger } from '../http/problems/logger.js';
import { createJobRunner } from '../services/jobs/run-jobs.js';
import { type Api, revision } from '../testing/call.js';
import { importId, savedImport, test as it } from '../testing/import-test.js';
import { daysLater, testNow } from '../testing/now.js';
import { runSql } from '../testing/run-sql.js';
import { worldId } from '../testing/world-rows.js';
import { importSessions } from './import-sessions.js';

/** A file of consignments of two freight items, each with references that occur nowhere else. */
function buildFile(consignments: number): string {
  const rows = Array.from({ length: consignments }, (_, index) => {
    const reference = `PO-${randomBytes(6).toString('hex')}`;
    const first = `KOW-001,GENERAL,30/11/2026,02/12/2026,AKL1,${reference},Ring the bell,WLG1,GRN ${index},SO-${index},Flat-packed kitchen,PALLET,2,1.2,1,1.2,2.88,500`;
    return `${first}\r\n,,,,,,,,,,Bench top ${index},CARTON,${1 + (index % 9)},2.4,0.6,0.1,,${40 + (index % 60)}`;
  });
  return rows.join('\r\n');
}

describe('saving an import', () => {
  it('[IMPT-19] [CALL-114] continues from its revision, also repeated; from an older window, or deleted by another, it is refused', async ({
    save,
    read,
    remove,
  }) => {
    const first = revision(await save(null));
    const second = await save(first, { content: 'AAAA', rowCount: 2 });
    expect(revision(second)).toBeGreaterThan(first);
    expect(await save(first, { content: 'AAAA', rowCount: 2 })).toMatchObject({
      status: 200,
      body: second.body as object,
    });
    expect((await read()).body).toMatchObject({ content: 'AAAA', rowCount: 2, revision: revision(second) });

    const newer = revision(await save(revision(second), { content: 'BBBB' }));
    for (const since of [first, null, newer + 1]) {
      const refused = await save(since, { content: 'CCCC' });
      expect(refused).toMatchObject({
        status: 409,
        body: {
          current: { id: importId, revision: newer },
          problems: [{ id: 'IMPT-19', path: 'revision' }],
          detail: "This import was changed in another window. Changes here weren't kept.",
        },
      });
      expect(refused.text).not.toContain('BBBB');
    }
    expect((await read()).body).toMatchObject({ content: 'BBBB' });

    await remove();
    expect(await save(newer, { content: 'BBBB' })).toMatchObject({ status: 409, body: { current: null } });
  });

  it('[IMPT-19] takes 5,000 consignments of two rows', async ({ save, read }) => {
    const content = gzipSync(buildFile(5000)).toString('base64');
    expect(content.length).toBeLessThan(960_000);
    const sizes = { content, rowCount: 10_000, consignmentCount: 5000 };
    expect(await save(null, sizes)).toMatchObject({ status: 200 });
    expect((await read()).body).toMatchObject(sizes);
  });

  it.for([
    ['960,000 characters', { content: 'A'.repeat(960_000) }, 200],
    ['960,004 characters', { content: 'A'.repeat(960_004) }, 400],
    ['what is no base64', { content: 'Ring the bell' }, 400],
    ['100,001 rows', { rowCount: 100_001 }, 400],
    ['no rows', { rowCount: 0 }, 400],
    ['a name of 257 characters', { fileName: 'a'.repeat(257) }, 400],
  ] as const)('[IMPT-19] [CALL-101] of %s is kept or refused', async ([_what, change, status], { save }) => {
    expect((await save(null, change)).status).toBe(status);
  });

  it('[IMPT-19] keeps 10 of a user, the latest', async ({ clock, save, read, listSessions, dueTimes }) => {
    for (let at = 0; at < 10; at += 1) {
      clock.at = new Date(testNow.getTime() + at);
      await save(null, {}, worldId(7410 + at));
    }
    clock.at = daysLater(1);
    await save(null, {}, importId, 'dispatch');
    expect((await read(worldId(7410))).status).toBe(200);
    await save(null, {}, importId);
    expect((await read(worldId(7410))).status).toBe(404);
    expect((await listSessions()).body).toMatchObject({ sessions: { length: 10 } });
    expect(await dueTimes()).toHaveLength(11);
  });

  it('[IMPT-19] of another user under the same id is another import, which no colleague reads or deletes', async ({
    listSessions,
    read,
    remove,
    save,
  }) => {
    await save(null);
    for (const who of ['dispatch', 'southern', 'nosites']) {
      expect(await read(importId, who)).toMatchObject({ status: 404 });
      expect(await listSessions(who)).toMatchObject({ status: 200, body: { sessions: [] } });
    }
    expect((await remove(importId, 'dispatch')).status).toBe(204);
    expect(await save(null, { content: 'BBBB' }, importId, 'dispatch')).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({ status: 200, body: savedImport });
  });
});

describe('saved imports', () => {
  it('[IMPT-19] [CALL-109] are listed without their rows, the last saved first, and are gone after 14 days', async ({
    listSessions,
    read,
    save,
    clock,
  }) => {
    expect(await listSessions()).toMatchObject({ status: 200, body: { sessions: [] } });
    await save(null);
    clock.at = daysLater(1);
    await save(null, { fileName: 'second.csv' }, worldId(7402));
    const { content: _content, ...summary } = savedImport;
    const second = expect.objectContaining({ id: worldId(7402), fileName: 'second.csv' }) as unknown;
    expect((await listSessions()).body).toEqual({
      sessions: [
        second,
        {
          ...summary,
          id: importId,
          revision: testNow.getTime(),
          savedAtDateTimeUtc: testNow.toISOString(),
          expiresAtDateTimeUtc: daysLater(14).toISOString(),
        },
      ],
    });
    clock.at = new Date(daysLater(14).getTime() - 1);
    expect((await read()).status).toBe(200);
    // Also before the clean-up has run.
    clock.at = daysLater(14);
    expect((await listSessions()).body).toEqual({ sessions: [second] });
    expect((await read()).status).toBe(404);
  });

  it('[IMPT-19] [CALL-114] are deleted with their clean-up', async ({ save, read, remove, dueTimes }) => {
    await save(null);
    expect((await remove()).status).toBe(204);
    expect((await read()).status).toBe(404);
    expect(await dueTimes()).toEqual([]);
    expect((await remove()).status).toBe(204);
  });

  it('[IMPT-19] are removed 14 days after they were saved', async ({ clock, database, dueTimes, save }) => {
    const runner = createJobRunner({
      database,
      log: createLogger('silent'),
      handlers: [importSessions.removalJob({ database })],
    });
    const countRows = async () => (await runSql(database)`select from import_sessions`).rows.length;
    const first = revision(await save(null));
    expect(await dueTimes()).toEqual([daysLater(14)]);
    clock.at = daysLater(3);
    await save(first, { content: 'BBBB' });
    expect(await dueTimes()).toEqual([daysLater(17)]);
    for (const [days, run, left] of [
      [16, 0, 1],
      [17, 1, 0],
    ] as const) {
      expect(await runner.runDue({ now: () => daysLater(days) })).toBe(run);
      expect(await countRows()).toBe(left);
    }
  });
});

const listHeadings = (from: number) =>
  Array.from({ length: 100 }, (_, index) => ({ heading: `Heading ${from + index}`, column: null }));

describe('what headings stand for', () => {
  const columnsUrl = '/api/v2/imports/columns';
  const remember = (api: Api, ...columns: object[]) => api.put(columnsUrl, { columns });
  const list = async (api: Api) => (await api.get(columnsUrl)).body;

  it('[IMPT-17, CALL-111] is remembered for every user of the organisation alone', async ({ api, apiAs }) => {
    expect(await list(api)).toEqual({ columns: [] });
    const given = { heading: 'Ship from', column: 'senderSite' };
    await remember(api, given, { heading: 'Qty', column: 'weight' }, { heading: 'QTY', column: 'quantity' });
    expect(await list(api)).toEqual({ columns: [{ heading: 'QTY', column: 'quantity' }, given] });
    expect((await remember(api, { heading: 'SHIP  FROM', column: 'receiverSite' })).status).toBe(204);
    await remember(api, { heading: 'qty', column: null });
    const columns = [
      { heading: 'qty', column: null },
      { heading: 'SHIP  FROM', column: 'receiverSite' },
    ];
    expect(await list(await apiAs('dispatch'))).toEqual({ columns });
    for (const who of ['southern', 'harbour']) {
      expect(await list(await apiAs(who))).toEqual({ columns: [] });
    }
    for (const wrong of [
      { heading: 'A', column: 'colour' },
      { heading: '', column: null },
    ]) {
      expect((await remember(api, wrong)).status).toBe(400);
    }
  });

  it('[IMPT-17] is kept for 300 headings of an organisation', async ({ api }) => {
    for (const from of [0, 100, 200, 200]) {
      expect((await remember(api, ...listHeadings(from))).status).toBe(204);
    }
    expect(await remember(api, { heading: 'One more', column: null })).toMatchObject({
      status: 422,
      body: {
        problems: [{ id: 'IMPT-17', path: 'columns', message: 'At most 300 headings are remembered' }],
      },
    });
    expect(await list(api)).toMatchObject({ columns: { length: 300 } });
  });
});

it('[ROUTE-06] [IMPT-17] [IMPT-19] imports need the import switched on', async ({
  api,
  listSessions,
  save,
  switchImport,
}) => {
  await switchImport(false);
  expect(await listSessions()).toMatchObject({ status: 403, body: { detail: 'Import is not available' } });
  expect((await save(null)).status).toBe(403);
  expect((await api.get('/api/v2/imports/columns')).status).toBe(403);
});
