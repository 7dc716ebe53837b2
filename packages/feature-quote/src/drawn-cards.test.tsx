import { drawnBy } from '@consign/consignment-parts/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { press, showFilled, typeReceiver } from './testing/show-quote.js';

it('[QUOT-24] a text draws its own card alone, and none of the listed freight items', async () => {
  await showFilled();
  await press('Add item');
  await press('Add item');
  await typeReceiver();
  await screen.findByRole('switch', { name: 'Tail lift' });
  expect(drawnBy('Suburb')).toEqual(['Receiver']);
  expect(drawnBy('Description (optional)')).toEqual(['Freight items']);
  expect(drawnBy('Requested delivery date')).toEqual(['Consignment details']);
  expect(drawnBy('Unload by hand, per pallet (optional)')).toEqual(['Extras']);
});
