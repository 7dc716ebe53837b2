import type { CreateConsignment } from '@consign/api-client/consignment';
import { buildConsignment } from '@consign/consignment-parts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import {
  callsTo,
  create,
  detail,
  fillDraft,
  inTurn,
  lastBody,
  openSaved,
  reference,
  save,
  sessionWith,
  show,
  update,
  enter,
} from './testing/consignment-harness.js';

const loaded = buildConsignment(reference);
const notes = 'Sender notes (optional)';

/** `unwrap.test.ts` has every kind of odd answer. */
describe('a save that is answered with', () => {
  it('[ERR-14] [CONS-52] another object keeps the form, says so and can be repeated', async () => {
    const { session } = await openSaved(loaded, {
      [update]: inTurn(Response.json({ ok: true }), { ...loaded, notes: 'Gate 3' }),
      [detail]: loaded,
    });
    enter(notes, 'Gate 3');
    await userEvent.click(save());
    expect(await screen.findByText('Could not update consignment, please try again later')).toBeVisible();
    expect(screen.getByLabelText(notes)).toHaveValue('Gate 3');
    await userEvent.click(save());
    expect(await screen.findByText('The consignment has been saved')).toBeVisible();
    expect(callsTo(session, update)).toHaveLength(2);
  });
});

describe('a create that is answered with', () => {
  it('[ERR-14] [CONS-32] 204 keeps the form, says so and can be repeated', async () => {
    const session = sessionWith({
      [create]: inTurn(new Response(null, { status: 204 }), { id: 'c1', reference }),
    });
    const { onCreated } = show(session);
    await fillDraft();
    enter(notes, 'Gate 3');
    await userEvent.click(save());
    expect(await screen.findByText(/^Couldn't create consignment/)).toBeVisible();
    // Locked, until the same call tells whether it was created (CONS-34).
    expect(screen.queryByDisplayValue('Gate 3') ?? screen.getByText('Gate 3')).toBeVisible();
    await userEvent.click(save());
    await waitFor(() => expect(onCreated).toHaveBeenCalledExactlyOnceWith(reference));
    const keys = callsTo(session, create).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(lastBody<CreateConsignment>(session, create).notes).toBe('Gate 3');
  });
});
