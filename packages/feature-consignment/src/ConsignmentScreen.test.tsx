import type { CreateConsignment, UpdateConsignment } from '@consign/api-client/consignment';
import { emptyEntry, startValues } from '@consign/consignment-parts';
import {
  buildConsignment,
  describeScreen,
  buildLineItem,
  buildSiteParticipant,
} from '@consign/consignment-parts/testing';
import { missingPermissionMessage } from '@consign/domain/permissions';
import { mapTexts } from '@consign/domain/rules';
import { testAccount, testId } from '@consign/session/testing';
import { enterText, installDom } from '@consign/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import {
  at,
  detail,
  create,
  update,
  reference,
  sessionWith,
  wiring,
  element,
  show,
  unload,
  openSaved,
  select,
  choose,
  save,
  fillDraft,
  lastBody,
  callsTo,
  keysTo,
  inTurn,
  refusal,
  enter,
} from './testing/consignment-harness.js';

describeScreen('a consignment', {
  busy: () =>
    element(sessionWith({ [detail]: () => new Promise<never>(() => undefined) }), wiring({ reference })),
  empty: null,
  failed: () => {
    const answer = inTurn(new Response(null, { status: 502 }), buildConsignment(reference));
    return element(sessionWith({ [detail]: answer }), wiring({ reference }));
  },
  // CONS-12
  failedText: 'Cannot open consignment, please try again later',
  readyText: reference,
});

function expectEditable(isEditable: boolean): void {
  const names = ['Edit sender', 'Edit receiver', 'Add item', 'Choose requested delivery date'];
  expect(names.filter((name) => screen.queryByRole('button', { name }) !== null)).toEqual(
    isEditable ? names : [],
  );
  for (const field of [select('Service type'), select('Invoice account')]) {
    expect(field.hasAttribute('readonly')).toBe(!isEditable);
  }
}

