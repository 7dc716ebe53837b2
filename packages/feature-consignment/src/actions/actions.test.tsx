import { buildConsignment } from '@consign/consignment-parts/testing';
import { tenantSettings, testId } from '@consign/session/testing';
import { enterText } from '@consign/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { isFollowed } from '../testing/follow-link.js';
import {
  at as inStatus,
  callsTo,
  detail,
  inTurn,
  keysTo,
  noAnswer,
  openSaved,
  reference,
  refusal,
  requestNow,
  save,
  update,
} from '../testing/consignment-harness.js';

const ready = 'PUT /api/v1/consignments/{ref}/mark-as-ready';
const pickup = 'PUT /api/v1/consignments/{ref}/request-pickup';
const cancelled = 'POST /api/v2/consignments/{ref}/cancelled';
const copies = 'POST /api/v1/consignments/{ref}/copies';

/** Later than the draft. */
const lastModifiedAtDateTimeUtc = '2026-11-20T00:00:00Z';
const at: typeof inStatus = (code, more) => inStatus(code, { lastModifiedAtDateTimeUtc, ...more });

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

async function findMenuItem(name: string): Promise<HTMLElement> {
  await userEvent.click(button('More Actions'));
  return screen.findByRole('menuitem', { name: new RegExp(`^${name}`) });
}

