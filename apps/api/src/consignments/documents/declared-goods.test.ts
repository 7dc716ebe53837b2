import { expect } from 'vitest';

import { test as it } from '../../testing/api-test.js';
import { readPages } from '../../testing/read-pdf.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { signIn } from '../../testing/world.js';

const dangerousGoods = {
  unNumber: '1992',
  class: '3',
  subsidiaryClass1: '6.1',
  subsidiaryClass2: null,
  nameAndDescription: 'Flammable liquid, toxic, n.o.s. (methanol)',
  packingGroup: 'II',
} as const;

const declared = 'UN 1992 Flammable liquid, toxic, n.o.s. (methanol) Class 3 (6.1) PG II';
const inOneLine = (pages: readonly string[]) => pages.join(' ').replaceAll(/\s+/gu, ' ');

it('[DG-05] [DOCS-04] note, label and manifest print the proper shipping name and packing group', async ({
  api,
  app,
  database,
}) => {
  const reference = 'TAS2100001';
  const items = [{ count: 1, packagingType: 'CARTON', dangerousGoods }];
  const id = await storeConsignment(database, { reference, status: 'STAGED', items });
  const { body } = await api.post('/api/v1/consignments/bulk/documents', {
    documentTypes: ['CONNOTE', 'FRTLABEL'],
    references: [reference],
  });
  const { items: made } = body as { items: { uri: string }[] };
  const [note, label] = await Promise.all(
    made.map(async ({ uri }) => {
      const answer = await app.inject({ url: uri, headers: { host: 'tasman.localhost:4300' } });
      return inOneLine(await readPages(answer.rawPayload));
    }),
  );
  expect(note).toContain(declared);
  expect(label).toContain('UN 1992 Class 3 (6.1) PG II');
  expect(label).toContain('Flammable liquid, toxic, n.o.s. (methanol)');
  const { token, host } = await signIn('manager');
  const manifest = await app.inject({
    method: 'POST',
    url: '/api/v2/data/reports/pickup-manifest',
    headers: { host, authorization: `Bearer ${token}` },
    payload: { consignmentIds: [id] },
  });
  expect(inOneLine(await readPages(manifest.rawPayload))).toContain(declared);
});
