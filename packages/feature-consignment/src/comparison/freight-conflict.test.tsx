import type { Consignment, UpdateLineItem } from '@consign/api-client/consignment';
import { buildConsignment, buildLineItem } from '@consign/consignment-parts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { buildChange, buildHistory } from '../testing/change-history.js';
import {
  audit,
  callsTo,
  choose,
  detail,
  enter,
  inTurn,
  keysTo,
  lastBody,
  noAnswer,
  openSaved,
  reference,
  refusal,
  save,
  update,
  type Answers,
} from '../testing/consignment-harness.js';

const addItem = 'POST /api/v1/consignments/{ref}/line-items';
const changeItem = 'PUT /api/v1/consignments/{ref}/line-items/{itemId}';
const removeItem = 'DELETE /api/v1/consignments/{ref}/line-items/{itemId}';
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

  it('[CONS-58] shows dimensions, what a colleague deleted, and every item that was refused, and sends nothing else', async () => {
    const { session } = await openStale([one, two], [{ ...theirOne, length: 1.25 }], {
      [changeItem]: refusal(400, 'Weight is too high'),
      [addItem]: refusal(400, 'At most 500 freight items are allowed'),
    });
    await saveNotes();
    const theirs = row(/^Freight item 1/).getByRole('radio', { name: /Theirs/ });
    expect(theirs).toHaveAccessibleName(/1\.25 × 1\.00 × 1\.20 m/);
    expect(row(/^Freight item 2/).getByRole('radio', { name: /Theirs Deleted/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Keep all of mine' }));
    await take();
    expect(await screen.findByText(/^Some freight items couldn't be saved/)).toBeVisible();
    expect(screen.getByText(/2 × Pallet, Flat-packed kitchen, .*: Weight is too high/)).toBeVisible();
    expect(screen.getByText(/5 × Pallet, Benchtop, .*: At most 500 freight items/)).toBeVisible();
    expect(callsTo(session, update)).toHaveLength(1);
    expect(screen.getByLabelText('Sender notes (optional)')).toHaveValue('Gate 3');
  });

  it('[CONS-58] [CONS-21] [CONS-34] adds each item again with a key of its own and saves the form before the status moves', async () => {
    const { session } = await openStale([one, two], [], { [addItem]: one, [ready]: null });
    enter('Sender notes (optional)', 'Gate 3');
    await userEvent.click(screen.getByRole('button', { name: 'Mark As Ready' }));
    await screen.findByRole('dialog', { name: /Changed by someone else/ });
    await userEvent.click(screen.getByRole('button', { name: 'Keep all of mine' }));
    await take();
    await waitFor(() => expect(callsTo(session, ready)).toHaveLength(1));
    const order = session.server.calls.map(({ name }) => name).filter((name) => /^(PUT|POST)/.test(name));
    expect(order.filter((name) => [update, addItem, ready].includes(name))).toEqual([
      update,
      addItem,
      addItem,
      update,
      ready,
    ]);
    expect(new Set(keysTo(session, addItem)).size).toBe(2);
  });
});

/** Answers 409 until the version matches. */
async function openItem(answers: Answers = {}) {
  let stored = buildConsignment(reference, { lineItems: [one] });
  const shown = await openSaved(stored, {
    [detail]: () => stored,
    [changeItem]: ({ body }) => {
      if ((body as UpdateLineItem).version === theirOne.version) return { ...one, count: 3, version: 3 };
      stored = { ...stored, lineItems: [theirOne] };
      return Response.json({ messages: [], current: theirOne }, { status: 409 });
    },
    ...answers,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Edit item 1' }));
  enter('Count', '3');
  await userEvent.click(screen.getByRole('button', { name: 'Save item' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep 2.8800 m³' }));
  return shown;
}

async function dialog(): Promise<void> {
  await screen.findByRole('dialog', { name: /Changed by someone else/ });
}

async function removeFirst(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Delete item 1' }));
}

async function add(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Add item' }));
}

async function enterItem(): Promise<void> {
  enter('Count', '1');
  await choose('Package type', /Pallet/);
  enter('Description (optional)', 'Chairs');
  enter('Volume', '1');
  enter('Weight', '10');
}

describe('an item form that is open while someone else changes the item', () => {
  it('[CONS-57] [CONS-58] compares both versions, and saves mine over theirs', async () => {
    const { session } = await openItem({
      [audit]: buildHistory([
        buildChange({
          action: 'FreightItemChanged',
          subject: '2 × Pallet: Flat-packed kitchen',
          changes: [{ field: 'count', oldValue: '2', newValue: '7' }],
        }),
      ]),
    });
    await dialog();
    const item = row(/^Freight item/);
    expect(item.getByText(/^2 × Pallet/)).toBeVisible();
    expect(item.getByRole('radio', { name: /Theirs 7 × Pallet/ })).not.toBeChecked();
    expect(item.getByRole('radio', { name: /Mine 3 × Pallet/ })).toBeChecked();
    expect(
      await screen.findByText(/^Mere Manager changed this freight item since you opened it/),
    ).toBeVisible();
    await take();
    expect(await screen.findByText('Freight has been saved')).toBeVisible();
    expect(lastBody(session, changeItem)).toMatchObject({ count: 3, version: 2 });
    expect(screen.queryByRole('button', { name: 'Save item' })).toBeNull();
  });

  it('[CONS-57] [CONS-58] keeps theirs, or goes back to the form with my input', async () => {
    const { session } = await openItem();
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Back to form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Count')).toHaveValue('3');
    await userEvent.click(screen.getByRole('button', { name: 'Save item' }));
    await dialog();
    await userEvent.click(row(/^Freight item/).getByRole('radio', { name: /Theirs 7/ }));
    await take();
    await waitFor(() => expect(screen.queryByLabelText('Count')).toBeNull());
    expect(callsTo(session, changeItem)).toHaveLength(2);
  });

  it('[CONS-57] [CONS-58] offers to add an item again that was deleted', async () => {
    const { session } = await openItem({
      [changeItem]: refusal(404, 'Not found'),
      [addItem]: { ...one, count: 3 },
    });
    await dialog();
    expect(row(/^Freight item/).getByRole('radio', { name: /Theirs Deleted/ })).toBeVisible();
    await take();
    await waitFor(() => expect(lastBody(session, addItem)).toMatchObject({ count: 3 }));
  });

  it('[CONS-34] [CONS-57] recognises its own change after a lost answer', async () => {
    await openItem({
      [changeItem]: Response.json(
        { messages: [], current: { ...one, count: 3, version: 2 } },
        { status: 409 },
      ),
    });
    expect(await screen.findByText('Freight has been saved')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('adding and restoring a freight item', () => {
  it('[CONS-34] [FRGT-11] each Undo has a key of its own; one that is refused is shown with its item', async () => {
    let items = [one, two];
    const { session } = await openSaved(buildConsignment(reference, { lineItems: items }), {
      [detail]: () => buildConsignment(reference, { lineItems: items }),
      [removeItem]: () => {
        items = items.slice(1);
        return null;
      },
      [addItem]: inTurn(one, refusal(409, "This consignment is Staged, so it can't be changed")),
    });
    await removeFirst();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(callsTo(session, addItem)).toHaveLength(1));
    await removeFirst();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText("Couldn't restore the deleted freight item")).toBeVisible();
    expect(screen.getByText(/5 × Pallet, Benchtop, .*: This consignment is Staged/)).toBeVisible();
    expect(new Set(keysTo(session, addItem)).size).toBe(2);
  });

  it('[CONS-34] an item whose answer was lost is added again with the same key, the next with another', async () => {
    const empty = buildConsignment(reference, { lineItems: [] });
    const { session } = await openSaved(empty, { [addItem]: inTurn(noAnswer, one) });
    await enterItem();
    await add();
    await waitFor(() => expect(callsTo(session, addItem)).toHaveLength(1));
    await screen.findByRole('button', { name: 'Add item' });
    await add();
    expect(await screen.findByText('Item has been added to consignment')).toBeVisible();
    await add();
    await enterItem();
    await add();
    await waitFor(() => expect(callsTo(session, addItem)).toHaveLength(3));
    const [first, second, third] = keysTo(session, addItem);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

it("[CONS-57] deleting a freight item shows somebody else's change first, and deletes that version on the next try", async () => {
  const changed = 'Someone else changed this freight item since you opened it. Nothing was deleted.';
  let stored = buildConsignment(reference, { lineItems: [buildLineItem(1, { version: 4 })] });
  const { session } = await openSaved(stored, {
    [detail]: () => stored,
    [removeItem]: ({ query }) => {
      if (query.get('version') !== '5') return refusal(409, changed, { id: 'CONS-57', path: 'version' });
      stored = buildConsignment(reference, { lineItems: [] });
      return null;
    },
  });
  stored = buildConsignment(reference, {
    lineItems: [buildLineItem(1, { version: 5, description: 'Theirs' })],
  });
  await removeFirst();
  expect(await screen.findByText(changed)).toBeVisible();
  expect(await screen.findByText('Theirs')).toBeVisible();
  await removeFirst();
  expect(await screen.findByText('Item has been deleted from consignment')).toBeVisible();
  expect(callsTo(session, removeItem).map(({ query }) => query.get('version'))).toEqual(['4', '5']);
});
