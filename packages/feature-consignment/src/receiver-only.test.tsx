import type { UpdateReceiver } from '@consign/api-client/consignment';
import { buildConsignment, buildSite } from '@consign/consignment-parts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import {
  callsTo,
  choose,
  lastBody,
  openSaved,
  reference,
  place,
  save,
  scheduling,
  serviceDate,
} from './testing/consignment-harness.js';

const receiver = 'PUT /api/v1/consignments/{ref}/receiver';

const consignment = buildConsignment(reference, {
  senderParticipant: place(10, 'Kōwhai Auckland', 'Auckland'),
  receiverParticipant: place(11, 'Kōwhai Wellington', 'Wellington'),
  // 24 November in Auckland.
  requestedDeliveryDateTimeUtc: '2026-11-23T11:00:00Z',
});

async function open(serviceDay: string) {
  const tui = {
    ...buildSite(12, 'Tūī Café', 'Whangārei'),
    defaultParticipant: place(12, 'Tūī Café', 'Whangārei'),
  };
  return openSaved(
    consignment,
    {
      [receiver]: consignment,
      ...scheduling(serviceDay),
      'GET /api/v1/sites/{id}': tui,
    },
    { permissions: ['Access.DISPATCH', 'Consignment.LimitedEdit'] },
  );
}

async function chooseTui(session: Awaited<ReturnType<typeof open>>['session']): Promise<void> {
  await choose('Receiver site', /Tūī Café/);
  await waitFor(() => expect(callsTo(session, serviceDate)).not.toHaveLength(0));
  await waitFor(() => expect(session.queryClient.isFetching()).toBe(0));
  await userEvent.click(save());
}

describe('a save of only the receiver', () => {
  it('[DATE-14] [CONS-27] says that the delivery date becomes impossible, and moves it to the earliest day', async () => {
    const { session } = await open('2026-11-26');
    expect(callsTo(session, serviceDate)).toHaveLength(0);
    await chooseTui(session);
    const question = within(await screen.findByRole('dialog', { name: 'Delivery date' }));
    expect(
      question.getByText(
        "The new receiver can't get the delivery on the requested day, 24/11/2026. The earliest possible is 26/11/2026.",
      ),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Set to 26/11/2026' }));
    expect(await screen.findByText('The consignment has been saved')).toBeVisible();
    expect(lastBody<UpdateReceiver>(session, receiver).requestedDeliveryDateTimeUtc).toBe(
      '2026-11-25T11:00:00Z',
    );
  });

  it('[DATE-14] keeps the date if the user continues, and sends nothing if they cancel', async () => {
    const { session } = await open('2026-11-26');
    await chooseTui(session);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(callsTo(session, receiver)).toHaveLength(0);
    await userEvent.click(save());
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(callsTo(session, receiver)).toHaveLength(1));
    expect(lastBody<UpdateReceiver>(session, receiver)).not.toHaveProperty('requestedDeliveryDateTimeUtc');
  });

  it('[DATE-14] asks nothing while the date is possible', async () => {
    const { session } = await open('2026-11-24');
    await chooseTui(session);
    await waitFor(() => expect(callsTo(session, receiver)).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
