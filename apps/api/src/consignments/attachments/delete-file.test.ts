import { describe, expect } from 'vitest';

import { type AttachedFile, filesPath, test as it } from '../../testing/file-test.js';
import { kowhaiScope } from '../../testing/fixtures.js';
import { testNow } from '../../testing/now.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { worldId } from '../../testing/world-rows.js';

it.beforeAll(async ({ database }) => {
  for (const [reference, status] of [
    ['TAS6000001', 'DRAFT'],
    ['TAS6000003', 'STAGED'],
    ['TAS6000008', 'FINAL'],
  ] as const)
    await storeConsignment(database, { reference, status });
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
    const [row] = await database.inTenant(kowhaiScope, (tx) =>
      tx.selectFrom('files').where('id', '=', made.id).selectAll().execute(),
    );
    expect(row).toMatchObject({ removed_at: testNow, removed_by: row?.attached_by });
    expect(await app.runDueJobs(new Date(testNow.getTime() + 3_600_000))).toBeGreaterThan(0);
  });

  it('[FILE-10] [FILE-11] makes no thumbnail of a file that was deleted before', async ({
    upload,
    api,
    app,
    database,
  }) => {
    const { id } = (await upload('TAS6000001')).body as AttachedFile;
    await api.delete(`${filesPath('TAS6000001')}/${id}`);
    await app.runDueJobs(testNow);
    const rows = await database.inTenant(kowhaiScope, (tx) =>
      tx.selectFrom('files').where('id', '=', id).select('thumbnail_key').execute(),
    );
    expect(rows).toEqual([{ thumbnail_key: null }]);
  });

  it('[FILE-04] needs a Draft or Ready consignment, and the file of it', async ({ upload, api, list }) => {
    const staged = (await upload('TAS6000003')).body as AttachedFile;
    expect((await api.delete(`${filesPath('TAS6000003')}/${staged.id}`)).status).toBe(409);
    const { id } = (await upload('TAS6000001')).body as AttachedFile;
    expect((await api.delete(`${filesPath('TAS6000008')}/${id}`)).status).toBe(404);
    expect((await api.delete(`${filesPath('TAS6000001')}/${worldId(77)}`)).status).toBe(404);
    expect(await list('TAS6000001')).toHaveLength(1);
  });
});
