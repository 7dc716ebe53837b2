import { expect } from 'vitest';

import { pixelForm, proofForm } from '../../testing/attached-file.js';
import { call } from '../../testing/call.js';
import { filesPath, uploadForm } from '../../testing/file-test.js';
import { kowhaiSite } from '../../testing/fixtures.js';
import { providerToken, providerTest as it } from '../../testing/provider-test.js';

it('[PODX-16] a search finds what is delivered without a signatory or a file of the delivery', async ({
  app,
  api,
  store,
  reportOne,
}) => {
  const stored = await Promise.all(
    Array.from({ length: 6 }, (_, index) => store(index === 0 ? 'FINAL' : 'STAGED')),
  );
  const [silent = '', counted = '', signed = '', sent = '', attached = '', moving = ''] = stored.map(
    ({ reference }) => reference,
  );
  const early = await api.post(filesPath(silent), uploadForm({ metadata: { fileTypeCode: 'PODDOC' } }));
  const { id } = early.body as { id: string };
  expect(await api.delete(`${filesPath(silent)}/${id}`)).toMatchObject({ status: 204 });
  for (const reference of [silent, sent, attached]) await reportOne(reference, 'Delivered');
  await reportOne(counted, 'Delivered', { proof: { piecesDelivered: 1 } });
  await reportOne(signed, 'Delivered', { proof: { signatory: 'Mere Tahu' } });
  await reportOne(moving, 'Collected');
  await call(app, 'POST', `/api/v1/provider/consignments/${sent}/files`, {
    host: 'tasman.localhost:4300',
    token: await providerToken(),
    body: proofForm(),
  });
  await api.post(filesPath(silent), pixelForm('No proof.png'));
  const proof = uploadForm({ metadata: { fileTypeCode: 'PODDOC' } });
  const { body } = await api.post(filesPath(attached), proof);

  const siteIds = [kowhaiSite('AKL1').id];
  const find = async () => {
    const answer = await api.post('/api/v2/consignments/search', { siteIds, withoutProof: true });
    return (answer.body as { results: { reference: string }[] }).results.map(({ reference }) => reference);
  };
  expect((await find()).toSorted()).toEqual([silent, counted].toSorted());
  const counts = { siteIds, searches: [{ withoutProof: true }] };
  expect(await api.post('/api/v2/consignments/search/counts', counts)).toMatchObject({
    body: { counts: [2] },
  });
  expect(body).toMatchObject({ proofKind: null });
});
