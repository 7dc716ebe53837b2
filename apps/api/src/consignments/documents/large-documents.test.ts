import { describe, expect } from 'vitest';

import { test as it } from '../../testing/api-test.js';
import { createApi } from '../../testing/call.js';
import { testApp } from '../../testing/app.js';
import { readPages } from '../../testing/read-pdf.js';
import { storeConsignment } from '../../testing/store-consignment.js';
import { signIn } from '../../testing/world.js';
import { LostRequest } from '../../services/processes/worker-processes.js';

const url = '/api/v1/consignments/bulk/documents';
const pieces = (count: number) => ({
  status: 'STAGED' as const,
  items: [{ count, packagingType: 'CARTON' }],
});

it.beforeAll(async ({ database }) => {
  await storeConsignment(database, { reference: 'TAS4000001', ...pieces(499) });
  await storeConsignment(database, { reference: 'TAS4000002', ...pieces(2) });
  await storeConsignment(database, { reference: 'TAS4000003', ...pieces(4500) });
  await storeConsignment(database, { reference: 'TAS4000004', ...pieces(1) });
});

describe('documents of many lines', () => {
  it('[DOCS-17] are split into parts of whole consignments', async ({ print, openFile }) => {
    const { items, results } = await print(['FRTLABEL'], ['TAS4000002', 'TAS4000004', 'TAS4000001']);
    expect(results).toEqual([]);
    expect(items.map(({ uri }) => decodeURIComponent(uri).split(/[/?]/u)[3])).toEqual([
      'Labels 1 of 2.pdf',
      'Labels TAS4000001.pdf',
    ]);
    expect(await readPages(await openFile(items[0]?.uri))).toHaveLength(3);
  });

  it('[DOCS-08] [DOCS-17] are refused before any work when they have more than 5,000', async ({ api }) => {
    const references = ['TAS4000001', 'TAS4000002', 'TAS4000003'];
    const answer = await api.post(url, { documentTypes: ['FRTLABEL'], references });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('These consignments have 5,001 pieces');
  });

  it('[DOCS-08] [DOCS-17] are refused by the length of their texts too, but never the note of one', async ({
    api,
    database,
  }) => {
    const description = 'kupu '.repeat(1000);
    const items = Array.from({ length: 160 }, () => ({ description }));
    const references = ['TAS4000005', 'TAS4000006'];
    for (const reference of references) {
      await storeConsignment(database, { reference, status: 'STAGED', items });
    }
    const ask = (asked: readonly string[]) =>
      api.post(url, { documentTypes: ['CONNOTE'], references: asked });
    const answer = await ask(references);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('The freight of these consignments takes about 20,160 lines');
    expect((await ask(['TAS4000005'])).status).toBe(200);
  });

  it('[DOCS-17] lose only the part that takes too much time or memory, and log why', async ({ database }) => {
    const lines: string[] = [];
    const app = await testApp({
      database,
      lines,
      makePdf: (_customer, order) =>
        order.consignments.some(({ reference }) => reference === 'TAS4000001')
          ? Promise.reject(new LostRequest('The process ended with SIGABRT'))
          : Promise.resolve(new Uint8Array([1])),
    });
    const api = createApi(app, await signIn('manager'));
    const references = ['TAS4000001', 'TAS4000002'];
    const { body } = await api.post(url, { documentTypes: ['FRTLABEL'], references });
    const message = { problemId: 'DOCS-17', userMessage: expect.stringContaining('too large to make') };
    expect(body).toMatchObject({
      items: [{ documentType: 'FRTLABEL' }],
      results: [{ reference: 'TAS4000001', messages: [message] }],
    });
    expect(lines.filter((line) => line.includes('ended with SIGABRT'))).toHaveLength(1);
    await app.close();
  });
});
