import { buildConsignment, buildLineItem, buildSiteParticipant } from '@consign/consignment-parts/testing';
import { enterText, installDom } from '@consign/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { openSaved, reference } from './testing/consignment-harness.js';

installDom();

/** React's props of an element: a new object with every render of the component that has the element. */
function readProps(element: Element): unknown {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  return key === undefined ? undefined : Reflect.get(element, key);
}

/** The titles of the cards with elements that a text in a field draws again; 'TR' for the rows of their tables. */
function drawnBy(label: string): (string | undefined)[] {
  const field = screen.getByLabelText(label);
  // The first change also draws what depends on whether there are unsaved changes.
  enterText(field, 'Gate 1');
  const before = new Map([...document.querySelectorAll('*')].map((each) => [each, readProps(each)]));
  enterText(field, 'Gate 2');
  const drawn = [...before].filter(([element, props]) => readProps(element) !== props);
  const places = drawn.map(([element]) => element.closest('tr, section'));
  return [...new Set(places.map((place) => place?.querySelector('h2')?.textContent ?? place?.tagName))];
}

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
