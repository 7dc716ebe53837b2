import { describe, expect } from 'vitest';

import type { Api } from '../../testing/call.js';
import { test } from '../../testing/api-test.js';

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

const documents = async (api: Api, documentTypes: readonly string[]) =>
  (await api.post('/api/v1/consignments/bulk/documents', { documentTypes, references: ['TAS6000004'] }))
    .body as { items: { uri: string }[]; results: unknown[] };
const notesOf = (files: readonly FileAnswer[]) => files.filter(({ fileType }) => fileType.code === 'CONNOTE');

describe('documents among the files', () => {
  it('[FILE-13] [DOCS-02] a document made for the user stands there for the user, the newest alone', async ({
    api,
    list,
    open,
  }) => {
    await documents(api, ['CONNOTE']);
    await documents(api, ['CONNOTE']);
    const [note, ...others] = notesOf(await list('TAS6000004'));
    expect([note?.name, others]).toEqual(['Consignment notes TAS6000004.pdf', []]);
    expect((await open(note?.uri)).headers['content-type']).toBe('application/pdf');
  });

  it('[DOCS-05] [DOCS-13] the proof of delivery is the newest file of that type', async ({
    api,
    upload,
    open,
  }) => {
    expect((await documents(api, ['PODDOC'])).results).toHaveLength(1);
    await upload('TAS6000004', { metadata: { fileTypeCode: 'PODDOC', name: 'Signed.png' } });
    const { items, results } = await documents(api, ['PODDOC']);
    expect(results).toEqual([]);
    expect(items).toMatchObject([{ documentType: 'PODDOC' }]);
    expect((await open(items[0]?.uri)).headers['content-disposition']).toContain('Signed.png');
  });
});
