import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';

import { daysLater, importId, revision, savedImport, test as it } from '../testing/import-test.js';
import { testNow } from '../testing/now.js';
import { worldId } from '../testing/world-rows.js';

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
  it('[IMPT-19] [CALL-114] continues from its revision; a retry changes nothing', async ({ save, read }) => {
    const first = revision(await save(null));
    const second = await save(first, { content: 'AAAA', rowCount: 2 });
    expect(revision(second)).toBeGreaterThan(first);
    expect(await save(first, { content: 'AAAA', rowCount: 2 })).toMatchObject({
      status: 200,
      body: second.body as object,
    });
    expect((await read()).body).toMatchObject({ content: 'AAAA', rowCount: 2, revision: revision(second) });
  });

  it('[IMPT-19] from an older window is refused with what is stored, and overwrites nothing', async ({
    save,
    read,
  }) => {
    const first = revision(await save(null));
    const newer = revision(await save(first, { content: 'BBBB' }));
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
  });

  it('[IMPT-19] is refused where another window has deleted it', async ({ save, remove }) => {
    const first = revision(await save(null));
    await remove();
    expect(await save(first, { content: 'BBBB' })).toMatchObject({ status: 409, body: { current: null } });
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

  it('[IMPT-19] keeps 10 imports of a user; the least recently saved one makes room', async ({
    clock,
    save,
    read,
    listSessions,
    dueTimes,
  }) => {
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

  it('[IMPT-19] of another user under the same id is another import', async ({ save, read }) => {
    await save(null);
    expect(await save(null, { content: 'BBBB' }, importId, 'dispatch')).toMatchObject({ status: 200 });
    expect((await read()).body).toMatchObject(savedImport);
  });

  it('[ROUTE-06] needs the import switched on', async ({ save, switchImport }) => {
    await switchImport(false);
    expect((await save(null)).status).toBe(403);
  });
});
