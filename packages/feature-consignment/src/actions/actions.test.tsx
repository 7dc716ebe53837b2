import type { Consignment } from '@consign/api-client/consignment';
import { buildConsignment } from '@consign/consignment-parts/testing';
import type { StatusCode } from '@consign/domain/status';
import { testId } from '@consign/session/testing';
import { enterText } from '@consign/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { isFollowed } from '../testing/follow-link.js';
import { manualTimer } from '../testing/manual-timer.js';
import {
  callsTo,
  detail,
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

const names: Partial<Record<StatusCode, string>> = { DRAFT: 'Draft', FINAL: 'Ready', STAGED: 'Staged' };

function at(code: StatusCode, more: Partial<Consignment> = {}): Consignment {
  return buildConsignment(reference, {
    lastModifiedAtDateTimeUtc: '2026-11-20T00:00:00Z',
    statusHistory: [
      { code, name: names[code] ?? code, statusDate: '2026-11-20T00:00:00Z', deliveryEvents: [] },
    ],
    ...more,
  });
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

async function findMenuItem(name: string): Promise<HTMLElement> {
  await userEvent.click(button('More Actions'));
  return screen.findByRole('menuitem', { name: new RegExp(`^${name}`) });
}

/** An instant as `toISOString` writes it. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe('the buttons of the header', () => {
  it('[CONS-140] [PLAT-250] on a tablet only Close and Print labels are symbols; toasts cover none', async () => {
    const { onClose } = await openSaved(at('FINAL'));
    const close = screen.getByRole('link', { name: 'Close' });
    const symbols = [...document.querySelectorAll('[data-symbol]')];
    expect(symbols).toEqual([close, button('Print labels')]);
    for (const each of [close, button('Print labels'), save()]) {
      expect(each.closest('[data-uncovered]')).not.toBeNull();
    }
    // With Ctrl the link opens in a new tab.
    expect(isFollowed(close, 'click', { ctrlKey: true })).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('mark as ready and request pickup', () => {
  it('[CONS-21] [CONS-37] checks, saves, changes the status, and reloads the consignment', async () => {
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
    enterText(screen.getByLabelText('Sales reference (optional)'), 'SO-1');
    await userEvent.click(button('Mark As Ready'));
    expect(await screen.findByText('Marked as ready')).toBeVisible();
    const order = session.server.names().filter((name) => name === update || name === ready);
    expect(order).toEqual([update, ready]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark As Ready' })).toBeNull());
  });

  it('[CONS-25] [CONS-41] [CONS-42] [CONS-50] checks the rules for leaving Draft before sending anything', async () => {
    const { session } = await openSaved(
      buildConsignment(reference, { lineItems: [], requestedDeliveryDateTimeUtc: null }),
    );
    await userEvent.click(button('Request Pickup'));
    expect(await screen.findByText('The pickup was not requested')).toBeVisible();
    expect(screen.getByRole('link', { name: 'At least one freight item is required' })).toBeVisible();
    expect(callsTo(session, update)).toHaveLength(0);
    // A draft has no documents.
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  });

  it('[ERR-25] the summary lists what is not mended yet, and goes with the last of it', async () => {
    await openSaved(
      buildConsignment(reference, { salesReference: 'x'.repeat(251), requestedDeliveryDateTimeUtc: null }),
    );
    await userEvent.click(button('Request Pickup'));
    expect(await screen.findByText('The pickup was not requested')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Additional details are invalid' })).toBeVisible();
    enterText(screen.getByLabelText(/^Requested delivery date/u), '25/11/2026');
    expect(screen.queryByRole('link', { name: /Requested delivery date/u })).toBeNull();
    expect(screen.getByText('The pickup was not requested')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Sales reference (optional)'), '{Backspace}');
    expect(screen.queryByText('The pickup was not requested')).toBeNull();
  });

  it('[CONS-22] [CONS-34] [CONS-142] a double click requests one pickup, and disables the other actions', async () => {
    const { session } = await openSaved(at('FINAL'), {
      [update]: at('FINAL'),
      [pickup]: () => new Promise<never>(() => undefined),
    });
    fireEvent.click(button('Request Pickup'));
    fireEvent.click(button('Request Pickup'));
    fireEvent.click(save());
    const notes = await screen.findByLabelText('Sender notes');
    expect(notes.closest('[data-locked]')).not.toBeNull();
    // Text stays text.
    expect(notes.closest('[data-text]')).toBeNull();
    expect(screen.getByLabelText('Sender reference').closest('[data-locked] [data-text]')).not.toBeNull();
    await requestNow();
    await waitFor(() => expect(callsTo(session, pickup)).toHaveLength(1));
    expect(callsTo(session, update)).toHaveLength(1);
    expect(save()).toHaveAccessibleDescription('Another action is in progress');
    // The form is locked while the status changes.
    expect(screen.getByLabelText('Sender notes')).toHaveAttribute('readonly');
  });

  it('[CONS-34] [CONS-52] retries a lost response with the same key and moment, without saving twice', async () => {
    let tries = 0;
    const { session } = await openSaved(at('FINAL'), {
      [update]: at('FINAL'),
      [pickup]: () => {
        tries += 1;
        if (tries === 1) throw new TypeError('Failed to fetch');
        return null;
      },
    });
    await userEvent.click(button('Request Pickup'));
    await requestNow();
    expect(await screen.findByText('Cannot finalise consignment, please try again later')).toBeVisible();
    // It may have been requested: there is nothing to undo.
    await userEvent.click(button('Request Pickup'));
    expect(await screen.findByText('Pickup requested')).toBeVisible();
    const [first, second] = callsTo(session, pickup);
    expect(first?.headers.get('idempotency-key')).toMatch(/^[\w-]{20,}$/);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(first?.body).toEqual({ dateTimeUtc: expect.stringMatching(instant) });
    expect(second?.body).toEqual(first?.body);
    expect(callsTo(session, update)).toHaveLength(1);
  });

  it('[CONS-32] [CONS-52] shows which of the two calls failed', async () => {
    let isBroken = true;
    const { session } = await openSaved(at('FINAL'), {
      [update]: () => (isBroken ? new Response(null, { status: 503 }) : at('FINAL')),
      [pickup]: () => refusal(422, 'The depot is closed'),
    });
    await userEvent.click(button('Request Pickup'));
    expect(await screen.findByText('Cannot update consignment, please try again later')).toBeVisible();
    expect(callsTo(session, pickup)).toHaveLength(0);
    isBroken = false;
    await userEvent.click(button('Request Pickup'));
    await requestNow();
    expect(await screen.findByText('Cannot finalise consignment, please try again later')).toBeVisible();
    expect(screen.getByText('The depot is closed')).toBeVisible();
  });

  it.each([
    ['with', true, 2],
    ['without', false, 1],
  ] as const)(
    '[CONS-24] %s the price permission it is read again after 3 seconds',
    async (_with, seesPrices, reads) => {
      const timer = manualTimer();
      const permissions = ['Access.DISPATCH', 'Consignment.MAINTAIN', 'Consignment.LimitedEdit'] as const;
      const { session } = await openSaved(
        at('FINAL'),
        { [update]: at('FINAL'), [pickup]: null },
        { permissions: seesPrices ? [...permissions, 'Consignment.ViewPricing'] : permissions },
        { schedule: timer.schedule },
      );
      const before = callsTo(session, detail).length;
      await userEvent.click(button('Request Pickup'));
      await requestNow();
      expect(await screen.findByText('Pickup requested')).toBeVisible();
      act(() => timer.advance(2_999));
      expect(callsTo(session, detail)).toHaveLength(before + 1);
      act(() => timer.advance(1));
      await waitFor(() => expect(callsTo(session, detail)).toHaveLength(before + reads));
    },
  );
});

describe('cancel', () => {
  it('[CONS-23] asks for confirmation, and sends the reason', async () => {
    let stored = at('FINAL');
    const { session } = await openSaved(stored, {
      [detail]: () => stored,
      [cancelled]: () => {
        stored = at('CANCELLED', { lastModifiedAtDateTimeUtc: '2026-11-20T00:00:01Z' });
        return null;
      },
    });
    await userEvent.click(await findMenuItem('Cancel Consignment'));
    expect(await screen.findByText('Are you sure you want to cancel this consignment?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(callsTo(session, cancelled)).toHaveLength(0);
    await userEvent.click(await findMenuItem('Cancel Consignment'));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel consignment' }));
    expect(await screen.findByText('Consignment cancelled')).toBeVisible();
    expect(callsTo(session, cancelled)[0]?.body).toEqual({
      reason: 'Cancelled by Consign user',
      dateTimeUtc: expect.stringMatching(instant),
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit sender' })).toBeNull());
  });

  it('[CONS-52] shows a failed cancel and keeps the input', async () => {
    await openSaved(at('FINAL'), { [cancelled]: () => refusal(409, 'It is Staged already') });
    enterText(screen.getByLabelText('Sales reference (optional)'), 'SO-1');
    await userEvent.click(await findMenuItem('Cancel Consignment'));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel consignment' }));
    expect(await screen.findByText('Cannot cancel consignment, please try again later')).toBeVisible();
    expect(screen.getByText('It is Staged already')).toBeVisible();
    expect(screen.getByLabelText('Sales reference (optional)')).toHaveValue('SO-1');
  });

  it('[CONS-23] [CONS-99] is absent once it is too late, as are the other moves', async () => {
    await openSaved(at('STAGED'));
    expect(await findMenuItem('Copy and Request Pickup')).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /^Cancel/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Mark As Ready|Request Pickup/ })).toBeNull();
  });
});

describe('copies and returns', () => {
  it.each([
    ['Create Copy', 'Copy'],
    ['Create Return', 'Return'],
  ] as const)('[CONS-29] [CONS-35] [CONS-103] %s makes one, says so and opens it', async (name, copyType) => {
    const { session, link } = await openSaved(at('STAGED'), {
      [copies]: { id: testId(101), reference: 'TAS0000008' },
    });
    await userEvent.click(await findMenuItem(name));
    await waitFor(() => expect(link.open).toHaveBeenCalledExactlyOnceWith('TAS0000008'));
    expect(callsTo(session, copies)[0]?.body).toMatchObject({ copyType, copySender: true });
    expect(await screen.findByText(`${copyType} of ${reference} created`)).toBeVisible();
  });

  it('[CONS-32] [CONS-34] shows a failure, and retries with the same key', async () => {
    let tries = 0;
    const { session, link } = await openSaved(at('STAGED'), {
      [copies]: () => {
        tries += 1;
        return tries === 1
          ? new Response(null, { status: 503 })
          : { id: testId(101), reference: 'TAS0000008' };
      },
    });
    await userEvent.click(await findMenuItem('Create Copy'));
    expect(
      await screen.findByText('Cannot create consignment copy/return, please try again later'),
    ).toBeVisible();
    await userEvent.click(await findMenuItem('Create Copy'));
    await waitFor(() => expect(link.open).toHaveBeenCalledOnce());
    const keys = callsTo(session, copies).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('[CONS-59] [PLAT-16] copies what is saved: unsaved changes must be saved first', async () => {
    const { session } = await openSaved(at('FINAL'));
    // Recorded without the data of the consignment.
    expect(session.events).toEqual([{ name: 'consignment opened' }]);
    enterText(screen.getByLabelText('Sales reference (optional)'), 'SO-1');
    expect(await findMenuItem('Create Copy')).toHaveTextContent('Save your changes first');
  });
});

describe('header buttons', () => {
  it('[CONS-104] [CONS-10] the status explains every status', async () => {
    await openSaved(at('DELIVERED'));
    await userEvent.click(button('DELIVERED'));
    const dialog = await screen.findByRole('dialog', { name: 'What each status means' });
    expect(dialog).toHaveTextContent('Validated and awaiting the pickup request');
  });

  it('[CONS-101] the status disables Save for a user who may change only receivers', async () => {
    const { session } = await openSaved(
      at('STAGED'),
      {},
      { permissions: ['Access.DISPATCH', 'Consignment.LimitedEdit'] },
    );
    expect(save()).toHaveAccessibleDescription(/, so it can't be changed$/);
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(session.server.names().filter((name) => name.startsWith('PUT /api/v1/consignments'))).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[CONS-02] [CONS-21] [CONS-22] [CONS-23] [CONS-35] hides the actions without MAINTAIN', async () => {
    await openSaved(at('FINAL'), {}, { permissions: ['Access.DISPATCH', 'Consignment.PRINT'] });
    expect(screen.queryByRole('button', { name: /Mark As Ready|Request Pickup|More Actions/ })).toBeNull();
    expect(button('Download')).toBeVisible();
  });

  it('[CONS-25] [CONS-27] [CONS-36] limited edit edits and sends only the receiver, and prints nothing', async () => {
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
    await userEvent.type(screen.getByLabelText('Receiver reference (optional)'), 'R-9');
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
    await userEvent.clear(field);
    await userEvent.type(field, 'PO-2');
    await userEvent.click(button('Next: receiver'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Receiver site' })).toHaveFocus());
    expect(callsTo(session, update)).toHaveLength(1);
    expect(screen.getByLabelText('Sender reference')).toHaveAttribute('readonly');
    await userEvent.click(button('Next: freight items'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull());
    expect(callsTo(session, update)).toHaveLength(1);
  });
});
