import { buildConsignment } from '@consign/consignment-parts/testing';
import { emptyMeasures } from '@consign/domain/freight';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { savedValues } from '../form-values.js';
import {
  lastBody,
  callsTo,
  inTurn,
  noAnswer,
  removeWork,
  saveWork,
  openSaved,
  reference,
  save,
  unload,
  update,
  getWork,
  enter,
} from '../testing/consignment-harness.js';
import { toContent, parseUnsavedChanges } from './unsaved-changes.js';

const stored = buildConsignment(reference);
const storedWork = {
  content: toContent({ ...savedValues(stored), notes: 'Gate 9' }, null, stored),
  revision: 3,
  savedAtDateTimeUtc: '2026-11-21T01:32:00Z',
};

function notes(): HTMLElement {
  return screen.getByLabelText('Sender notes (optional)');
}

function title(): HTMLElement {
  return screen.getByRole('heading', { name: new RegExp(`^${reference} ?, Draft$`) });
}

function type(text: string): void {
  fireEvent.change(notes(), { target: { value: text } });
}

describe('unsaved changes on the consignment screen', () => {
  it('[CALL-49] [PLAT-13] [PLAT-19] are stored while typing, never in the browser’s storage, and removed by a save; without a network they stay in the tab, and the screen says so', async () => {
    const { session, timer } = await openSaved(stored, {
      [saveWork]: inTurn(noAnswer, { revision: 1, savedAtDateTimeUtc: '2026-11-21T00:00:00Z' }),
      [update]: { ...stored, notes: 'Gate 3', lastModifiedAtDateTimeUtc: '2026-11-21T00:00:00Z' },
    });
    await waitFor(() => expect(callsTo(session, getWork)).toHaveLength(1));
    type('Gate 3');
    act(() => timer.advance(1_500));
    expect(await screen.findByText(/Keep this tab open until you've saved/)).toBeVisible();
    expect(notes()).toHaveValue('Gate 3');
    act(() => timer.advance(10_000));
    expect(await screen.findByText('Unsaved changes (backed up)')).toBeVisible();
    expect(lastBody(session, saveWork)).toMatchObject({
      revision: null,
      content: { values: { notes: 'Gate 3' }, was: { notes: 'Ring the bell at gate 2' } },
    });
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Gate 3');
    // The browser still warns before the tab is closed: nothing is saved yet.
    expect(unload()).toBe(false);
    await userEvent.click(save());
    await waitFor(() => expect(callsTo(session, removeWork)).toHaveLength(1));
    expect(screen.queryByText('Unsaved changes (backed up)')).toBeNull();
  });

  it('[CONS-61] [PLAT-19] [PLAT-24] are offered, not overwritten before the user decides, and restored', async () => {
    const { session, timer } = await openSaved(stored, { [getWork]: storedWork });
    expect(await screen.findByText(/Unsaved changes from 21\/11\/2026 2:32:00 PM/)).toBeVisible();
    type('Gate 4');
    act(() => timer.advance(60_000));
    expect(callsTo(session, saveWork)).toHaveLength(0);
    expect(screen.getByText(/Restoring them replaces what you've just entered/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    expect(notes()).toHaveValue('Gate 9');
    expect(screen.queryByText(/Unsaved changes from/)).toBeNull();
    expect(unload()).toBe(false);
    expect(title()).toHaveFocus();
  });

  it('[CONS-61] [PLAT-19] [PLAT-24] are offered, and discarded for good; later ones are stored as the first', async () => {
    const { session, timer } = await openSaved(stored, { [getWork]: storedWork });
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(notes()).toHaveValue('Ring the bell at gate 2');
    expect(title()).toHaveFocus();
    await waitFor(() => expect(callsTo(session, removeWork)[0]?.query.get('revision')).toBe('3'));
    type('Gate 5');
    act(() => timer.advance(1_500));
    await waitFor(() => expect(lastBody(session, saveWork)).toMatchObject({ revision: null }));
  });

  it('[CONS-61] [PLAT-24] replace those of another window when the user says so', async () => {
    const { session, timer } = await openSaved(stored, {
      [saveWork]: inTurn(Response.json({ current: storedWork }, { status: 409 }), noAnswer),
    });
    await waitFor(() => expect(callsTo(session, getWork)).toHaveLength(1));
    type('Gate 3');
    act(() => timer.advance(1_500));
    await userEvent.click(await screen.findByRole('button', { name: 'Use this version' }));
    expect(title()).toHaveFocus();
    expect(lastBody(session, saveWork)).toMatchObject({
      revision: 3,
      content: { values: { notes: 'Gate 3' } },
    });
  });

  it("[PLAT-19] [CONS-33] are compared with somebody else's save when they are restored", async () => {
    const newer = buildConsignment(reference, {
      lastModifiedAtDateTimeUtc: '2026-11-20T00:00:00Z',
      salesReference: 'SO-5',
    });
    await openSaved(newer, { [getWork]: storedWork });
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    await screen.findByRole('dialog', { name: /Changed by someone else/ });
    await userEvent.click(screen.getByRole('button', { name: 'Continue with this' }));
    await waitFor(() => expect(notes()).toHaveValue('Gate 9'));
    expect(screen.getByLabelText('Sales reference (optional)')).toHaveValue('SO-5');
  });

  it('[PLAT-19] include a pending freight item, which cancelling removes', async () => {
    const { session, timer } = await openSaved(stored);
    await waitFor(() => expect(callsTo(session, getWork)).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Add item' }));
    enter('Description (optional)', 'Tea towels');
    act(() => timer.advance(1_500));
    expect(await screen.findByText('Unsaved changes (backed up)')).toBeVisible();
    expect(lastBody(session, saveWork)).toMatchObject({
      content: { begunItem: { itemId: null, draft: { description: 'Tea towels' } } },
    });
    enter('Description (optional)', 'Tea pots');
    act(() => timer.advance(1_500));
    await waitFor(() =>
      expect(lastBody(session, saveWork)).toMatchObject({
        content: { begunItem: { draft: { description: 'Tea pots' } } },
      }),
    );
    await screen.findByText('Unsaved changes (backed up)');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(callsTo(session, removeWork)).toHaveLength(1));
    expect(unload()).toBe(true);
  });

  it('[PLAT-19] restore a pending freight item into its form', async () => {
    const draft = { measures: emptyMeasures, packagingType: null, description: 'Tea towels' };
    const pendingItem = { itemId: null, version: null, draft: { ...draft, dangerousGoods: null } };
    const content = toContent(savedValues(stored), pendingItem, stored);
    await openSaved(stored, { [getWork]: { ...storedWork, content } });
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(screen.getByRole('form', { name: 'New freight item' })).toBeVisible();
    expect(screen.getByLabelText('Description (optional)')).toHaveValue('Tea towels');
    expect(screen.getByLabelText('Count')).toHaveFocus();
    expect(unload()).toBe(false);
  });

  it('[CONS-07] [PLAT-19] are removed when the user leaves and discards them', async () => {
    const leaving = { discard: vi.fn<() => void>(), stay: vi.fn<() => void>() };
    const { session, timer, rerender } = await openSaved(stored);
    await waitFor(() => expect(callsTo(session, getWork)).toHaveLength(1));
    type('Gate 3');
    act(() => timer.advance(1_500));
    await screen.findByText('Unsaved changes (backed up)');
    rerender({ leaving });
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(leaving.discard).toHaveBeenCalledOnce();
    await waitFor(() => expect(callsTo(session, removeWork)).toHaveLength(1));
  });

  it('[PLAT-19] that this form cannot read are not offered, but those stored before items were part of them', () => {
    const values = savedValues(stored);
    expect(parseUnsavedChanges(storedWork.content, values)?.values.notes).toBe('Gate 9');
    const { begunItem: _none, ...older } = storedWork.content;
    expect(parseUnsavedChanges(older, values)?.values.notes).toBe('Gate 9');
    expect(parseUnsavedChanges({ ...storedWork.content, version: 99 }, values)).toBeNull();
    expect(parseUnsavedChanges({ ...storedWork.content, values: { notes: 5 } }, values)).toBeNull();
    expect(parseUnsavedChanges({}, values)).toBeNull();
  });
});
