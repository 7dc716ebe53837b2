import { describe, expect } from 'vitest';

import { filesPath, uploadForm } from '../../testing/file-test.js';
import { providerTest as test } from '../../testing/provider-test.js';
import { readText } from '../../testing/read-pdf.js';
import { picture } from '../../testing/sample-files.js';
import { setSettings } from '../../testing/tenant-settings.js';

const damaged = { title: 'Goods arrived damaged', standardEventCode: 'DAMAGED', actionRequired: true };

const it = test
  .extend('claim', ({ load }) =>
    async (reference: string) =>
      (await load(reference)).claim)
  .extend('create', ({ print }) => async (references: readonly string[]) => {
    const { items, results } = await print(['CLAIM'], references);
    return { uris: items.map(({ uri }) => uri), why: results[0]?.messages[0]?.userMessage };
  });

it.beforeAll(({ database }) => setSettings(database, { 'Claims:Days': 'DAMAGED 7' }));

describe('a consignment with damage', () => {
  it('[CLAM-01] [CLAM-02] can be claimed for until so many days after the delivery as the setting says', async ({
    store,
    reportOne,
    claim,
  }) => {
    const { reference } = await store();
    await reportOne(reference, 'Exception', { title: 'Receiver was closed', standardEventCode: 'CLOSED' });
    expect(await claim(reference)).toBeNull();
    await reportOne(reference, 'Exception', damaged, 2);
    await reportOne(reference, 'Delivered', {}, 3);
    expect(await claim(reference)).toEqual({ claimBy: '2026-03-23', reasons: [damaged.title] });
  });

  it('[CLAM-04] has a prepared claim with what was reported and its photographs', async ({
    api,
    sendFile,
    store,
    reportOne,
    create,
    openFile,
  }) => {
    const { reference } = await store();
    await reportOne(reference, 'Exception', damaged);
    const proof = { signatory: 'Mere Tahu', piecesDelivered: 1, note: 'Corner is crushed' };
    await reportOne(reference, 'Delivered', { proof }, 2);
    await sendFile(reference, { name: 'At the door.jpg' }, await picture('jpeg'));
    await api.post(
      filesPath(reference),
      uploadForm({ metadata: { fileTypeCode: 'PHOTO', name: 'Crushed.png' } }),
    );
    const { uris } = await create([reference]);
    const text = await readText(await openFile(uris[0]));
    for (const part of [
      'Claim by 23 March 2026',
      'Mere Tahu',
      damaged.title,
      'Corner is crushed',
      'At the door.jpg',
      'Crushed.png',
      'has not accepted this claim, and no amount is agreed',
    ])
      expect(text).toContain(part);
    const files = (await api.get(filesPath(reference))).body as { name: string }[];
    expect(files.map(({ name }) => name).toSorted()).toEqual(['At the door.jpg', 'Crushed.png']);
  });

  it('[CLAM-04] has none without damage; nor do several together', async ({ store, reportOne, create }) => {
    const [plain, broken] = [await store(), await store()];
    expect(await create([plain.reference])).toEqual({
      uris: [],
      why: 'No damage or loss that can be claimed is reported',
    });
    await reportOne(broken.reference, 'Exception', damaged);
    expect(await create([broken.reference, plain.reference])).toEqual({
      uris: [],
      why: 'Prepare the claim of one consignment at a time',
    });
  });
});
