import type { Consignment, UpdateConsignment } from '@consign/api-client/consignment';
import { tenantSettings } from '@consign/session/testing';
import { enterText } from '@consign/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import {
  at,
  callsTo,
  lastBody,
  openSaved,
  requestNow,
  save,
  scheduling,
  update,
  type Answers,
  type Options,
  place,
} from './testing/consignment-harness.js';

const requestPickup = 'PUT /api/v1/consignments/{ref}/request-pickup';
const pickupDates: NonNullable<Options['data']> = {
  settings: tenantSettings({ requestedPickupDateEnabled: true }),
};

/** Today is 21 November: pickup was requested for the 18th, and the cut-off for delivery on the 24th has passed. */
const overdue = (code: 'DRAFT' | 'FINAL'): Consignment =>
  at(code, {
    senderParticipant: place(10, 'Kōwhai Auckland', 'Auckland'),
    receiverParticipant: place(11, 'Kōwhai Wellington', 'Wellington'),
    requestedPickupDateTimeUtc: '2026-11-17T11:00:00Z',
    requestedDeliveryDateTimeUtc: '2026-11-23T11:00:00Z',
  });

const lookups = scheduling('2026-11-26', [{ date: '2026-11-24', reason: 'Closed: storm' }]);

const deliveryField = () => screen.getByRole('textbox', { name: /^Requested delivery date/u });

async function open(consignment: Consignment, answers: Answers = {}) {
  const opened = await openSaved(
    consignment,
    { ...lookups, [update]: consignment, [requestPickup]: null, ...answers },
    pickupDates,
  );
  await waitFor(() => expect(deliveryField()).toHaveAccessibleDescription(/Closed: storm/u));
  return opened;
}

const typeNote = () => userEvent.type(screen.getByLabelText('Sender notes (optional)'), '!');

it('[CONS-105] [CONS-32] a pickup date that could not be saved is named as what failed where nothing else was changed', async () => {
  const consignment = { ...overdue('FINAL'), requestedDeliveryDateTimeUtc: '2026-11-26T11:00:00Z' };
  const down: Answers = { [update]: () => new Response(null, { status: 503 }) };
  await openSaved(consignment, { ...lookups, ...down }, pickupDates);
  const field = screen.getByRole('textbox', { name: /^Requested pickup date/u });
  enterText(field, '23/11/2026');
  await userEvent.tab();
  await userEvent.click(save());
  const failed = 'Failed to update pickup date. Please try again later.';
  expect(await screen.findByText(failed)).toBeVisible();
  await typeNote();
  await userEvent.click(save());
  expect(await screen.findByText('Could not update consignment, please try again later')).toBeVisible();
  expect(screen.queryByText(failed)).toBeNull();
});

describe('dates of a consignment that has left Draft', () => {
  it('[DATE-11] [DATE-12] [CONS-22] do not stop a pickup request, but it asks about a date that cannot be met', async () => {
    const { session } = await open(overdue('FINAL'));
    await userEvent.click(screen.getByRole('button', { name: 'Request Pickup' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delivery date' }));
    expect(
      question.getByText('The requested delivery date is too early. The earliest possible is 26/11/2026.'),
    ).toBeVisible();
    expect(callsTo(session, requestPickup)).toHaveLength(0);
    await userEvent.click(question.getByRole('button', { name: 'Continue' }));
    await requestNow();
    await waitFor(() => expect(callsTo(session, requestPickup)).toHaveLength(1));
  });

  it('[DATE-13] sets the possible delivery date from the question of a pickup request', async () => {
    const missed = { ...overdue('FINAL'), requestedPickupDateTimeUtc: null };
    const { session } = await open(missed);
    await userEvent.click(screen.getByRole('button', { name: 'Request Pickup' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Set to 26/11/2026' }));
    await requestNow();
    await waitFor(() => expect(callsTo(session, requestPickup)).toHaveLength(1));
    expect(lastBody<UpdateConsignment>(session, update).requestedDeliveryDateTimeUtc).toBe(
      '2026-11-25T11:00:00Z',
    );
  });

  it('[DATE-11] are checked again once one of them changes', async () => {
    const { session } = await open(overdue('FINAL'));
    await typeNote();
    await userEvent.click(save());
    await waitFor(() => expect(callsTo(session, update)).toHaveLength(1));
    expect(screen.queryByText('Past date')).toBeNull();
    const delivery = deliveryField();
    enterText(delivery, '25/11/2026');
    await userEvent.click(save());
    expect(await screen.findByText('Past date')).toBeVisible();
    expect(delivery).toHaveAccessibleDescription(/Earlier than the service date/u);
    expect(callsTo(session, update)).toHaveLength(1);
  });

  it('[DATE-01] [DATE-11] are checked in Draft', async () => {
    const { session } = await open(overdue('DRAFT'));
    await typeNote();
    await userEvent.click(save());
    expect(await screen.findByText('Past date')).toBeVisible();
    expect(callsTo(session, update)).toHaveLength(0);
  });

  it('[CONS-43] are not checked in Draft for a user who may change the receiver alone', async () => {
    const receiver = 'PUT /api/v1/consignments/{ref}/receiver';
    const draft = overdue('DRAFT');
    const permissions = ['Access.DISPATCH', 'Consignment.LimitedEdit'] as const;
    const answers = { ...lookups, [receiver]: draft };
    const { session } = await openSaved(draft, answers, { ...pickupDates, permissions });
    enterText(screen.getByLabelText('Receiver reference (optional)'), 'R-9');
    await userEvent.click(save());
    await waitFor(() => expect(callsTo(session, receiver)).toHaveLength(1));
    expect(screen.queryByText('Past date')).toBeNull();
  });
});
