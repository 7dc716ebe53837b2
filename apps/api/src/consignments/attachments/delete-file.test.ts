import { describe, expect } from 'vitest';

import type { Api } from '../../testing/call.js';
import { test } from '../../testing/api-test.js';
import { kowhaiScope } from '../../testing/fixtures.js';
import { testNow } from '../../testing/now.js';
import { picture } from '../../testing/sample-files.js';
import { storeConsignment } from '../../testing/store-consignment.js';

const it = test
  .extend('upload', ({ api }) =>
    (reference: string, sent: Sent = {}) =>
      (sent.api ?? api).post(filesOf(reference), formOf(sent), sent.headers ? { headers: sent.headers } : {}))
  .extend(
    'list',
    ({ api }) =>
      async (reference: string, who = api) =>
        (await who.get(filesOf(reference))).body as FileAnswer[],
  )
  .extend(
    'open',
    ({ app }) =>
      (uri: string | null | undefined) =>
        app.inject({ url: uri ?? '', headers: { host: 'tasman.localhost:4300' } }),
  );
let png: Buffer;

it.beforeAll(async ({ database }) => {
  png = await picture('png');
  for (const [reference, status] of [
    ['TAS6000001', 'DRAFT'],
    ['TAS6000002', 'FINAL'],
    ['TAS6000003', 'STAGED'],
    ['TAS6000004', 'DELIVERED'],
    ['TAS6000005', 'ERR'],
    ['TAS6000006', 'CANCELLED'],
    ['TAS6000007', 'DRAFT'],
    ['TAS6000008', 'FINAL'],
    ['TAS6000009', 'DRAFT'],
  ] as const)
    await storeConsignment(database, { reference, status });
});

interface FileAnswer {
  id: string;
  name: string;
  uri: string;
  thumbnailUri: string | null;
  fileType: { code: string };
}

const filesOf = (reference: string) => `/api/v1/consignments/${reference}/files`;

interface Sent {
  readonly content?: Uint8Array;
  readonly metadata?: object;
  readonly headers?: Record<string, string>;
  readonly api?: Api;
}

function formOf({ content = png, metadata }: Sent): FormData {
  const form = new FormData();
  const said = {
    fileTypeCode: 'PHOTO',
    mimeType: 'image/png',
    name: 'Dent.png',
    notes: ' Dented ',
    ...metadata,
  };
  form.append('metadata', new Blob([JSON.stringify(said)], { type: 'application/json' }));
  form.append('fileData', new Blob([new Uint8Array(content)]), 'any name');
  return form;
}

describe('a deleted file', () => {
  it('[FILE-04] [FILE-11] is gone, with its address; its bytes go an hour later', async ({
    upload,
    api,
    list,
    open,
    database,
    app,
  }) => {
    const made = (await upload('TAS6000008')).body as FileAnswer;
    const address = `${filesOf('TAS6000008')}/${made.id}`;
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

  it('[FILE-04] is deleted in Draft and Ready alone, with maintain', async ({ upload, api, apiAs }) => {
    const made = (await upload('TAS6000003')).body as FileAnswer;
    expect((await api.delete(`${filesOf('TAS6000003')}/${made.id}`)).status).toBe(409);
    const printer = await apiAs('manager', ['Access.DISPATCH', 'Consignment.PRINT']);
    expect((await printer.delete(`${filesOf('TAS6000001')}/${made.id}`)).status).toBe(403);
  });
});
