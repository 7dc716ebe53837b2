import type { CreateFullConsignment } from '@consign/api-client/consignment';
import { buildSite, buildSiteParticipant } from '@consign/consignment-parts/testing/data';
import { mapTexts } from '@consign/domain/rules';
import { createTestSession, testId, TestSessionProvider } from '@consign/session/testing';
import { listTexts } from '@consign/ui/testing';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { bodies, createCall, inTurn, quoteCall, refusal, requiringContact } from './testing/quote-harness.js';
import {
  fill,
  fillForm,
  findSummary,
  getQuote,
  press,
  show,
  showFilled,
  typeReceiver,
} from './testing/show-quote.js';
import { useCreate } from './use-create.js';

function create(): HTMLElement {
  return screen.getByRole('button', { name: 'Create consignment' });
}

describe('create consignment', () => {
  it('[QUOT-07] [QUOT-11] a double click sends everything that was entered with its quote once, and opens the consignment', async () => {
    const answers: ((answer: Response) => void)[] = [];
    const { session, onCreated, onDirtyChange } = await show({
      [createCall]: () => new Promise<Response>((resolve) => answers.push(resolve)),
    });
    await fillForm();
    await userEvent.click(await screen.findByRole('switch', { name: 'Tail lift' }));
    await press('Get quote');
    await screen.findByRole('table', { name: 'Quote' });
    await userEvent.dblClick(create());
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(Response.json({ id: testId(100), reference: 'TAS0000042' }, { status: 201 }));
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
        ...mapTexts(() => null),
        hireage: [],
        consignmentFlags: [],
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

  it('[QUOT-07] [QUOT-09] [QUOT-20] asks for the contact that the service type requires before it prices, and carries it and a typed address over without a name', async () => {
    const { session, onCreated } = await showFilled({}, { organisation: requiringContact('ALL') });
    expect(screen.queryByRole('textbox', { name: /Phone|Email/ })).toBeNull();
    await typeReceiver();
    await press('Get quote');
    const summary = within(await findSummary());
    expect(listTexts(summary.getAllByRole('link'))).toEqual([
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
    expect(bodies<CreateFullConsignment>(session, createCall)[0]).toMatchObject({
      receiverParticipantId: null,
      receiverParticipant: {
        fullName: null,
        phone: '021 555 0199',
        email: 'tui@example.com',
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

  it('[QUOT-20] asks for the contact of a site that has none', async () => {
    const participant = buildSiteParticipant(11, 'Kōwhai Wellington', 'Wellington');
    const site = {
      ...buildSite(11, 'Kōwhai Wellington', 'Wellington'),
      defaultParticipant: { ...participant, phone: null, email: null },
    };
    const { session } = await showFilled(
      { 'GET /api/v1/sites/{id}': site },
      { organisation: requiringContact('ONE') },
    );
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

  it('[QUOT-07] [QUOT-11] [CONS-32] [ERR-25] a refusal keeps what was entered, points at the field, and goes once that has changed; a stale quote is replaced by a new one', async () => {
    const stale = 'The price has changed since this quote. Get a new one.';
    const { session } = await showFilled({
      [createCall]: inTurn(
        refusal(422, 'Not a working date', { id: 'DATE-07', path: 'requestedDeliveryDate' }),
        refusal(422, 'No invoice account is active', { id: 'QUOT-09', path: '' }),
        refusal(422, stale, { id: 'QUOT-11', path: 'quote' }),
      ),
    });
    await getQuote();
    await userEvent.click(create());
    const message = 'Not a working date';
    expect(await screen.findByText(`Couldn't create consignment. ${message}`)).toBeVisible();
    const date = screen.getByLabelText('Requested delivery date');
    expect(date).toHaveFocus();
    expect(date).toHaveAccessibleDescription(message);
    expect(screen.getByRole('link', { name: `Requested delivery date: ${message}` })).toBeVisible();
    expect(date).toHaveValue('25/11/2026');
    expect(screen.getByText('Tōtara benchtops')).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Tail lift' }));
    expect(screen.getByText(`Couldn't create consignment. ${message}`)).toBeVisible();
    await fill('Requested delivery date', '26/11/2026');
    expect(screen.queryByText(/Couldn't create consignment/)).toBeNull();

    // One without fields goes with the next change.
    await screen.findByRole('table', { name: 'Quote' });
    await userEvent.click(create());
    await screen.findByText("Couldn't create consignment. No invoice account is active");
    await userEvent.click(screen.getByRole('switch', { name: 'Tail lift' }));
    expect(screen.queryByText(/Couldn't create consignment/)).toBeNull();

    await screen.findByRole('table', { name: 'Quote' });
    await userEvent.click(create());
    const text = await screen.findByText(`Couldn't create consignment. ${stale}`);
    const summary = text.closest<HTMLElement>('[role="alert"]');
    const quotes = bodies(session, quoteCall).length;
    await userEvent.click(within(summary ?? document.body).getByRole('button', { name: 'Get a new quote' }));
    await waitFor(() => expect(bodies(session, quoteCall)).toHaveLength(quotes + 1));
    expect(await screen.findByRole('table', { name: 'Quote' })).toBeVisible();
    expect(screen.queryByText(/Couldn't create consignment/)).toBeNull();
    const keys = session.server.callsTo(createCall).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(3);
  });

  it('[QUOT-07] [CONS-32] [CONS-34] without an answer the form is locked, and the same call is sent again', async () => {
    let isDown = true;
    const { session, onCreated } = await showFilled({
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
    const sent = session.server.callsTo(createCall);
    expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
  });

  it('[QUOT-07] [AUTH-05] says that the permission to create is missing', async () => {
    const permissions = ['Access.DISPATCH', 'Consignment.RequestQuotation'] as const;
    await showFilled({}, { permissions });
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

  it('[CONS-07] leaving asks, and the browser too once something was entered', async () => {
    const leaving = { discard: vi.fn<() => void>(), stay: vi.fn<() => void>() };
    const { onDirtyChange } = await show({}, {}, { leaving });
    const dialog = await screen.findByRole('dialog', { name: 'Unsaved changes' });
    expect(dialog).toHaveTextContent("You'll lose this quote and everything you entered.");
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(leaving.stay).toHaveBeenCalledOnce();
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
    await fill('Requested delivery date', '25/11/2026');
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  });

  it('[CONS-34] a call whose outcome is unknown is sent again as it was, whatever the form has now', async () => {
    const session = createTestSession({
      answers: { [createCall]: () => new Response(null, { status: 503 }) },
    });
    const { result } = renderHook(
      () => useCreate({ onCreated: vi.fn<() => void>(), onRefused: vi.fn<() => void>() }),
      {
        wrapper: ({ children }) => <TestSessionProvider session={session}>{children}</TestSessionProvider>,
      },
    );
    const send = async (serviceType: string) => {
      const before = bodies(session, createCall).length;
      act(() => result.current.create({ body: { serviceType }, extras: [] }));
      await waitFor(() => expect(bodies(session, createCall).length).toBeGreaterThan(before));
      await waitFor(() => expect(result.current.isCreating).toBe(false));
    };
    await send('GENERAL');
    expect(result.current.isLocked).toBe(true);
    await send('OVERNIGHT');
    expect(
      new Set(bodies<CreateFullConsignment>(session, createCall).map(({ serviceType }) => serviceType)),
    ).toEqual(new Set(['GENERAL']));
  });
});
