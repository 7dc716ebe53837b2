import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { call } from '../../testing/call.js';
import { kowhaiScope, kowhaiSite } from '../../testing/fixtures.js';
import { secondsLater, testNow } from '../../testing/now.js';
import { runSql } from '../../testing/run-sql.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { kowhai } from '../../testing/world.js';

const it = test
  .extend('appOptions', { scope: 'file' }, () => ({ lines }))
  .extend('open', ({ app }) => (address = uri, host?: string) => {
    return call(app, 'GET', address, host === undefined ? {} : { host });
  })
  .extend('activate', ({ database }) => (active: boolean) => {
    return runSql(database)`update users set is_active = ${active} where id = ${manager?.id}`;
  });

let uri: string;
const lines: string[] = [];
const [manager] = kowhai.users;

it.beforeAll(async ({ database }) => {
  await storeConsignment(database, { reference: 'TAS8000001', status: 'STAGED' });
});

it.beforeEach(async ({ clock, print }) => {
  clock.at = testNow;
  uri = (await print(['CONNOTE'], ['TAS8000001'])).items[0]?.uri ?? '';
  lines.length = 0;
});

it('[PLAT-15] [DOCS-11] opens inline without a token, under its own name, and is not cached by others or named in the log', async ({
  open,
}) => {
  expect(uri).toMatch(/^\/files\/[\da-f-]{36}\/Consignment%20note%20TAS8000001\.pdf\?e=\d+&s=[\w-]+$/u);
  const answer = await open();
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="Consignment note TAS8000001.pdf"',
    'cache-control': 'private, max-age=300',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.text.startsWith('%PDF-')).toBe(true);
  const log = lines.join('');
  expect(log).toContain('/files/:id/:name');
  expect(log).not.toContain('TAS8000001');
  expect(log).not.toContain(uri.split('s=')[1]);
});

const notFound = {
  status: 404,
  headers: { 'cache-control': 'no-store' },
  text: "This link has expired or isn't yours. Open the document again from Consign.",
};

describe('[DOCS-11] an address is not found', () => {
  it('after five minutes, nor on the host of another tenant or of none', async ({ open, clock }) => {
    for (const host of ['aurora.localhost:4300', 'nobody.localhost:4300']) {
      expect(await open(uri, host)).toMatchObject(notFound);
    }
    clock.at = secondsLater(299);
    expect((await open()).status).toBe(200);
    clock.at = secondsLater(300);
    expect(await open()).toMatchObject(notFound);
  });

  it('with anything changed in it', async ({ open }) => {
    const changes: Readonly<Record<string, string>> = {
      'longer life': uri.replace(/e=\d/u, 'e=9'),
      'another name': uri.replace('note', 'Note'),
      'another file': uri.replace(/files\/.{8}/u, 'files/00000000'),
      'another signature': uri.replace(/.{4}$/u, 'AAAA'),
      'another user': uri.replace(/s=.{24}/u, `s=${'A'.repeat(24)}`),
      'no signature': uri.replace(/&s=.*$/u, ''),
      'two signatures': `${uri}&s=AAAA`,
      'nothing at all': uri.replace(/\?.*$/u, ''),
    };
    for (const [what, address] of Object.entries(changes)) {
      expect(address).not.toBe(uri);
      expect([what, await open(address)]).toMatchObject([what, notFound]);
    }
  });

  it('once its user left one of its sites, or is inactive', async ({ activate, database, open, print }) => {
    await activate(false);
    expect(await open()).toMatchObject(notFound);
    await activate(true);
    await storeConsignment(database, { reference: 'TAS8000002', status: 'STAGED', site: 'WLG1' });
    const both = (await print(['CONNOTE'], ['TAS8000001', 'TAS8000002'])).items[0]?.uri;
    expect((await open(both)).status).toBe(200);
    await runSql(database)`
      delete from user_sites where user_id = ${manager?.id} and site_id = ${kowhaiSite('WLG1').id}`;
    expect(await open(both)).toMatchObject(notFound);
    expect((await open()).status).toBe(200);
    const { rows } = await runSql(database)<{ row: object }>`
      delete from user_sites where user_id = ${manager?.id} returning to_jsonb(user_sites) as row`;
    expect(await open()).toMatchObject(notFound);
    const kept = JSON.stringify(rows.map(({ row }) => row));
    await runSql(database)`
      insert into user_sites select * from jsonb_populate_recordset(null::user_sites, ${kept}::jsonb)`;
    expect((await open()).status).toBe(200);
  });

  it('once the file has been removed, an hour later', async ({ app, open, database }) => {
    expect(await app.runDueJobs(secondsLater(3599))).toBe(0);
    expect(await app.runDueJobs(secondsLater(3600))).toBeGreaterThan(0);
    expect(await open()).toMatchObject(notFound);
    const left = await database.inTenant(kowhaiScope, (tx) => tx.selectFrom('files').select('id').execute());
    expect(left).toEqual([]);
  });
});

it('[PLAT-67] missing bytes are answered with 404 and a line of their own', async ({ database, open }) => {
  const { rows } = await runSql(database)<{ id: string; key: string }>`
    select id, content_key as key from files order by created_at desc limit 1`;
  const [file] = rows;
  await runSql(database)`update files set content_key = 'temporary/gone' where id = ${file?.id}`;
  const missing = await open();
  expect(missing).toMatchObject({
    status: 404,
    headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
    text: 'This file is missing. Ask your freight provider for it.',
  });
  expect(missing.headers['content-disposition']).toBeUndefined();
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({
      level: 50,
      msg: 'file is missing in the folder or bucket',
      file: file?.id,
      key: 'temporary/gone',
    }),
  );
  await runSql(database)`update files set content_key = ${file?.key} where id = ${file?.id}`;
  expect((await open()).status).toBe(200);
});
