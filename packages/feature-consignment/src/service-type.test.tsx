import type { Consignment, UpdateConsignment } from '@consign/api-client/consignment';
import { buildConsignment, buildExtra } from '@consign/consignment-parts/testing';
import { defaultFeatureFlags } from '@consign/domain/settings';
import { installDom } from '@consign/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import {
  callsTo,
  choose,
  detail,
  getWork,
  inTurn,
  lastBody,
  openSaved,
  reference,
  refusal,
  save,
  select,
  update,
  type Answers,
} from './testing/consignment-harness.js';
import { savedValues } from './form-values.js';
import { toContent } from './unsaved-work/unsaved-changes.js';

installDom();

const question = 'Changing service type will reset your Extras selection. Do you want to continue?';
const failed = 'Failed to update service type';
const flags = { ...defaultFeatureFlags, DeliveryExtras: true };
const unload = buildExtra(2, 'Hand unload', { instructionCode: 'INCLUDED' });
const inside = buildExtra(5, 'Inside delivery', { serviceTypeCode: 'OVERNIGHT' });

const stored = buildConsignment(reference, { availableDeliveryExtras: [unload], deliveryExtras: [unload] });
const changed: Consignment = {
  ...stored,
  lastModifiedAtDateTimeUtc: '2026-11-21T00:00:00Z',
  serviceType: { code: 'OVERNIGHT', name: 'Overnight', cubicFactor: null },
  availableDeliveryExtras: [inside],
  deliveryExtras: [inside],
};

/** A server that keeps the change once it is saved. */
function server(first: Consignment, saved: Consignment = changed): Answers {
  let current = first;
  return {
    [detail]: () => current,
    [update]: () => {
      current = saved;
      return saved;
    },
  };
}

const dialog = () => screen.findByRole('dialog', { name: 'Service type' });
const confirm = async () =>
  userEvent.click(within(await dialog()).getByRole('button', { name: 'Change service type' }));
const notes = () => screen.getByRole('textbox', { name: /^Sender notes/u });

