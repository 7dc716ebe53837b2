import { buildConsignment } from '@consign/consignment-parts/testing';
import { tenantSettings, testId } from '@consign/session/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import {
  at,
  callsTo,
  choose,
  create,
  detail,
  openSaved,
  reference,
  requestNow,
  save,
  select,
  sessionWith,
  show,
  update,
} from './testing/consignment-harness.js';

const copies = 'POST /api/v1/consignments/{ref}/copies';
const remove = 'DELETE /api/v1/consignments/{ref}/line-items/{itemId}';
const pickup = 'PUT /api/v1/consignments/{ref}/request-pickup';
const button = (name: string) => screen.getByRole('button', { name });

describe('Next', () => {
  const settings = tenantSettings({ canUseDefaultRequestedDeliveryDate: true });

  it('[CONS-82] is Enter in a field, and moves to the first thing that is missing', async () => {
    show(sessionWith({}, { settings }));
    await screen.findByRole('combobox', { name: 'Receiver site' });
    await choose('Service type', /Overnight/);
    await choose('Receiver site', /Kōwhai Wellington/);
    await screen.findByText('Wellington 0610');
    select('Receiver site').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Count' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
  });

  it('[CONS-82] moves to a delivery date that a pickup request needs', async () => {
    await openSaved(
      buildConsignment(reference, { requestedDeliveryDateTimeUtc: null }),
      {},
      { settings: tenantSettings({ canUseDefaultRequestedDeliveryDate: false }) },
    );
    await userEvent.click(button('Edit receiver'));
    await userEvent.click(button('Next: freight items'));
    await waitFor(() => expect(screen.getByLabelText(/^Requested delivery date/)).toHaveFocus());
  });
});

it('[CONS-88] Copy and Request Pickup is in More Actions, and takes one confirmation', async () => {
  const copied = 'TAS0000008';
  const { session, link, rerender } = await openSaved(at('STAGED'), {
    [detail]: ({ path }) => (path.includes(copied) ? buildConsignment(copied) : at('STAGED')),
    [copies]: { id: testId(101), reference: copied },
    [update]: buildConsignment(copied),
    [pickup]: null,
  });
  expect(screen.queryByRole('button', { name: 'Copy and Request Pickup' })).toBeNull();
  await userEvent.click(button('More Actions'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy and Request Pickup' }));
  expect(await screen.findByText(/^Send the same again/)).toHaveTextContent(`as on ${reference}`);
  expect(callsTo(session, copies)).toHaveLength(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Copy and request pickup' }));
  await waitFor(() => expect(link.open).toHaveBeenCalledExactlyOnceWith(copied));
  rerender({ reference: copied });
  await requestNow();
  await waitFor(() => expect(callsTo(session, pickup)).toHaveLength(1));
  expect(callsTo(session, create)).toHaveLength(0);
});

describe('the focus', () => {
  it('[CONS-90] is in the address that can be typed now', async () => {
    show(sessionWith({}, { settings: tenantSettings({ allowCustomParticipants: true }) }));
    await userEvent.click(await screen.findByRole('button', { name: 'Enter an address' }));
    expect(screen.getByRole('combobox', { name: /^Find an address/ })).toHaveFocus();
  });

  it('[CONS-81] [CONS-90] skips read-only text, is in a new row of hireage, and on Add after a row or a freight item is removed', async () => {
    let stored = buildConsignment(reference);
    await openSaved(stored, {
      [detail]: () => stored,
      [remove]: () => {
        stored = buildConsignment(reference, { lineItems: stored.lineItems.slice(1) });
        return null;
      },
    });
    expect(select('Sender site')).toHaveAttribute('tabindex', '-1');
    expect(screen.getByLabelText('Receiver reference')).toHaveAttribute('tabindex', '-1');
    expect(select('Service type')).not.toHaveAttribute('tabindex', '-1');
    await userEvent.click(button('Edit receiver'));
    expect(select('Receiver site')).not.toHaveAttribute('tabindex', '-1');

    await userEvent.click(button('Add hireage'));
    expect(select('Hire unit')).toHaveFocus();
    await userEvent.click(button('Remove hireage 1'));
    expect(button('Add hireage')).toHaveFocus();

    await userEvent.click(button('Delete item 1'));
    expect(await screen.findByText('Item has been deleted from consignment')).toBeVisible();
    await waitFor(() => expect(button('Add item')).toHaveFocus());
    expect(save()).toBeVisible();
  });
});
