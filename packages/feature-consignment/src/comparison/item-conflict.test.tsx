import type { UpdateLineItem } from '@consign/api-client/consignment';
import { buildConsignment, buildLineItem } from '@consign/consignment-parts/testing';
import type { TestSession } from '@consign/session/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { buildChange, buildHistory } from '../testing/change-history.js';
import {
  callsTo,
  choose,
  detail,
  inTurn,
  lastBody,
  noAnswer,
  openSaved,
  reference,
  refusal,
  type Answers,
  enter,
} from '../testing/consignment-harness.js';

const audit = 'GET /api/v2/consignments/{ref}/audit';
const addItem = 'POST /api/v1/consignments/{ref}/line-items';
const changeItem = 'PUT /api/v1/consignments/{ref}/line-items/{itemId}';
const removeItem = 'DELETE /api/v1/consignments/{ref}/line-items/{itemId}';

const one = buildLineItem(1, { version: 1 });
const two = buildLineItem(2, { version: 1, count: 5, description: 'Benchtop' });
const theirOne = { ...one, count: 7, version: 2 };

function row(name: RegExp) {
  return within(screen.getByRole('group', { name }));
}

async function take(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Save this' }));
}

function keys(session: TestSession) {
  return callsTo(session, addItem).map(({ headers }) => headers.get('idempotency-key'));
}

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
  it('[CONS-34] each Undo has a key of its own', async () => {
    let items = [one, two];
    const { session } = await openSaved(buildConsignment(reference, { lineItems: items }), {
      [detail]: () => buildConsignment(reference, { lineItems: items }),
      [removeItem]: () => {
        items = items.slice(1);
        return null;
      },
      [addItem]: one,
    });
    await removeFirst();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(callsTo(session, addItem)).toHaveLength(1));
    await removeFirst();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(callsTo(session, addItem)).toHaveLength(2));
    expect(new Set(keys(session)).size).toBe(2);
  });

  it('[FRGT-11] shows that an Undo was refused, with the item', async () => {
    await openSaved(buildConsignment(reference, { lineItems: [one] }), {
      [removeItem]: null,
      [addItem]: refusal(409, "This consignment is Staged, so it can't be changed"),
    });
    await removeFirst();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText("Couldn't restore the deleted freight item")).toBeVisible();
    expect(screen.getByText(/2 × Pallet, Flat-packed kitchen, .*: This consignment is Staged/)).toBeVisible();
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
    const [first, second, third] = keys(session);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
