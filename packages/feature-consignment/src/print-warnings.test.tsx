import { buildConsignment, buildSiteParticipant } from '@consign/consignment-parts/testing';
import { enterText, installDom } from '@consign/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { openSaved, reference } from './testing/consignment-harness.js';

installDom();

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