describe('another service type of a saved consignment', () => {
  it('[CONS-47] [CONS-53] asks when extras were chosen, declining changes nothing, and confirming leaves nothing unsaved', async () => {
    const { session, onDirtyChange } = await openSaved(stored, server(stored), { flags });
    await choose('Service type', /Overnight/u);
    expect(await dialog()).toHaveTextContent(question);
    expect(select('Service type')).toHaveValue('General freight');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(select('Service type')).toHaveValue('General freight');
    expect(callsTo(session, update)).toEqual([]);
    expect(screen.queryByText(failed)).toBeNull();

    await choose('Service type', /Overnight/u);
    await confirm();
    expect(await screen.findByText('Inside delivery')).toBeVisible();
    await waitFor(() => expect(onDirtyChange).toHaveBeenLastCalledWith(false));
    expect(callsTo(session, update)).toHaveLength(1);
  });

  it('[CONS-53] is saved immediately, on its own, and the extras of the new service type are shown', async () => {
    const { session, onDirtyChange } = await openSaved(stored, server(stored), { flags });
    fireEvent.change(notes(), { target: { value: 'Gate 3' } });
    await choose('Service type', /Overnight/u);
    await confirm();
    expect(await screen.findByText('Inside delivery')).toBeVisible();
    expect(screen.queryByText('Hand unload')).toBeNull();
    expect(lastBody<UpdateConsignment>(session, update)).toMatchObject({
      serviceType: 'OVERNIGHT',
      notes: 'Ring the bell at gate 2',
      lastModifiedAtDateTimeUtc: stored.lastModifiedAtDateTimeUtc,
    });
    // The typed notes are still there, unsaved, and are saved against the new version.
    expect(notes()).toHaveValue('Gate 3');
    expect(select('Service type')).toHaveValue('Overnight');
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(save());
    await waitFor(() => expect(callsTo(session, update)).toHaveLength(2));
    expect(lastBody<UpdateConsignment>(session, update)).toMatchObject({
      serviceType: 'OVERNIGHT',
      notes: 'Gate 3',
      lastModifiedAtDateTimeUtc: changed.lastModifiedAtDateTimeUtc,
    });
  });

  it('[CONS-53] does not ask where nothing was chosen', async () => {
    const untold = {
      ...unload,
      instruction: { ...unload.instruction, instructionCode: 'EXCLUDED' as const },
    };
    const first = { ...stored, deliveryExtras: [untold] };
    await openSaved(first, server(first), { flags });
    await choose('Service type', /Overnight/u);
    expect(await screen.findByText('Inside delivery')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[CONS-53] that the server refuses is taken back, and nothing that was typed is lost', async () => {
    const refused = refusal(422, 'This service type is not available', {
      id: 'CONS-45',
      path: 'serviceType',
    });
    await openSaved(stored, { ...server(stored), [update]: refused }, { flags });
    fireEvent.change(notes(), { target: { value: 'Gate 3' } });
    await choose('Service type', /Overnight/u);
    await confirm();
    expect(await screen.findByText(failed)).toBeVisible();
    expect(screen.getByText('This service type is not available')).toBeVisible();
    expect(screen.getByText(/^Your other changes are still here, unsaved/u)).toBeVisible();
    expect(select('Service type')).toHaveValue('General freight');
    expect(notes()).toHaveValue('Gate 3');
    expect(await screen.findByText('Hand unload')).toBeVisible();
  });

  it('[CONS-33] [CONS-53] meets somebody else’s save: the old one is back, and a later save compares', async () => {
    const theirs = { ...stored, lastModifiedAtDateTimeUtc: '2026-11-20T00:00:00Z', salesReference: 'SO-9' };
    const stale = Response.json({ messages: [], current: theirs }, { status: 409 });
    const answers = { [detail]: inTurn(stored, theirs), [update]: stale };
    const { session } = await openSaved(stored, answers, { flags });
    fireEvent.change(notes(), { target: { value: 'Gate 3' } });
    await choose('Service type', /Overnight/u);
    await confirm();
    expect((await screen.findAllByText(failed)).length).toBeGreaterThan(0);
    expect(select('Service type')).toHaveValue('General freight');
    expect(notes()).toHaveValue('Gate 3');
    await userEvent.click(save());
    expect(await screen.findByRole('dialog', { name: /Changed by someone else/u })).toBeVisible();
    expect(callsTo(session, update)).toHaveLength(2);
  });

  it('[CONS-33] [CONS-53] takes over somebody else’s save when nothing was typed', async () => {
    const theirs = { ...stored, lastModifiedAtDateTimeUtc: '2026-11-20T00:00:00Z', notes: 'Gate 9' };
    const stale = Response.json({ messages: [], current: theirs }, { status: 409 });
    await openSaved(stored, { [detail]: inTurn(stored, theirs), [update]: stale }, { flags });
    await choose('Service type', /Overnight/u);
    await confirm();
    expect((await screen.findAllByText(failed)).length).toBeGreaterThan(0);
    await waitFor(() => expect(notes()).toHaveValue('Gate 9'));
    expect(select('Service type')).toHaveValue('General freight');
  });

  it('[CONS-47] [PLAT-19] asks before restored work resets the extras', async () => {
    const restored = { ...savedValues(stored), serviceType: 'OVERNIGHT' };
    const work = {
      content: toContent(restored, null, stored),
      revision: 3,
      savedAtDateTimeUtc: '2026-11-21T01:32:00Z',
    };
    const { session } = await openSaved(stored, { ...server(stored), [getWork]: work }, { flags });
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(select('Service type')).toHaveValue('Overnight');
    await userEvent.click(save());
    expect(await dialog()).toHaveTextContent(question);
    expect(callsTo(session, update)).toEqual([]);
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(callsTo(session, update)).toHaveLength(1));
    expect(await screen.findByText('Inside delivery')).toBeVisible();
  });

  it('[CONS-47] without extras is a field like the others, flagged against the saved one', async () => {
    const { session } = await openSaved(stored, server(stored));
    await choose('Service type', /Overnight/u);
    expect(screen.getByText('Not saved: it is General freight')).toBeVisible();
    expect(callsTo(session, update)).toEqual([]);
    await choose('Service type', /General/u);
    expect(screen.queryByText('Not saved: it is General freight')).toBeNull();
  });
});
