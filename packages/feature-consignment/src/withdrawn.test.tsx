import type { UpdateConsignment } from '@consign/api-client/consignment';
import { buildConsignment, buildSiteParticipant } from '@consign/consignment-parts/testing';
import { tenantSettings } from '@consign/session/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import {
  callsTo,
  choose,
  enter,
  lastBody,
  openSaved,
  reference,
  save,
  select,
  update,
} from './testing/consignment-harness.js';

const courier = { code: 'COURIER', name: 'Courier', cubicFactor: null };
const bin = { providerCode: 'LOSCAM', code: 'BIN', name: 'Loscam bin' };
const pallet = { providerCode: 'CHEP', code: 'PALLET', name: 'CHEP pallet' };

const site = buildSiteParticipant(11, 'Kōwhai Wellington', 'Wellington');
const typed = { ...site, fullName: 'Tūī Café', siteProxy: null };

it('[CONS-56] [HIRE-01] a consignment with what has been withdrawn names its service type, and is saved with it and with its hire unit, and no more of it', async () => {
  const stored = buildConsignment(reference, {
    serviceType: courier,
    hireage: [{ hireUnit: bin, quantity: 2 }],
  });
  const { session } = await openSaved(
    stored,
    { [update]: stored },
    { settings: tenantSettings({ hireageEnabled: true }), hireUnits: [pallet] },
  );
  expect(select('Service type')).toHaveValue('Courier');
  enter('Quantity', '1000');
  await userEvent.click(save());
  expect(screen.getByLabelText('Quantity')).toHaveAccessibleDescription(
    'Quantity must be a whole number from 1 to 999',
  );
  enter('Quantity', '3');
  await userEvent.click(save());
  expect(await screen.findByText('This hire unit is not available')).toBeVisible();
  expect(callsTo(session, update)).toEqual([]);
  enter('Quantity', '2');
  await userEvent.click(save());
  await waitFor(() => expect(callsTo(session, update)).toHaveLength(1));
  expect(lastBody<UpdateConsignment>(session, update)).toMatchObject({
    serviceType: 'COURIER',
    hireage: [{ providerCode: 'LOSCAM', hireUnitCode: 'BIN', quantity: 2 }],
  });
});

it('[CONS-56] [PART-01] a custom address where the tenant no longer allows them stays read-only, is saved with another phone number, and can be replaced by a site', async () => {
  const stored = buildConsignment(reference, { receiverParticipant: typed });
  const { session } = await openSaved(
    stored,
    { [update]: stored },
    { settings: tenantSettings({ allowCustomParticipants: false }) },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Edit receiver' }));
  expect(screen.getByText('Tūī Café')).toBeVisible();
  expect(screen.queryByLabelText('Street name')).toBeNull();
  enter('Phone (optional)', '09 555 0100');
  await userEvent.click(save());
  expect(await screen.findByText('The consignment has been saved')).toBeVisible();
  expect(lastBody<UpdateConsignment>(session, update)).toMatchObject({
    receiverParticipantId: null,
    receiverParticipant: {
      fullName: 'Tūī Café',
      phone: '09 555 0100',
      address: { street: 'Rosebank Road' },
    },
  });

  await choose('Receiver site', /Kōwhai Wellington/);
  expect(screen.queryByText('Tūī Café')).toBeNull();
  expect(screen.queryByRole('button', { name: /Enter an address/ })).toBeNull();
  await userEvent.click(save());
  await waitFor(() => expect(callsTo(session, update)).toHaveLength(2));
  expect(lastBody<UpdateConsignment>(session, update).receiverParticipant).toBeNull();
});

it('[CONS-157] a consignment whose site was taken from the user is not found when it is saved, and keeps what was entered', async () => {
  await openSaved(buildConsignment(reference), {
    [update]: Response.json({ title: 'Not found' }, { status: 404 }),
  });
  enter('Sender notes (optional)', 'Gate 3');
  await userEvent.click(save());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This consignment was not found');
  expect(alert).toHaveTextContent('Its site may no longer be one of yours. What you entered is still here.');
  expect(alert).not.toHaveTextContent('try again later');
  expect(screen.getByLabelText('Sender notes (optional)')).toHaveValue('Gate 3');
});
