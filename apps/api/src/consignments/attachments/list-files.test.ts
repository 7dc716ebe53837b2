import { describe, expect } from 'vitest';

import type { Api } from '../../testing/call.js';
import { type AttachedFile, filesPath, test as it } from '../../testing/file-test.js';
import { testNow } from '../../testing/now.js';
import { storeConsignment } from '../../testing/store-consignment.js';

it.beforeAll(async ({ database }) => {
  for (const [reference, status] of [
    ['TAS6000001', 'DRAFT'],
    ['TAS6000004', 'DELIVERED'],
  ] as const)
    await storeConsignment(database, { reference, status });
});

describe('the files of a consignment', () => {
  it('[CALL-44] [FILE-05] are listed with the newest first', async ({ upload, api, list, clock }) => {
    expect(await api.get(filesPath('TAS6000001'))).toMatchObject({ status: 200, body: [] });
    await upload('TAS6000001', { metadata: { name: 'First.png' } });
    clock.at = new Date(testNow.getTime() + 1000);
    await upload('TAS6000001', { metadata: { name: 'Second.png' } });
    expect((await list('TAS6000001')).map(({ name }) => name)).toEqual(['Second.png', 'First.png']);
  });
});

const documents = async (api: Api, documentTypes: readonly string[]) =>
  (await api.post('/api/v1/consignments/bulk/documents', { documentTypes, references: ['TAS6000004'] }))
    .body as { items: { uri: string }[]; results: unknown[] };
const consignmentNotes = (files: readonly AttachedFile[]) =>
  files.filter(({ fileType }) => fileType.code === 'CONNOTE');

describe('documents in the list', () => {
  it('[FILE-13] [DOCS-02] has the newest document of each type that was made for the user', async ({
    api,
    list,
    open,
  }) => {
    await documents(api, ['CONNOTE']);
    await documents(api, ['CONNOTE']);
    const [note, ...others] = consignmentNotes(await list('TAS6000004'));
    expect([note?.name, others]).toEqual(['Consignment note TAS6000004.pdf', []]);
    expect((await open(note?.uri)).headers['content-type']).toBe('application/pdf');
  });

  it('[FILE-13] has none that was made for a colleague', async ({ api, apiAs, database, list }) => {
    await storeConsignment(database, { reference: 'TAS6000005', status: 'STAGED', site: 'WLG1' });
    await api.post('/api/v1/consignments/bulk/documents', {
      documentTypes: ['CONNOTE'],
      references: ['TAS6000005'],
    });
    expect(consignmentNotes(await list('TAS6000005'))).toHaveLength(1);
    expect(await list('TAS6000005', await apiAs('dispatch'))).toEqual([]);
  });

  it('[DOCS-05] [DOCS-13] gives its newest proof of delivery to the documents call', async ({
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
