import { fakeServer } from '@consign/queries/testing';
import { expect, it } from 'vitest';

import { createCsvDownload } from './csv-download.js';

it('[EXTR-11] a download that is running is not forgotten', () => {
  const { client } = fakeServer({
    'POST /api/v1/data/extracts/consignments/activity': () => new Promise<never>(() => undefined),
  });
  const { start, dismiss, getState } = createCsvDownload({ client, onDownloaded: () => undefined });
  const search = { siteIds: [], references: ['TAS1'] };
  start({ request: { search }, defaultName: 'a.csv', title: 'A' });
  dismiss();
  expect(getState()).toMatchObject({ step: 'running', rows: 0 });
});
