import type { Consignment } from '@consign/api-client/consignment';
import { buildConsignment, buildLineItem } from '@consign/consignment-parts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { buildChange, buildHistory } from '../testing/change-history.js';
import {
  callsTo,
  detail,
  lastBody,
  openSaved,
  reference,
  refusal,
  save,
  update,
  type Answers,
  enter,
} from '../testing/consignment-harness.js';

const audit = 'GET /api/v2/consignments/{ref}/audit';
const addItem = 'POST /api/v1/consignments/{ref}/line-items';
const changeItem = 'PUT /api/v1/consignments/{ref}/line-items/{itemId}';
const ready = 'PUT /api/v1/consignments/{ref}/mark-as-ready';

const opened = '2026-11-18T21:05:00Z';
const changedAt = '2026-11-20T00:00:00Z';
const one = buildLineItem(1, { version: 1 });
const two = buildLineItem(2, { version: 1, count: 5, description: 'Benchtop' });
const theirOne = { ...one, count: 7, version: 2 };

/** The save is refused once, and from then on the consignment is read as the colleague saved it. */
async function openStale(
  lineItems: Consignment['lineItems'],
  theirItems: Consignment['lineItems'],
  answers: Answers = {},
) {
  const mine = buildConsignment(reference, { lineItems });
  const theirs = { ...mine, lastModifiedAtDateTimeUtc: changedAt, notes: 'Gate 4', lineItems: theirItems };
  let stored = mine;
  return openSaved(mine, {
    [detail]: () => stored,
    [update]: () => {
      if (stored !== mine) return { ...stored, lastModifiedAtDateTimeUtc: '2026-11-21T00:00:00Z' };
      stored = theirs;
      return Response.json({ messages: [], current: theirs }, { status: 409 });
    },
    ...answers,
  });
}

async function saveNotes(): Promise<void> {
  enter('Sender notes (optional)', 'Gate 3');
  await userEvent.click(save());
  await screen.findByRole('dialog', { name: /Changed by someone else/ });
}

function row(name: RegExp) {
  return within(screen.getByRole('group', { name }));
}

/** Waits until the form has read the colleague's count. */
async function counted(count: string): Promise<void> {
  const table = within(screen.getByRole('table', { hidden: true }));
  await waitFor(() => expect(table.getAllByText(count)).not.toHaveLength(0));
}

async function take(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Save this' }));
}

function keys(session: Awaited<ReturnType<typeof openStale>>['session'], name: string) {
  return callsTo(session, name).map(({ headers }) => headers.get('idempotency-key'));
}

describe('freight items in a stale save', () => {
  it('[CONS-33] [CONS-55] [CONS-58] keeps my items in the comparison after the stored ones were loaded, and names who changed what, and when', async () => {
    const { session } = await openStale([one], [theirOne], {
      [changeItem]: one,
      [audit]: buildHistory([
        buildChange({
          changedBy: 'Tama Dock',
          action: 'FreightItemChanged',
          subject: '2 × Pallet: Flat-packed kitchen',
          changes: [{ field: 'count', oldValue: '2', newValue: '7' }],
        }),
        buildChange({
          changes: [{ field: 'notes', oldValue: 'Ring the bell at gate 2', newValue: 'Gate 4' }],
        }),
        buildChange({
          changedBy: 'Earlier Editor',
          changedAtDateTimeUtc: opened,
          changes: [{ field: 'notes', oldValue: null, newValue: 'Ring the bell at gate 2' }],
        }),
      ]),
    });
    await saveNotes();
    expect(await screen.findByText(/^Mere Manager saved this consignment at/)).toBeVisible();
    expect(row(/^Sender notes/).getByText('Mere Manager')).toBeVisible();
    expect(row(/^Sender notes/).getByText('20/11/2026 1:00:00 PM')).toBeVisible();
    expect(row(/^Freight item 1/).getByText('Tama Dock')).toBeVisible();
    await counted('7');
    const item = row(/^Freight item 1/);
    expect(item.getByRole('radio', { name: /Theirs 7 × Pallet/ })).toBeChecked();
    await userEvent.click(item.getByRole('radio', { name: /Mine 2 × Pallet/ }));
    await take();
    await waitFor(() => expect(lastBody(session, changeItem)).toMatchObject({ count: 2, version: 2 }));
  });

  it('[CONS-58] shows the dimensions of an item, and that a colleague deleted it', async () => {
    await openStale([one, two], [{ ...one, length: 1.25, version: 2 }]);
    await saveNotes();
    const theirs = row(/^Freight item 1/).getByRole('radio', { name: /Theirs/ });
    expect(theirs).toHaveAccessibleName(/1\.25 × 1\.00 × 1\.20 m/);
    expect(row(/^Freight item 2/).getByRole('radio', { name: /Theirs Deleted/ })).toBeChecked();
  });

  it('[CONS-58] shows every item that was refused, and sends nothing else', async () => {
    const { session } = await openStale([one, two], [theirOne], {
      [changeItem]: refusal(400, 'Weight is too high'),
      [addItem]: refusal(400, 'At most 500 freight items are allowed'),
    });
    await saveNotes();
    await userEvent.click(screen.getByRole('button', { name: 'Keep all of mine' }));
    await take();
    expect(await screen.findByText(/^Some freight items couldn't be saved/)).toBeVisible();
    expect(screen.getByText(/2 × Pallet, Flat-packed kitchen, .*: Weight is too high/)).toBeVisible();
    expect(screen.getByText(/5 × Pallet, Benchtop, .*: At most 500 freight items/)).toBeVisible();
    expect(callsTo(session, update)).toHaveLength(1);
    expect(screen.getByLabelText('Sender notes (optional)')).toHaveValue('Gate 3');
  });

  it('[CONS-34] [CONS-58] each item that is added again has a key of its own', async () => {
    const { session } = await openStale([one, two], [], { [addItem]: one });
    await saveNotes();
    await userEvent.click(screen.getByRole('button', { name: 'Keep all of mine' }));
    await take();
    await waitFor(() => expect(callsTo(session, update)).toHaveLength(2));
    expect(new Set(keys(session, addItem)).size).toBe(2);
  });

  it('[CONS-58] [CONS-21] saves the items and the form before the status moves', async () => {
    const { session } = await openStale([one], [theirOne], { [changeItem]: one, [ready]: null });
    enter('Sender notes (optional)', 'Gate 3');
    await userEvent.click(screen.getByRole('button', { name: 'Mark As Ready' }));
    await screen.findByRole('dialog', { name: /Changed by someone else/ });
    await userEvent.click(screen.getByRole('button', { name: 'Keep all of mine' }));
    await take();
    await waitFor(() => expect(callsTo(session, ready)).toHaveLength(1));
    const order = session.server.calls.map(({ name }) => name).filter((name) => /^(PUT|POST)/.test(name));
    expect(order.filter((name) => [update, changeItem, ready].includes(name))).toEqual([
      update,
      changeItem,
      update,
      ready,
    ]);
  });
});
