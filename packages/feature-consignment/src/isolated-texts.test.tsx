import {
  buildConsignment,
  buildLineItem,
  buildSiteParticipant,
  listNotIsolated,
} from '@consign/consignment-parts/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { savedValues } from './form-values.js';
import { getWork, openSaved, reference } from './testing/consignment-harness.js';
import { toContent } from './unsaved-work/unsaved-changes.js';

const turned = (text: string) => `\u202E${text}\u2067`;

const consignment = buildConsignment(reference, {
  notes: turned('Gate 3'),
  senderReference: turned('PO 1'),
  salesReference: turned('SO 2'),
  senderParticipant: buildSiteParticipant(10, turned('Kauri Ltd'), turned('Auckland')),
  receiverParticipant: buildSiteParticipant(11, turned('Tui Ltd'), turned('Wellington')),
  lineItems: [
    {
      ...buildLineItem(1),
      description: turned('Timber'),
      packagingType: { ...buildLineItem(1).packagingType, name: turned('Pallet') },
    },
  ],
});

it('[CONS-62] [PLAT-26] texts with bidirectional controls turn nothing around them on the form of a consignment', async () => {
  const { values, base } = { values: savedValues(consignment), base: consignment };
  await openSaved(consignment, {
    [getWork]: {
      revision: 1,
      savedAtDateTimeUtc: '2026-11-20T00:00:00Z',
      content: toContent({ ...values, notes: turned('Gate 4') }, null, base),
    },
    'GET /api/v1/consignments/{ref}/files': [],
  });
  await screen.findByText(/^Unsaved changes from/);
  expect(document.body.textContent).toContain('\u202E');
  expect(listNotIsolated(document.body)).toEqual([]);
});
