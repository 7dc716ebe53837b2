import { describe, expect } from 'vitest';

import { type AttachedFile, filesPath, test as it } from '../../testing/file-test.js';
import { testNow } from '../../testing/now.js';
import { runSql } from '../../testing/run-sql.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { worldId } from '../../testing/world-rows.js';

it.beforeAll(async ({ database }) => {
  for (const [reference, status] of [
    ['TAS6000001', 'DRAFT'],
    ['TAS6000002', 'DRAFT'],
    ['TAS6000003', 'STAGED'],
    ['TAS6000004', 'DELIVERED'],
    ['TAS6000008', 'FINAL'],
  ] as const)
    await storeConsignment(database, { reference, status });
});

it('[CALL-44] [FILE-05] lists files with the newest first', async ({ upload, api, list, clock }) => {
  expect(await api.get(filesPath('TAS6000001'))).toMatchObject({ status: 200, body: [] });
  await upload('TAS6000001', { metadata: { name: 'First.png' } });
  clock.at = new Date(testNow.getTime() + 1000);
  await upload('TAS6000001', { metadata: { name: 'Second.png' } });
  expect((await list('TAS6000001')).map(({ name }) => name)).toEqual(['Second.png', 'First.png']);
  clock.at = testNow;
});

const consignmentNotes = (files: readonly AttachedFile[]) =>
  files.filter(({ fileType }) => fileType.code === 'CONNOTE');

describe('documents in the list', () => {
  it('[FILE-13] [DOCS-02] has the newest of each type made for the user', async ({ list, open, print }) => {
    await print(['CONNOTE'], ['TAS6000004']);
    await print(['CONNOTE'], ['TAS6000004']);
    const [note, ...others] = consignmentNotes(await list('TAS6000004'));
    expect([note?.name, others]).toEqual(['Consignment note TAS6000004.pdf', []]);
    expect((await open(note?.uri)).headers['content-type']).toBe('application/pdf');
  });

  it('[FILE-13] has none that was made for a colleague', async ({ apiAs, database, list, print }) => {
    await storeConsignment(database, { reference: 'TAS6000005', status: 'STAGED', site: 'WLG1' });
    await print(['CONNOTE'], ['TAS6000005']);
    expect(consignmentNotes(await list('TAS6000005'))).toHaveLength(1);
    expect(await list('TAS6000005', await apiAs('dispatch'))).toEqual([]);
  });

  it('[DOCS-05] [DOCS-13] gives its newest proof to the documents call', async ({ print, upload, open }) => {
    await upload('TAS6000004', { metadata: { fileTypeCode: 'PODDOC', name: 'Signed.png' } });
    const { items, results } = await print(['PODDOC'], ['TAS6000004']);
    expect(results).toEqual([]);
    expect(items).toMatchObject([{ documentType: 'PODDOC' }]);
    expect((await open(items[0]?.uri)).headers['content-disposition']).toContain('Signed.png');
  });
});

describe('deleting a file', () => {
  it('[FILE-04] [FILE-11] removes it and its address at once, and its bytes an hour later', async ({
    upload,
    api,
    list,
    open,
    database,
    app,
  }) => {
    const made = (await upload('TAS6000008')).body as AttachedFile;
    const address = `${filesPath('TAS6000008')}/${made.id}`;
    expect((await api.delete(address)).status).toBe(204);
    expect((await api.delete(address)).status).toBe(404);
    expect((await list('TAS6000008')).map(({ id }) => id)).not.toContain(made.id);
    expect((await open(made.uri)).statusCode).toBe(404);
    const { rows } = await runSql(database)`
      select removed_at, removed_by = attached_by as "isOwn" from files where id = ${made.id}`;
    expect(rows).toEqual([{ removed_at: testNow, isOwn: true }]);
    expect(await app.runDueJobs(new Date(testNow.getTime() + 3_600_000))).toBeGreaterThan(0);
  });

  it('[FILE-10] [FILE-11] makes no thumbnail of a deleted file', async ({ upload, api, app, database }) => {
    const { id } = (await upload('TAS6000002')).body as AttachedFile;
    await api.delete(`${filesPath('TAS6000002')}/${id}`);
    await app.runDueJobs(testNow);
    const { rows } = await runSql(database)`select thumbnail_key from files where id = ${id}`;
    expect(rows).toEqual([{ thumbnail_key: null }]);
  });

  it('[FILE-04] needs a Draft or Ready consignment, and the file of it', async ({ upload, api, list }) => {
    const staged = (await upload('TAS6000003')).body as AttachedFile;
    expect((await api.delete(`${filesPath('TAS6000003')}/${staged.id}`)).status).toBe(409);
    const { id } = (await upload('TAS6000002')).body as AttachedFile;
    expect((await api.delete(`${filesPath('TAS6000008')}/${id}`)).status).toBe(404);
    expect((await api.delete(`${filesPath('TAS6000002')}/${worldId(77)}`)).status).toBe(404);
    expect(await list('TAS6000002')).toHaveLength(1);
  });
});

it('[CALL-45] [FILE-07] file types are listed by name', async ({ api }) => {
  const answer = await api.get('/api/v1/linked-files/types/freightmaster');
  expect(answer.body).toContainEqual({ code: 'PODDOC', name: 'Proof of delivery' });
});
