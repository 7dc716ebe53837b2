import {
  buildConsignment,
  buildLineItem,
  buildSiteParticipant,
  drawnBy,
} from '@consign/consignment-parts/testing';
import { installDom } from '@consign/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { openSaved, reference } from './testing/consignment-harness.js';

installDom();

it('[CONS-143] a text draws its own card alone, and none of the listed freight items', async () => {
  const receiverParticipant = { ...buildSiteParticipant(12, 'Tūī Café', 'Whangārei'), siteProxy: null };
  const lineItems = [buildLineItem(1), buildLineItem(2), buildLineItem(3)];
  await openSaved(buildConsignment(reference, { receiverParticipant, lineItems }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit receiver' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add item' }));
  await screen.findByRole('form', { name: 'New freight item' });
  expect(drawnBy('Sender notes (optional)')).toEqual(['Additional details']);
  expect(drawnBy('Receiver reference (optional)')).toEqual(['Receiver']);
  expect(drawnBy('Suburb')).toEqual(['Receiver']);
  expect(drawnBy('Phone (optional)')).toEqual(['Receiver']);
  expect(drawnBy('Description (optional)')).toEqual(['Freight items']);
});