/** An instant as `toISOString` writes it. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

it('[CONS-02] [CONS-59] [CONS-140] [PLAT-16] [PLAT-250] the buttons of the header Close and Print labels are symbols on a tablet, toasts cover none; changes are saved before a copy', async () => {
  const { session, onClose } = await openSaved(at('FINAL'));
  // Without the consignment's data.
  expect(session.events).toEqual([{ name: 'consignment opened' }]);
  const close = screen.getByRole('link', { name: 'Close' });
  const symbols = [...document.querySelectorAll('[data-symbol]')];
  expect(symbols).toEqual([close, button('Print labels')]);
  for (const each of [close, button('Print labels'), save()]) {
    expect(each.closest('[data-uncovered]')).not.toBeNull();
  }

  expect(isFollowed(close, 'click', { ctrlKey: true })).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  expect(isFollowed(close)).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();

  enterText(screen.getByLabelText('Sales reference (optional)'), 'SO-1');
  expect(await findMenuItem('Create Copy')).toHaveTextContent('Save your changes first');
});

describe('mark as ready and request pickup', () => {
  it('[CONS-21] [CONS-25] [CONS-37] checks, saves, changes the status, and reloads the consignment', async () => {
    let stored = buildConsignment(reference);
    const { session } = await openSaved(stored, {
      [detail]: () => stored,
      [update]: () => {
        stored = buildConsignment(reference, {
          salesReference: 'SO-1',
          lastModifiedAtDateTimeUtc: '2026-11-19T00:00:00Z',
        });
        return stored;
      },
      [ready]: () => {
        stored = at('FINAL', { salesReference: 'SO-1' });
        return null;
      },
    });
    expect(screen.queryByRole('button', { name: /Download|Print labels/ })).toBeNull();
    enterText(screen.getByLabelText('Sales reference (optional)'), 'SO-1');
    await userEvent.click(button('Mark As Ready'));
    expect(await screen.findByText('Marked as ready')).toBeVisible();
    const order = session.server.names().filter((name) => name === update || name === ready);
    expect(order).toEqual([update, ready]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark As Ready' })).toBeNull());
    expect(button('Download')).toBeVisible();
  });

  it('[CONS-42] [CONS-50] [ERR-25] checks the rules for leaving Draft before sending anything; the summary lists what is not mended yet, and goes with the last of it', async () => {
    const { session } = await openSaved(
      buildConsignment(reference, { salesReference: 'x'.repeat(251), requestedDeliveryDateTimeUtc: null }),
      {},
      { settings: tenantSettings({ canUseDefaultRequestedDeliveryDate: false }) },
    );
    await userEvent.click(button('Request Pickup'));
    expect(await screen.findByText('The pickup was not requested')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Additional details are invalid' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Requested delivery date/u })).toBeVisible();
    expect(callsTo(session, update)).toHaveLength(0);
    enterText(screen.getByLabelText(/^Requested delivery date/u), '25/11/2026');
    expect(screen.queryByRole('link', { name: /Requested delivery date/u })).toBeNull();
    expect(screen.getByText('The pickup was not requested')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Sales reference (optional)'), '{Backspace}');
    expect(screen.queryByText('The pickup was not requested')).toBeNull();
  });

  it('[CONS-22] [CONS-34] [CONS-142] a double click requests one pickup, and disables the other actions; text stays text', async () => {
    const { session } = await openSaved(at('FINAL'), {
      [update]: at('FINAL'),
      [pickup]: () => new Promise<never>(() => undefined),
    });
    fireEvent.click(button('Request Pickup'));
    fireEvent.click(button('Request Pickup'));
    fireEvent.click(save());
    await requestNow();
    await waitFor(() => expect(callsTo(session, pickup)).toHaveLength(1));
    expect(callsTo(session, update)).toHaveLength(1);
    expect(save()).toHaveAccessibleDescription('Another action is in progress');
    // The form is locked while the status changes.
    const notes = screen.getByLabelText('Sender notes');
    expect(notes).toHaveAttribute('readonly');
    expect(notes.closest('[data-locked]')).not.toBeNull();
    expect(notes.closest('[data-text]')).toBeNull();
    expect(screen.getByLabelText('Sender reference').closest('[data-locked] [data-text]')).not.toBeNull();
  });

  it('[CONS-32] [CONS-34] [CONS-52] shows which of the two calls failed, and retries a lost response with the same key and moment, without saving twice', async () => {
    let isDown = true;
    const { session } = await openSaved(at('FINAL'), {
      [update]: () => (isDown ? new Response(null, { status: 503 }) : at('FINAL')),
      [pickup]: inTurn(refusal(422, 'The depot is closed'), noAnswer, null),
    });
    await userEvent.click(button('Request Pickup'));
    expect(await screen.findByText('Cannot update consignment, please try again later')).toBeVisible();
    expect(callsTo(session, pickup)).toHaveLength(0);

    isDown = false;
    await userEvent.click(button('Request Pickup'));
    await requestNow();
    expect(await screen.findByText('Cannot finalise consignment, please try again later')).toBeVisible();
    expect(screen.getByText('The depot is closed')).toBeVisible();

    await userEvent.click(button('Request Pickup'));
    await requestNow();
    await waitFor(() => expect(callsTo(session, pickup)).toHaveLength(2));
    expect(await screen.findByText('Cannot finalise consignment, please try again later')).toBeVisible();
    const saves = callsTo(session, update).length;
    // It may have been requested: there is nothing to undo.
    await userEvent.click(button('Request Pickup'));
    expect(await screen.findByText('Pickup requested')).toBeVisible();
    const [, lost, again] = callsTo(session, pickup);
    expect(lost?.headers.get('idempotency-key')).toMatch(/^[\w-]{20,}$/);
    expect(again?.headers.get('idempotency-key')).toBe(lost?.headers.get('idempotency-key'));
    expect(lost?.body).toEqual({ dateTimeUtc: expect.stringMatching(instant) });
    expect(again?.body).toEqual(lost?.body);
    expect(callsTo(session, update)).toHaveLength(saves);
  });

  it('[CONS-24] without the price permission it is not read again later', async () => {
    const { session, timer } = await openSaved(
      at('FINAL'),
      { [update]: at('FINAL'), [pickup]: null },
      { permissions: ['Access.DISPATCH', 'Consignment.MAINTAIN', 'Consignment.LimitedEdit'] },
    );
    const before = callsTo(session, detail).length;
    await userEvent.click(button('Request Pickup'));
    await requestNow();
    expect(await screen.findByText('Pickup requested')).toBeVisible();
    expect(callsTo(session, detail)).toHaveLength(before + 1);
    expect(timer.waiting()).toBe(0);
  });
});

it('[CONS-23] [CONS-52] [CONS-61] cancel asks for confirmation and sends the reason; a failure keeps the input, and the title has the focus after it', async () => {
  let stored = at('FINAL');
  let isRefused = true;
  const { session } = await openSaved(stored, {
    [detail]: () => stored,
    [cancelled]: () => {
      if (isRefused) return refusal(409, 'It is Staged already');
      stored = at('CANCELLED', { lastModifiedAtDateTimeUtc: '2026-11-20T00:00:01Z' });
      return null;
    },
  });
  enterText(screen.getByLabelText('Sales reference (optional)'), 'SO-1');
  await userEvent.click(await findMenuItem('Cancel Consignment'));
  expect(
    await screen.findByText(
      "Are you sure you want to cancel this consignment? You'll also lose your changes since the last save.",
    ),
  ).toBeVisible();
  await userEvent.click(button('Keep it'));
  expect(callsTo(session, cancelled)).toHaveLength(0);

  await userEvent.click(await findMenuItem('Cancel Consignment'));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel consignment' }));
  expect(await screen.findByText('Cannot cancel consignment, please try again later')).toBeVisible();
  expect(screen.getByText('It is Staged already')).toBeVisible();
  expect(screen.getByLabelText('Sales reference (optional)')).toHaveValue('SO-1');

  isRefused = false;
  await userEvent.click(await findMenuItem('Cancel Consignment'));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel consignment' }));
  expect(await screen.findByText('Consignment cancelled')).toBeVisible();
  expect(callsTo(session, cancelled)[1]?.body).toEqual({
    reason: 'Cancelled by Consign user',
    dateTimeUtc: expect.stringMatching(instant),
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit sender' })).toBeNull());
  expect(screen.getByRole('heading', { name: new RegExp(`^${reference} ?, Cancelled$`) })).toHaveFocus();
  expect(screen.getByLabelText('Sales reference')).toHaveValue('');
});

it('[CONS-23] [CONS-29] [CONS-32] [CONS-34] [CONS-35] [CONS-99] [CONS-103] copies and returns are made once it is too late to cancel; a failure is retried with the same key', async () => {
  const { session, link } = await openSaved(at('STAGED'), {
    [copies]: inTurn(
      new Response(null, { status: 503 }),
      { id: testId(102), reference: 'TAS0000002' },
      { id: testId(103), reference: 'TAS0000003' },
    ),
  });
  expect(screen.queryByRole('button', { name: /Mark As Ready|Request Pickup/ })).toBeNull();
  const copy = await findMenuItem('Create Copy');
  expect(screen.queryByRole('menuitem', { name: /^Cancel/ })).toBeNull();
  expect(screen.getByRole('menuitem', { name: 'Copy and Request Pickup' })).toBeVisible();
  await userEvent.click(copy);
  expect(
    await screen.findByText('Cannot create consignment copy/return, please try again later'),
  ).toBeVisible();
  expect(link.open).not.toHaveBeenCalled();

  for (const [name, copyType, opened] of [
    ['Create Copy', 'Copy', 'TAS0000002'],
    ['Create Return', 'Return', 'TAS0000003'],
  ] as const) {
    await userEvent.click(await findMenuItem(name));
    await waitFor(() => expect(link.open).toHaveBeenLastCalledWith(opened));
    expect(callsTo(session, copies).at(-1)?.body).toMatchObject({ copyType, copySender: true });
    expect(await screen.findByText(`${copyType} of ${reference} created`)).toBeVisible();
  }
  expect(link.open).toHaveBeenCalledTimes(2);
  const [failed, again, other] = keysTo(session, copies);
  expect(again).toBe(failed);
  expect(other).not.toBe(failed);
});

describe('header buttons', () => {
  it('[CONS-02] [CONS-104] [CONS-10] the status explains every status, and Delivered has no Save', async () => {
    await openSaved(at('DELIVERED'));
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.click(button('Delivered'));
    const dialog = await screen.findByRole('dialog', { name: 'What each status means' });
    expect(dialog).toHaveTextContent('Validated and awaiting the pickup request');
  });

  it('[CONS-101] the status disables Save for a user who may change only receivers', async () => {
    await openSaved(at('STAGED'), {}, { permissions: ['Access.DISPATCH', 'Consignment.LimitedEdit'] });
    expect(save()).toHaveAccessibleDescription(/, so it can't be changed$/);
  });

  it('[CONS-25] [CONS-27] [CONS-36] limited edit without printing edits and sends only the receiver', async () => {
    const receiver = 'PUT /api/v1/consignments/{ref}/receiver';
    const { session } = await openSaved(
      at('FINAL'),
      {
        [receiver]: at('FINAL', {
          receiverReference: 'R-9',
          lastModifiedAtDateTimeUtc: '2026-11-21T00:00:00Z',
        }),
      },
      { permissions: ['Access.DISPATCH', 'Consignment.LimitedEdit'] },
    );
    expect(screen.getByLabelText('Sender notes')).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: /Edit sender|Add item|Download|Print labels/ })).toBeNull();
    enterText(screen.getByLabelText('Receiver reference (optional)'), 'R-9');
    await userEvent.click(save());
    expect(await screen.findByText('The consignment has been saved')).toBeVisible();
    expect(callsTo(session, update)).toHaveLength(0);
    expect(callsTo(session, receiver)[0]?.body).toEqual({
      lastModifiedAtDateTimeUtc: '2026-11-20T00:00:00Z',
      receiverParticipantId: testId(1_011),
      receiverParticipant: { phone: '09 123 4567', email: 's11@kowhai.example' },
      receiverReference: 'R-9',
    });
  });

  it('[CONS-06] [CONS-49] [CONS-59] Next on the sender saves and opens the receiver, Next on the receiver focuses freight', async () => {
    const saved = at('FINAL', { senderReference: 'PO-2', lastModifiedAtDateTimeUtc: '2026-11-21T00:00:00Z' });
    const { session } = await openSaved(at('FINAL'), { [update]: saved });
    await userEvent.click(button('Edit sender'));
    const field = screen.getByLabelText('Sender reference (optional)');
    enterText(field, 'PO-2');
    await userEvent.click(button('Next: receiver'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Receiver site' })).toHaveFocus());
    expect(callsTo(session, update)).toHaveLength(1);
    expect(screen.getByLabelText('Sender reference')).toHaveAttribute('readonly');
    await userEvent.click(button('Next: freight items'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull());
    expect(callsTo(session, update)).toHaveLength(1);
  });
});
