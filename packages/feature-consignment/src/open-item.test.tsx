import type { Consignment, CreateConsignment, LineItemInput } from '@consign/api-client/consignment';
import { buildConsignment, buildLineItem } from '@consign/consignment-parts/testing';
import { testId } from '@consign/session/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import {
  callsTo,
  choose,
  create,
  detail,
  fillDraft,
  lastBody,
  openSaved,
  reference,
  refusal,
  save,
  sessionWith,
  show,
  update,
  enter,
} from './testing/consignment-harness.js';

const createItem = 'POST /api/v1/consignments/{ref}/line-items';
const ready = 'PUT /api/v1/consignments/{ref}/mark-as-ready';

const kitchen = buildLineItem(1, { description: 'Kitchen' });

async function enterItem(): Promise<void> {
  await choose('Package type', /Pallet/);
  enter('Description (optional)', 'Kitchen');
}

/** A consignment that stores added items. */
async function openEmpty(more: Parameters<typeof openSaved>[1] = {}) {
  let stored: Consignment = buildConsignment(reference, { lineItems: [] });
  return openSaved(stored, {
    [detail]: () => stored,
    [createItem]: () => {
      stored = buildConsignment(reference, { lineItems: [kitchen] });
      return kitchen;
    },
    [update]: () => stored,
    [ready]: null,
    ...more,
  });
}

describe('a freight item that is open in the form', () => {
  it('[FRGT-20] is part of the first save', async () => {
    const session = sessionWith({ [create]: { id: testId(100), reference } });
    const { onCreated } = show(session);
    await fillDraft();
    await enterItem();
    await userEvent.click(save());
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(lastBody<CreateConsignment>(session, create).lineItems).toMatchObject([
      { packagingType: 'PALLET', description: 'Kitchen', count: 1 },
    ]);
    expect(callsTo(session, create)).toHaveLength(1);
  });

  it('[FRGT-20] is added before a saved consignment is saved, once', async () => {
    const { session } = await openEmpty();
    await enterItem();
    await userEvent.dblClick(save());
    expect(await screen.findByText('The consignment has been saved')).toBeVisible();
    expect(callsTo(session, createItem)).toHaveLength(1);
    expect(lastBody<LineItemInput>(session, createItem)).toMatchObject({ description: 'Kitchen' });
    expect(callsTo(session, update)).toHaveLength(1);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('[FRGT-20] counts for a status that requires freight', async () => {
    const { session } = await openEmpty();
    await enterItem();
    await userEvent.click(screen.getByRole('button', { name: 'Mark As Ready' }));
    await waitFor(() => expect(callsTo(session, ready)).toHaveLength(1));
    expect(callsTo(session, createItem)).toHaveLength(1);
  });

  it('[FRGT-20] stays in the form if it is refused, and nothing is saved', async () => {
    const message = 'Weight must be a number from 0.01 to 40,000';
    const { session } = await openEmpty({
      [createItem]: () => refusal(422, message, { id: 'FRGT-06', path: 'weight' }),
    });
    await enterItem();
    await userEvent.click(save());
    await waitFor(() => expect(screen.getByLabelText('Weight')).toHaveFocus());
    expect(screen.getByLabelText('Description (optional)')).toHaveValue('Kitchen');
    expect(callsTo(session, update)).toEqual([]);
  });

  it('[FRGT-20] [FRGT-15] waits for the answer about its volume', async () => {
    const { session } = await openEmpty();
    await enterItem();
    enter('Count', '6');
    enter('Length (optional)', '1');
    await userEvent.click(save());
    await waitFor(() => expect(screen.getByRole('button', { name: '× 6' })).toHaveFocus());
    expect(callsTo(session, createItem)).toEqual([]);
    expect(callsTo(session, update)).toEqual([]);
  });
});
