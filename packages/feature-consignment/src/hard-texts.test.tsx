import {
  buildConsignment,
  buildLineItem,
  buildSiteParticipant,
  listNotIsolated,
} from '@consign/consignment-parts/testing';
import { enterText } from '@consign/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  await openSaved(consignment, {
    [getWork]: {
      revision: 1,
      savedAtDateTimeUtc: '2026-11-20T00:00:00Z',
      content: toContent({ ...savedValues(consignment), notes: turned('Gate 4') }, null, consignment),
    },
  });
  await screen.findByText(/^Unsaved changes from/);
  expect(document.body.textContent).toContain('\u202E');
  expect(listNotIsolated(document.body)).toEqual([]);
});

const warning = /^Documents can't print these characters: \u2068🥝\u2069$/u;

it('[DOCS-18] fields warn of characters that documents cannot print', async () => {
  const typed = { ...buildSiteParticipant(12, 'Kiwi 🥝', 'Whangārei'), siteProxy: null };
  await openSaved(
    buildConsignment(reference, {
      notes: 'Ring 🥝',
      receiverNotes: 'Past the gate',
      senderReference: 'PO 🥝',
      receiverParticipant: typed,
    }),
  );
  expect(screen.getByLabelText('Sender notes (optional)')).toHaveAccessibleDescription(warning);
  expect(screen.getByLabelText('Receiver notes (optional)')).not.toHaveAccessibleDescription();
  await userEvent.click(screen.getByRole('button', { name: 'Edit sender' }));
  expect(screen.getByLabelText('Sender reference (optional)')).toHaveAccessibleDescription(warning);
  await userEvent.click(screen.getByRole('button', { name: 'Edit receiver' }));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(warning);
  await userEvent.click(screen.getByRole('button', { name: 'Add item' }));
  const description = screen.getByLabelText('Description (optional)', { selector: 'input' });
  enterText(description, 'Fruit 🥝');
  expect(description).toHaveAccessibleDescription(warning);
});
