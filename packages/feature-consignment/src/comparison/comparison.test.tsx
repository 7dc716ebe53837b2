import type { UpdateConsignment } from '@consign/api-client/consignment';
import { buildConsignment, buildLineItem } from '@consign/consignment-parts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { savedValues } from '../form-values.js';
import {
  at,
  lastBody,
  callsTo,
  detail,
  inTurn,
  noAnswer,
  openSaved,
  reference,
  refusal,
  save,
  update,
  enter,
} from '../testing/consignment-harness.js';
import { fieldDifferences, itemDifferences, merge } from './differences.js';

const mine = buildConsignment(reference);
const theirs = buildConsignment(reference, {
  lastModifiedAtDateTimeUtc: '2026-11-20T00:00:00Z',
  notes: 'Gate 4',
  salesReference: 'SO-THEIRS',
});

function stale(current = theirs): Response {
  return Response.json({ messages: [], current }, { status: 409 });
}

/** What the server answers once it accepts a save. */
const accepted = { ...theirs, lastModifiedAtDateTimeUtc: '2026-11-21T00:00:00Z' };

function row(name: RegExp) {
  return within(screen.getByRole('group', { name }));
}

describe('conflicting save', () => {
  it('[CONS-33] [CONS-58] compares field by field, and saves the chosen sides', async () => {
    const { session } = await openSaved(mine, { [update]: inTurn(stale(), accepted) });
    enter('Sender notes (optional)', 'Gate 3');
    enter('Receiver notes (optional)', 'Ring first');
    await userEvent.click(save());

    await screen.findByRole('dialog', { name: /Changed by someone else/ });
    const notes = row(/^Sender notes/);
    expect(notes.getByText('Changed by both of you')).toBeVisible();
    expect(notes.getByText('Ring the bell at gate 2')).toBeVisible();
    expect(notes.getByRole('radio', { name: /Mine Gate 3/ })).toBeChecked();
    expect(row(/^Sales reference/).getByRole('radio', { name: /Theirs SO-THEIRS/ })).toBeChecked();
    expect(row(/^Receiver notes/).getByRole('radio', { name: /Mine Ring first/ })).toBeChecked();
    expect(screen.queryByRole('group', { name: /Sender reference/ })).toBeNull();

    await userEvent.click(notes.getByRole('radio', { name: /Theirs Gate 4/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save this' }));
    expect(await screen.findByText('The consignment has been saved')).toBeVisible();
    expect(lastBody<UpdateConsignment>(session, update)).toMatchObject({
      lastModifiedAtDateTimeUtc: '2026-11-20T00:00:00Z',
      notes: 'Gate 4',
      receiverNotes: 'Ring first',
      salesReference: 'SO-THEIRS',
    });
  });

  it('[CONS-33] [CONS-58] going back keeps the input, saving compares again, and all of one side can be taken', async () => {
    const { session } = await openSaved(mine, { [update]: inTurn(stale(), stale(), accepted) });
    enter('Sender notes (optional)', 'Gate 3');
    await userEvent.click(save());
    await userEvent.click(await screen.findByRole('button', { name: 'Back to form' }));
    expect(screen.getByLabelText('Sender notes (optional)')).toHaveValue('Gate 3');
    expect(screen.getByText('Could not update consignment, please try again later')).toBeVisible();
    await userEvent.click(save());
    await userEvent.click(await screen.findByRole('button', { name: 'Keep all of mine' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save this' }));
    await waitFor(() => expect(callsTo(session, update)).toHaveLength(3));
    expect(lastBody<UpdateConsignment>(session, update)).toMatchObject({
      notes: 'Gate 3',
      salesReference: null,
    });
  });

  it('[CONS-33] [CONS-34] [CONS-58] a save whose response was lost recognises its own result', async () => {
    const written = { ...mine, notes: 'Gate 3', lastModifiedAtDateTimeUtc: '2026-11-20T00:00:00Z' };
    const { session } = await openSaved(mine, { [update]: inTurn(noAnswer, stale(written)) });
    enter('Sender notes (optional)', 'Gate 3');
    await userEvent.click(save());
    expect(await screen.findByText(/What you entered is still here/)).toBeVisible();
    await userEvent.click(save());
    expect(await screen.findByText('The consignment has been saved')).toBeVisible();
    expect(callsTo(session, update)).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[CONS-33] [CONS-26] shows when the status no longer allows a save, and keeps the input read-only', async () => {
    let stored = mine;
    await openSaved(mine, {
      [detail]: () => stored,
      [update]: () => {
        stored = at('STAGED');
        return refusal(409, "This consignment is Staged, so it can't be changed");
      },
    });
    enter('Sender notes (optional)', 'Gate 3');
    await userEvent.click(save());
    expect(await screen.findByText('Could not update consignment, please try again later')).toBeVisible();
    await waitFor(() =>
      expect(save()).toHaveAccessibleDescription("This consignment is Staged, so it can't be changed"),
    );
    expect(screen.getByLabelText('Sender notes')).toHaveValue('Gate 3');
  });
});

describe('differences', () => {
  const names = { accounts: [], serviceTypes: [] };
  const was = savedValues(mine);

  it('[CONS-33] a field that both changed to the same value is not a difference', () => {
    const both = { ...was, notes: 'Gate 5' };
    expect(fieldDifferences({ was, mine: both, theirs: both }, names)).toEqual([]);
  });

  it('[CONS-33] merges mine, where chosen, into theirs', () => {
    const mineNow = { ...was, notes: 'Gate 3', salesReference: 'A' };
    const theirsNow = { ...was, notes: 'Gate 4', receiverNotes: 'B' };
    expect(merge(mineNow, theirsNow, { notes: 'mine', salesReference: 'theirs' })).toEqual({
      ...was,
      notes: 'Gate 3',
      receiverNotes: 'B',
    });
  });

  it('[CONS-33] matches items by id, whatever their order and version', () => {
    const one = buildLineItem(1, { version: 1 });
    const two = buildLineItem(2);
    expect(
      itemDifferences({ was: [one, two], mine: [one, two], theirs: [two, { ...one, version: 2 }] }),
    ).toEqual([]);
    const [added, ...others] = itemDifferences({ was: [one], mine: [one], theirs: [one, two] });
    expect(added).toMatchObject({ key: two.id, mine: '', suggested: 'theirs', isConflict: false });
    expect(others).toEqual([]);
  });
});
