import { expect } from 'vitest';

import { proofForm } from '../../testing/attached-file.js';
import { readPages } from '../../testing/read-pdf.js';
import { filesPath, uploadForm } from '../../testing/file-test.js';
import { call } from '../../testing/call.js';
import { providerToken, providerTest as test } from '../../testing/provider-test.js';

interface Documents {
  readonly items: readonly { readonly documentType: string; readonly uri: string }[];
  readonly results: readonly { readonly reference: string; readonly messages: { userMessage: string }[] }[];
}

const it = test
  .extend('create', ({ api }) =>
    async (references: readonly string[]) =>
      (await api.post('/api/v1/consignments/bulk/documents', { documentTypes: ['PODDOC'], references }))
        .body as Documents)
  /** The texts of a PDF's pages. */
  .extend('read', ({ app }) => async (uri = '') => {
    const answer = await app.inject({ url: uri, headers: { host: 'tasman.localhost:4300' } });
    return readPages(answer.rawPayload);
  });

const proof = {
  signatory: 'Mere Tahu',
  piecesDelivered: 1,
  note: 'Left with the storekeeper',
  place: { latitude: -36.8485, longitude: 174.7633 },
};

it('[PODX-13] [DOCS-13] without a file is a page of what the provider reported, which is not among the files', async ({
  app,
  api,
  store,
  reportOne,
  create,
  read,
}) => {
  const { reference } = await store();
  const none = await create([reference]);
  expect([none.items, none.results[0]?.messages[0]?.userMessage]).toEqual([
    [],
    'This consignment has no proof of delivery yet',
  ]);
  await reportOne(reference, 'Delivered', { proof });
  await call(app, 'POST', `/api/v1/provider/consignments/${reference}/files`, {
    host: 'tasman.localhost:4300',
    token: await providerToken(),
    body: proofForm({ name: 'At the door.png' }),
  });
  const { items, results } = await create([reference]);
  expect(results).toEqual([]);
  expect(items).toMatchObject([
    { documentType: 'PODDOC', uri: expect.stringContaining(`Proof%20of%20delivery%20${reference}.pdf`) },
  ]);
  const [page, ...more] = await read(items[0]?.uri);
  expect(more).toEqual([]);
  for (const text of [
    reference,
    'Mere Tahu',
    '1 of 1 piece',
    '-36.84850, 174.76330',
    'Left with the storekeeper',
    'At the door.png',
    'This page holds no signature.',
  ])
    expect(page).toContain(text);
  expect(await api.get(filesPath(reference))).toMatchObject({ body: [{ name: 'At the door.png' }] });
});

it('[PODX-13] of several are the files that came, and one PDF with a page for each of the others', async ({
  api,
  store,
  reportOne,
  create,
  read,
}) => {
  const stored = await Promise.all([store(), store(), store(), store('STAGED')]);
  const [signed = '', plain = '', silent = '', staged = ''] = stored.map(({ reference }) => reference);
  for (const reference of [signed, plain, silent])
    await reportOne(reference, 'Delivered', reference === plain ? { proof } : {});
  await api.post(filesPath(signed), uploadForm({ metadata: { fileTypeCode: 'PODDOC', name: 'Signed.png' } }));
  const { items, results } = await create([signed, plain, silent, staged]);
  expect(results.map(({ reference }) => reference)).toEqual([staged]);
  expect(items.map(({ uri }) => /[^/]+(?=\?)/u.exec(uri)?.[0])).toEqual([
    'Signed.png',
    'Proofs%20of%20delivery.pdf',
  ]);
  const pages = await read(items[1]?.uri);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('Mere Tahu');
  expect(pages[1]).toContain('Not reported');
});