describe('new consignment', () => {
  it('[SCHD-10] starts with what the schedule hands over, before the defaults', async () => {
    const session = sessionWith({});
    const startKey = startValues(session.server.client).add({
      senderSite: null,
      senderEntry: null,
      receiverSite: null,
      receiverEntry: { ...emptyEntry, fullName: 'Tīrau Kitchens', city: 'Kaikōura' },
      serviceType: 'OVERNIGHT',
      requestedDeliveryDate: '2026-11-26',
    });
    show(session, { startKey });
    expect(await screen.findByRole('region', { name: 'Receiver' })).toHaveTextContent('Kaikōura');
    expect(select('Sender site')).toHaveValue('');
    expect(select('Service type')).toHaveValue('Overnight');
    expect(screen.getByRole('textbox', { name: /^Requested delivery date/u })).toHaveValue('26/11/2026');
  });

  it('[CONS-20] [CONS-49] is saved as Draft with its items, and opens', async () => {
    const session = sessionWith({ [create]: { id: testId(100), reference } });
    const { onCreated, onDirtyChange } = show(session);
    await fillDraft();
    await choose('Package type', /Pallet/);
    enter('Description (optional)', 'Kitchen');
    await userEvent.click(screen.getByRole('button', { name: 'Add item' }));
    expect(await screen.findByText('Item has been added to consignment')).toBeVisible();
    enter('Requested delivery date (optional)', '25/11/2026');
    await userEvent.click(screen.getByRole('button', { name: 'Edit sender' }));
    enter('Sender reference (optional)', ' PO-1 ');
    await userEvent.click(save());

    expect(await screen.findByText('The Consignment has been saved at status Draft')).toBeVisible();
    expect(onCreated).toHaveBeenCalledExactlyOnceWith(reference);
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
    expect(lastBody<CreateConsignment>(session, create)).toEqual({
      serviceType: 'OVERNIGHT',
      accountId: testId(20),
      senderParticipantId: testId(1_010),
      senderParticipant: null,
      receiverParticipantId: testId(1_011),
      receiverParticipant: null,
      ...mapTexts(() => null),
      senderReference: 'PO-1',
      requestedPickupDateTimeUtc: null,
      requestedDeliveryDate: '2026-11-24T11:00:00Z',
      lineItems: [
        {
          count: 1,
          packagingType: 'PALLET',
          description: 'Kitchen',
          length: null,
          width: null,
          height: null,
          volume: 1.44,
          weight: 250,
          dangerousGoods: null,
        },
      ],
      hireage: [],
      consignmentFlags: [],
    });
  });

  it('[CONS-40] [CONS-42] [CONS-45] [CONS-51] starts with the defaults, and shows what is missing by card and field', async () => {
    const session = sessionWith({});
    show(session);
    expect(await screen.findByRole('combobox', { name: 'Sender site' })).toHaveValue('Kōwhai Auckland (S10)');
    expect(select('Invoice account')).toHaveValue('KOW-001 Account KOW-001');
    expect(screen.getByText('Auckland 0610')).toBeVisible();

    const date = screen.getByLabelText('Requested delivery date (optional)');
    enterText(date, '31/02/2027');
    expect(date).not.toBeInvalid();
    await userEvent.tab();
    expect(date).toHaveValue('31/02/2027');
    expect(date).toHaveAccessibleDescription('Requested delivery date is invalid');

    await userEvent.click(save());
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByText('Details are invalid')).toBeVisible();
    expect(summary.getByText('Receiver is invalid')).toBeVisible();
    expect(summary.queryByText('Sender is invalid')).toBeNull();
    expect(select('Service type')).toHaveAccessibleDescription('Service type is required');
    expect(select('Service type')).toHaveFocus();
    await userEvent.click(summary.getByText('Receiver is invalid'));
    expect(select('Receiver site')).toHaveFocus();
    expect(callsTo(session, create)).toHaveLength(0);
  });

  it("[FRGT-20] [CONS-32] a save does not lose an invalid freight item, and shows the server's refusal at its field", async () => {
    const session = sessionWith({
      [create]: () =>
        refusal(422, 'Choose a receiver site', { id: 'PART-01', path: 'receiverParticipantId' }),
    });
    show(session);
    await fillDraft();
    enter('Description (optional)', 'Kitchen');
    await userEvent.click(save());
    expect(await screen.findByText('Form is invalid, please check your details.')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(select('Package type')).toBeInvalid();
    expect(screen.getByRole('form', { name: 'New freight item' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    expect(callsTo(session, create)).toHaveLength(0);

    await choose('Package type', /Pallet/);
    await userEvent.click(save());
    expect(await screen.findByText("Couldn't create consignment. Choose a receiver site")).toBeVisible();
    expect(select('Receiver site')).toHaveAccessibleDescription('Choose a receiver site');
    expect(select('Receiver site')).toHaveFocus();
    expect(screen.getByLabelText('Sender notes (optional)')).not.toHaveAttribute('readonly');
  });

  it('[CONS-34] [CONS-49] [DATE-06] [ERR-14] pressed twice, creates one; after a lost or odd response, sends the same call with the same key', async () => {
    const lost: ((error: Error) => void)[] = [];
    const session = sessionWith({
      // `unwrap.test.ts` has every kind of odd answer.
      [create]: inTurn(
        new Promise<never>((_resolve, reject) => {
          lost.push(reject);
        }),
        new Response(null, { status: 204 }),
        { id: testId(100), reference },
      ),
    });
    const { onCreated } = show(session);
    await fillDraft();
    fireEvent.click(save());
    fireEvent.click(save());
    await userEvent.dblClick(save());
    // A disabled button does not stop the keyboard.
    await userEvent.keyboard('{Control>}ss{/Control}');
    expect(callsTo(session, create)).toHaveLength(1);
    lost[0]?.(new TypeError('Failed to fetch'));
    // CONS-32
    expect(await screen.findByText("Couldn't create consignment, please try again later.")).toBeVisible();
    expect(screen.getByText(/Saving again won't create it twice/)).toBeVisible();
    // The form is locked: the server may have it already.
    expect(screen.getByLabelText('Sender notes')).toHaveAttribute('readonly');
    await userEvent.click(save());
    await waitFor(() => expect(callsTo(session, create)).toHaveLength(2));
    expect(await screen.findByText("Couldn't create consignment, please try again later.")).toBeVisible();
    expect(screen.getByLabelText('Sender notes')).toHaveAttribute('readonly');
    await userEvent.click(save());
    await waitFor(() => expect(onCreated).toHaveBeenCalledExactlyOnceWith(reference));
    const [key, ...again] = keysTo(session, create);
    expect(key).toMatch(/^[\w-]{20,}$/);
    expect(again).toEqual([key, key]);
    const [body, ...others] = callsTo(session, create).map((call) => call.body);
    expect(others).toEqual([body, body]);
    // A draft needs no freight item and no date.
    expect(body).toMatchObject({ lineItems: [], requestedDeliveryDate: null });
  });

  it('[NAV-31] [PLAT-21] asks for a larger screen on small screens, and offers a quote to users who can get one', async () => {
    installDom({ width: 360 });
    const { rerender } = show(sessionWith({}));
    expect(await screen.findByText('You need a larger screen to create a consignment')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Get a quote' })).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    const onQuote = vi.fn<() => void>();
    rerender({ onQuote });
    await userEvent.click(screen.getByRole('button', { name: 'Get a quote' }));
    expect(onQuote).toHaveBeenCalledOnce();
  });
});

describe('saved consignment', () => {
  it('[CONS-20] [CONS-32] [CONS-52] [ERR-14] keeps the input of a failed save, saves it, and leaves everything else as it was', async () => {
    const saved = buildConsignment(reference, {
      lastModifiedAtDateTimeUtc: '2026-11-21T00:00:05Z',
      notes: 'Gate 3',
    });
    const { session, onDirtyChange } = await openSaved(buildConsignment(reference), {
      [update]: inTurn(new Response(null, { status: 503 }), Response.json({ ok: true }), saved),
    });
    const notes = screen.getByLabelText('Sender notes (optional)');
    enterText(notes, 'Gate 3');
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    for (const calls of [1, 2]) {
      await userEvent.click(save());
      await waitFor(() => expect(callsTo(session, update)).toHaveLength(calls));
      expect(await screen.findByText('Could not update consignment, please try again later')).toBeVisible();
      expect(notes).toHaveValue('Gate 3');
    }

    await userEvent.click(save());
    expect(await screen.findByText('The consignment has been saved')).toBeVisible();
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
    expect(lastBody<UpdateConsignment>(session, update)).toMatchObject({
      lastModifiedAtDateTimeUtc: '2026-11-18T21:05:00Z',
      notes: 'Gate 3',
      senderReference: 'PO-7781',
    });

    // The form stays mounted, and the next save builds on this one.
    expect(screen.getByLabelText('Sender notes (optional)')).toBe(notes);
    enterText(notes, 'Gate 3, ring');
    await userEvent.click(save());
    await waitFor(() => expect(callsTo(session, update)).toHaveLength(4));
    expect(lastBody<UpdateConsignment>(session, update)).toMatchObject({
      lastModifiedAtDateTimeUtc: '2026-11-21T00:00:05Z',
      notes: 'Gate 3, ring',
    });
  });

  it('[CONS-01] [DOCS-16] [DOCS-43] [PODX-07] its header shows reference, status, dangerous goods, outdated papers, warnings and tags', async () => {
    await openSaved(
      buildConsignment(reference, {
        isDeliveryException: true,
        proofOfDelivery: { signatory: null, piecesDelivered: 1, piecesSent: 2, note: null, place: null },
        hasUnresolvedNotes: true,
        labelsOutdated: true,
        noteOutdated: true,
        lineItems: [
          buildLineItem(1, {
            dangerousGoods: {
              unNumber: '1263',
              class: '3',
              subsidiaryClass1: null,
              subsidiaryClass2: null,
              nameAndDescription: null,
            },
          }),
        ],
      }),
    );
    expect(screen.getByRole('button', { name: 'Draft' })).toBeVisible();
    expect(screen.getByText('Unresolved exception')).toBeInTheDocument();
    expect(screen.getByText('Short delivery: 1 of 2 pieces')).toBeInTheDocument();
    expect(screen.getByText('Unresolved notes')).toBeInTheDocument();
    expect(screen.getByText(/Dangerous goods/)).toBeInTheDocument();
    expect(screen.getByText('Fragile')).toBeVisible();
    const outdated = 'Labels and consignment note were printed before the last change: print again';
    expect(screen.getByRole('status')).toHaveTextContent(outdated);
    // Also beside the files.
    await waitFor(() => expect(screen.getAllByText(outdated)).toHaveLength(2));
  });

  it('[CONS-12] an unknown reference opens the not-found page', async () => {
    const { onNotFound } = show(sessionWith({ [detail]: () => refusal(404, 'Not found') }), { reference });
    await waitFor(() => expect(onNotFound).toHaveBeenCalled());
    expect(screen.queryByText('Cannot open consignment, please try again later')).toBeNull();
  });

  it('[CONS-26] [CONS-28] [CONS-31] in Staged it is view-only, a custom address without an empty site field, and Save explains why', async () => {
    const typed = { ...buildSiteParticipant(12, 'Tūī Café', 'Whangārei'), siteProxy: null };
    const { session } = await openSaved(at('STAGED', { receiverParticipant: typed }));
    expectEditable(false);
    expect(screen.getByText('Tūī Café')).toBeVisible();
    expect(screen.getByText('Whangārei 0610')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Receiver site' })).toBeNull();
    expect(select('Sender site')).toHaveValue('Kōwhai Auckland (S10)');
    expect(save()).toHaveAccessibleDescription("This consignment is Staged, so it can't be changed");
    await userEvent.keyboard('{Control>}s{/Control}');
    // Neither checked nor sent.
    await waitFor(() => expect(session.queryClient.isMutating()).toBe(0));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(callsTo(session, update)).toHaveLength(0);
  });

  it('[CONS-02] [CONS-21] [CONS-22] [CONS-23] [CONS-26] [CONS-35] [CONS-36] without MAINTAIN or limited edit it is view-only without actions, and Save explains why', async () => {
    await openSaved(at('FINAL'), {}, { permissions: ['Access.DISPATCH', 'Consignment.PRINT'] });
    expect(screen.getByLabelText('Sender notes')).toHaveAttribute('readonly');
    expect(save()).toHaveAccessibleDescription(missingPermissionMessage);
    expect(screen.queryByRole('button', { name: 'Add item' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Mark As Ready|Request Pickup|More Actions/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
  });

  it('[CONS-26] [CONS-44] [ERR-09] a Ready one can be changed, and it asks before a save with delivery today; Cancel stops silently', async () => {
    const ready = at('FINAL', { requestedDeliveryDateTimeUtc: '2026-11-20T11:00:00Z' });
    const { session } = await openSaved(ready, { [update]: ready });
    expectEditable(true);
    await userEvent.click(save());
    expect(
      await screen.findByText(
        'You have requested delivery today, please contact the dispatch team directly to confirm.',
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(callsTo(session, update)).toHaveLength(0);
    expect(screen.queryByRole('alert')).toBeNull();

    await userEvent.click(save());
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('The consignment has been saved')).toBeVisible();
  });

  it('[CONS-45] [CONS-46] [DATE-05] keeps and marks an inactive account, limits the sales reference, and shows a confirmed date in place of the requested one', async () => {
    const inactive = testAccount(22, 'KOW-OLD', false);
    const data = { accounts: [testAccount(20, 'KOW-001'), inactive, testAccount(23, 'KOW-GONE', false)] };
    await openSaved(
      buildConsignment(reference, {
        account: inactive,
        salesReference: 'x'.repeat(48),
        confirmedDeliveryDateTimeUtc: '2026-11-25T11:00:00Z',
      }),
      {},
      data,
    );
    expect(screen.getByLabelText('Confirmed delivery date')).toHaveValue('26/11/2026');
    expect(screen.getByLabelText('Confirmed delivery date')).toHaveAttribute('readonly');
    expect(screen.queryByLabelText(/Requested delivery date/)).toBeNull();

    const salesReference = screen.getByLabelText('Sales reference (optional)');
    await userEvent.type(salesReference, '🥝🥝🥝');
    expect(salesReference).toHaveValue(`${'x'.repeat(48)}🥝🥝`);

    expect(select('Invoice account')).toHaveValue('KOW-OLD Account KOW-OLD (Inactive)');
    await userEvent.click(select('Invoice account'));
    expect(await screen.findByRole('option', { name: /KOW-001/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /KOW-GONE/ })).toBeNull();
  });
});

it('[CONS-07] an edit keeps the input when the server has news, makes the browser warn on unload, and leaving asks', async () => {
  let stored = buildConsignment(reference);
  const { session, onDirtyChange, rerender } = await openSaved(stored, { [detail]: () => stored });
  stored = buildConsignment(reference, {
    lastModifiedAtDateTimeUtc: '2026-11-19T00:00:00Z',
    notes: 'Gate 4',
  });
  await session.queryClient.invalidateQueries();
  await waitFor(() => expect(screen.getByLabelText('Sender notes (optional)')).toHaveValue('Gate 4'));
  expect(unload()).toBe(true);
  expect(onDirtyChange).toHaveBeenLastCalledWith(false);

  enterText(screen.getByLabelText('Sales reference (optional)'), 'SO-1');
  expect(onDirtyChange).toHaveBeenLastCalledWith(true);
  expect(unload()).toBe(false);
  stored = buildConsignment(reference, {
    lastModifiedAtDateTimeUtc: '2026-11-20T00:00:00Z',
    notes: 'Gate 5',
    tags: [{ code: 'URGENT', colour: '#aa0000', name: 'Urgent' }],
  });
  await session.queryClient.invalidateQueries();
  expect(await screen.findByText('Urgent')).toBeVisible();
  expect(screen.getByLabelText('Sales reference (optional)')).toHaveValue('SO-1');
  expect(screen.getByLabelText('Sender notes (optional)')).toHaveValue('Gate 4');

  expect(screen.queryByRole('dialog')).toBeNull();
  const leaving = { discard: vi.fn<() => void>(), stay: vi.fn<() => void>() };
  rerender({ leaving });
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(leaving.stay).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(leaving.discard).toHaveBeenCalledOnce();
});
