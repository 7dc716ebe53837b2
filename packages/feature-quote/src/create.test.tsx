import type { CreateFullConsignment } from '@consign/api-client/consignment';
import { buildSite, buildSiteParticipant } from '@consign/consignment-parts/testing/data';
import { testId } from '@consign/session/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { bodies, createCall, quoteCall, refusal, requiringContact } from './testing/quote-harness.js';
import { fill, fillForm, findSummary, getQuote, press, show, typeReceiver } from './testing/show-quote.js';

function create(): HTMLElement {
  return screen.getByRole('button', { name: 'Create consignment' });
}

describe('create consignment', () => {
  it('[QUOT-07] [QUOT-11] sends everything that was entered with its quote, and opens the consignment', async () => {
    const { session, onCreated, onDirtyChange } = await show();
    await fillForm();
    await userEvent.click(await screen.findByRole('switch', { name: 'Tail lift' }));
    await press('Get quote');
    await screen.findByRole('table', { name: 'Quote' });
    await userEvent.click(create());
    await waitFor(() => expect(onCreated).toHaveBeenCalledExactlyOnceWith('TAS0000042'));
    expect(bodies<CreateFullConsignment>(session, createCall)).toEqual([
      {
        serviceType: 'GENERAL',
        senderParticipantId: testId(1010),
        senderParticipant: null,
        receiverParticipantId: testId(1011),
        receiverParticipant: null,
        requestedPickupDateTimeUtc: null,
        requestedDeliveryDate: '2026-11-24T11:00:00Z',
        lineItems: [
          {
            count: 2,
            description: 'Tōtara benchtops',
            packagingType: 'PALLET',
            length: null,
            width: null,
            height: null,
            volume: 2.88,
            weight: 500,
            dangerousGoods: null,
          },
        ],
        deliveryExtras: [{ deliveryExtraId: testId(301), quantityRequested: 1 }],
        quote: { priceDateTimeUtc: '2026-11-21T20:00:00.000Z', totalPrice: 481.36 },
      },
    ]);
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
    expect(await screen.findByText('The Consignment has been saved at status Draft')).toBeVisible();
  });

  it('[QUOT-07] [QUOT-09] carries a typed address over without a name', async () => {
    const { session, onCreated } = await show();
    await fillForm();
    await typeReceiver();
    await press('Get quote');
    await screen.findByRole('table', { name: 'Quote' });
    await userEvent.click(create());
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(bodies<CreateFullConsignment>(session, createCall)[0]).toMatchObject({
      receiverParticipantId: null,
      receiverParticipant: {
        fullName: null,
        address: {
          streetNumber: '12',
          street: 'Tīrau Road',
          suburb: 'RD 2',
          city: 'Kaikōura',
          postcode: '7300',
        },
      },
    });
  });

  it('[QUOT-20] asks for the contact that the service type requires before it prices, and creates with it', async () => {
    const { session, onCreated } = await show({}, { organisation: requiringContact('ALL') });
    await fillForm();
    expect(screen.queryByRole('textbox', { name: /Phone|Email/ })).toBeNull();
    await typeReceiver();
    await press('Get quote');
    const summary = within(await findSummary());
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Receiver phone: Value is required',
      'Receiver email: Value is required',
    ]);
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
    expect(session.server.names()).not.toContain(quoteCall);
    await fill('Email', 'tui@example.com');
    await fill('Phone', '021 555 0199');
    await press('Get quote');
    await screen.findByRole('table', { name: 'Quote' });
    expect(screen.queryByText('Please complete all required fields')).toBeNull();
    await userEvent.click(create());
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(bodies<CreateFullConsignment>(session, createCall)[0]?.receiverParticipant).toMatchObject({
      phone: '021 555 0199',
      email: 'tui@example.com',
    });
  });

  it('[QUOT-20] asks for the contact of a site that has none', async () => {
    const participant = buildSiteParticipant(11, 'Kōwhai Wellington', 'Wellington');
    const site = {
      ...buildSite(11, 'Kōwhai Wellington', 'Wellington'),
      defaultParticipant: { ...participant, phone: null, email: null },
    };
    const { session } = await show(
      { 'GET /api/v1/sites/{id}': site },
      { organisation: requiringContact('ONE') },
    );
    await fillForm();
    const phone = await screen.findByRole('textbox', { name: 'Phone' });
    expect(screen.getAllByRole('textbox', { name: 'Phone' })).toHaveLength(1);
    await fill('Phone', '04 555 0110');
    await press('Get quote');
    await screen.findByRole('table', { name: 'Quote' });
    expect(phone).toHaveValue('04 555 0110');
    await userEvent.click(create());
    await waitFor(() => expect(session.server.names()).toContain(createCall));
    expect(bodies<CreateFullConsignment>(session, createCall)[0]?.receiverParticipant).toEqual({
      phone: '04 555 0110',
      email: null,
    });
  });

  it('[QUOT-07] a double click creates one consignment', async () => {
    const answers: ((answer: Response) => void)[] = [];
    const { session, onCreated } = await show({
      [createCall]: () => new Promise<Response>((resolve) => answers.push(resolve)),
    });
    await getQuote();
    await userEvent.dblClick(create());
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(Response.json({ id: testId(100), reference: 'TAS0000042' }, { status: 201 }));
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(bodies(session, createCall)).toHaveLength(1);
  });

  it('[QUOT-07] [CONS-32] a refusal keeps what was entered and points at the field', async () => {
    const message = 'Not a working date';
    const { session } = await show({
      [createCall]: () => refusal(422, message, { id: 'DATE-07', path: 'requestedDeliveryDate' }),
    });
    await getQuote();
    await userEvent.click(create());
    expect(await screen.findByText(`Couldn't create consignment. ${message}`)).toBeVisible();
    const date = screen.getByLabelText('Requested delivery date');
    expect(date).toHaveFocus();
    expect(date).toHaveAccessibleDescription(message);
    expect(screen.getByRole('link', { name: `Requested delivery date: ${message}` })).toBeVisible();
    expect(date).toHaveValue('25/11/2026');
    expect(screen.getByText('Tōtara benchtops')).toBeVisible();
    await userEvent.click(create());
    await waitFor(() => expect(bodies(session, createCall)).toHaveLength(2));
    const keys = session.server.calls
      .filter(({ name }) => name === createCall)
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('[ERR-25] a refusal goes once its fields have changed, and one without fields with the next change', async () => {
    const messages = [
      { message: 'Not a working date', problem: { id: 'DATE-07', path: 'requestedDeliveryDate' } },
      { message: 'No invoice account is active', problem: { id: 'QUOT-09', path: '' } },
    ];
    await show({
      [createCall]: () => {
        const { message = '', problem } = messages.shift() ?? {};
        return refusal(422, message, problem);
      },
    });
    await getQuote();
    await userEvent.click(create());
    await screen.findByText("Couldn't create consignment. Not a working date");
    await userEvent.click(screen.getByRole('switch', { name: 'Tail lift' }));
    expect(screen.getByText("Couldn't create consignment. Not a working date")).toBeVisible();
    await fill('Requested delivery date', '26/11/2026');
    expect(screen.queryByText(/Couldn't create consignment/)).toBeNull();
    await screen.findByRole('table', { name: 'Quote' });
    await userEvent.click(create());
    await screen.findByText("Couldn't create consignment. No invoice account is active");
    await userEvent.click(screen.getByRole('switch', { name: 'Tail lift' }));
    expect(screen.queryByText(/Couldn't create consignment/)).toBeNull();
  });

  it('[QUOT-07] [CONS-32] [CONS-34] without an answer the form is locked, and the same call is sent again', async () => {
    let isDown = true;
    const { session, onCreated } = await show({
      [createCall]: () =>
        isDown
          ? new Response(null, { status: 503 })
          : Response.json({ id: testId(100), reference: 'TAS0000042' }, { status: 201 }),
    });
    await getQuote();
    await userEvent.click(create());
    expect(await screen.findByText("Couldn't create consignment, please try again later.")).toBeVisible();
    expect(screen.getByLabelText('Requested delivery date')).toHaveAttribute('readonly');
    isDown = false;
    await userEvent.click(create());
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    const sent = session.server.calls.filter(({ name }) => name === createCall);
    expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
  });

  it.each([
    'This quote is more than a day old. Get a new one.',
    'The price has changed since this quote. Get a new one.',
  ])('[QUOT-11] offers a new quote: %s', async (message) => {
    const { session } = await show({
      [createCall]: () => refusal(422, message, { id: 'QUOT-11', path: 'quote' }),
    });
    await getQuote();
    await userEvent.click(create());
    const summary = (await screen.findByText(`Couldn't create consignment. ${message}`)).closest(
      '[role="alert"]',
    );
    await userEvent.click(within(summary as HTMLElement).getByRole('button', { name: 'Get a new quote' }));
    await waitFor(() => expect(bodies(session, quoteCall)).toHaveLength(2));
    expect(await screen.findByRole('table', { name: 'Quote' })).toBeVisible();
    expect(screen.queryByText(/Couldn't create consignment/)).toBeNull();
  });

  it('[QUOT-07] needs a quote, and the permission to create', async () => {
    const { session } = await show();
    expect(create()).toHaveAccessibleDescription('Get a quote first');
    await userEvent.click(create());
    expect(session.server.names()).not.toContain(createCall);
  });

  it('[QUOT-07] [AUTH-05] says that the permission to create is missing', async () => {
    const permissions = ['Access.DISPATCH', 'Consignment.RequestQuotation'] as const;
    await show({}, { permissions });
    await getQuote();
    expect(create()).toHaveAccessibleDescription(
      'You do not have required permissions to perform this action. Please contact your administrator.',
    );
  });

  it('[QUOT-07] [ROUTE-08] says that the user has no site to create for', async () => {
    await show({}, { sites: [] });
    expect(create()).toHaveAccessibleDescription(
      'No site configured for you. Please contact your service provider.',
    );
  });

  it('[QUOT-07] [QUOT-15] can create without a quote where there is none to get', async () => {
    const { session, onCreated } = await show({ [quoteCall]: () => refusal(422, 'No rate for Overnight') });
    await fillForm();
    await press('Get quote');
    await screen.findByText('You can create the consignment without a quote.');
    await userEvent.click(create());
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(bodies<CreateFullConsignment>(session, createCall)[0]?.quote).toBeNull();
  });

  it('[CONS-07] what was entered makes the form dirty, and leaving asks', async () => {
    const leaving = { discard: vi.fn<() => void>(), stay: vi.fn<() => void>() };
    const { onDirtyChange } = await show({}, {}, { leaving });
    const dialog = await screen.findByRole('dialog', { name: 'Unsaved changes' });
    expect(dialog).toHaveTextContent("You'll lose this quote and everything you entered.");
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(leaving.stay).toHaveBeenCalledOnce();
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
  });

  it('[CONS-07] typing marks the form as dirty', async () => {
    const { onDirtyChange } = await show();
    await fill('Requested delivery date', '25/11/2026');
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  });
});
