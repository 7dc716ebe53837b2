import { expect } from 'vitest';

import { searchPath } from '../../testing/api-test.js';
import { pixelForm } from '../../testing/attached-file.js';
import { filesPath, uploadForm } from '../../testing/file-test.js';
import { kowhaiSiteIds } from '../../testing/fixtures.js';
import { providerTest as it } from '../../testing/provider-test.js';

it('[PODX-16] a search finds what is delivered without a signatory or a file of the delivery', async ({
  api,
  store,
  search,
  reportOne,
  sendFile,
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
  await sendFile(sent);
  await api.post(filesPath(silent), pixelForm('No proof.png'));
  const proof = uploadForm({ metadata: { fileTypeCode: 'PODDOC' } });
  const { body } = await api.post(filesPath(attached), proof);

  const { results } = await search({ withoutProof: true });
  expect(results.map(({ reference }) => reference).toSorted()).toEqual([silent, counted].toSorted());
  const counts = { siteIds: kowhaiSiteIds, searches: [{ withoutProof: true }] };
  expect(await api.post(`${searchPath}/counts`, counts)).toMatchObject({ body: { counts: [2] } });
  expect(body).toMatchObject({ proofKind: null });
});
