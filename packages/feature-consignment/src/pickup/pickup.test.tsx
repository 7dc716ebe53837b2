import type { Consignment } from '@consign/api-client/consignment';
import { defaultPreferences } from '@consign/queries';
import { tenantSettings } from '@consign/session/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  at,
  callsTo,
  detail,
  openSaved,
  reference,
  requestNow,
  update,
  type Answers,
  type Options,
} from '../testing/consignment-harness.js';

const pickup = 'PUT /api/v1/consignments/{ref}/request-pickup';
const ready = 'PUT /api/v1/consignments/{ref}/mark-as-ready';
const documents = 'POST /api/v1/consignments/bulk/documents';
const getPreferences = 'GET /api/v1/users/me/preferences';
const labels = {
  items: [{ documentType: 'FRTLABEL' as const, uri: '/files/1/Labels.pdf?e=1&s=2' }],
  results: [],
};

const button = (name: string) => screen.getByRole('button', { name });

/** Opens a consignment whose pickup can be requested; `delivery` is what the server adds. */
async function openReady(
  stored: Consignment,
  {
    answers = {},
    data = {},
    delivery = stored.requestedDeliveryDateTimeUtc,
  }: {
    readonly answers?: Answers;
    readonly data?: Options['data'];
    readonly delivery?: string | null;
  } = {},
) {
  const printFile = vi.fn<(content: Blob) => Promise<boolean>>(async () => true);
  let now = stored;
  const opened = await openSaved(
    stored,
    {
      [detail]: () => now,
      [update]: () => now,
      [pickup]: () => {
        now = at('STAGED', {
          requestedDeliveryDateTimeUtc: delivery,
          lastModifiedAtDateTimeUtc: '2026-11-21T00:00:00Z',
        });
        return null;
      },
      [documents]: labels,
      ...answers,
    },
    data,
    { printFile },
  );
  return { ...opened, printFile };
}

beforeEach(() => {
  // The file of the labels.
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response('%PDF-')),
  );
});
afterEach(() => vi.unstubAllGlobals());

const filled = () =>
  screen
    .getAllByRole('button')
    .filter((each) => each.dataset['variant'] === 'filled')
    .map((each) => each.textContent);

it('[FRGT-36] the primary button is the only filled one while the form of a freight item is open', async () => {
  await openReady(at('DRAFT'));
  expect(filled()).toEqual(['Mark As Ready']);
  await userEvent.click(button('Add item'));
  const form = within(screen.getByRole('form', { name: 'New freight item' }));
  expect(form.getByRole('button', { name: 'Add item' }).dataset['variant']).toBe('light');
  expect(filled()).toEqual(['Mark As Ready']);
});

describe('the moment to undo a pickup request', () => {
  it('[CONS-83] [CONS-85] is as long as the user wants, can be paused, and then it is requested, and the labels are next', async () => {
    const answers = { [getPreferences]: { ...defaultPreferences, undoSeconds: 10 as const } };
    const { session, timer } = await openReady(at('FINAL'), { answers });
    await waitFor(() => expect(callsTo(session, getPreferences)).toHaveLength(1));
    expect(filled()).toEqual(['Request Pickup']);
    await userEvent.click(button('Request Pickup'));
    expect(await screen.findByText(/Requesting pickup in 10 s/u)).toBeVisible();
    expect(button('Request Pickup')).toHaveFocus();
    act(() => timer.advance(9_000));
    expect(screen.getByText(/Requesting pickup in 1 s/u)).toBeVisible();
    await userEvent.click(button('Pause'));
    act(() => timer.advance(60_000));
    expect(screen.getByText(/Pickup request paused/u)).toBeVisible();
    expect(callsTo(session, pickup)).toHaveLength(0);
    await userEvent.click(button('Continue'));
    act(() => timer.advance(1_000));
    expect(await screen.findByText('Pickup requested')).toBeVisible();
    expect(callsTo(session, pickup)).toHaveLength(1);
    await waitFor(() => expect(filled()).toEqual(['Print labels']));
  });

  it.each([
    ['Undo', () => userEvent.click(button('Undo'))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('[CONS-85] %s saves the changes, and requests nothing', async (_name, undo) => {
    const { session, timer } = await openReady(at('FINAL'));
    await userEvent.click(button('Request Pickup'));
    await screen.findByRole('button', { name: 'Undo' });
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await undo();
    expect(await screen.findByText('The pickup was not requested. Your changes are saved.')).toBeVisible();
    act(() => timer.advance(60_000));
    expect(callsTo(session, update)).toHaveLength(1);
    expect(callsTo(session, pickup)).toHaveLength(0);
    await waitFor(() => expect(button('Request Pickup')).toHaveFocus());
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });
});

describe('Ctrl+Enter', () => {
  it('[CONS-84] saves, requests the pickup and prints the labels; pressed again, it does not wait', async () => {
    const { session, printFile } = await openReady(at('DRAFT'));
    await userEvent.type(screen.getByLabelText('Sales reference (optional)'), '7');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('button', { name: 'Do it now' });
    expect(callsTo(session, update)).toHaveLength(1);
    expect(callsTo(session, pickup)).toHaveLength(0);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(printFile).toHaveBeenCalledOnce());
    expect(callsTo(session, documents)[0]?.body).toEqual({
      documentTypes: ['FRTLABEL'],
      references: [reference],
    });
    // Then the labels are all that is left to do.
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(printFile).toHaveBeenCalledTimes(2));
    expect(callsTo(session, pickup)).toHaveLength(1);
  });

  it('[CONS-41] [CONS-84] shows what is missing instead, and sends nothing', async () => {
    const { session } = await openReady(at('DRAFT', { lineItems: [] }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('The pickup was not requested')).toBeVisible();
    expect(screen.getByRole('link', { name: 'At least one freight item is required' })).toBeVisible();
    expect(callsTo(session, update)).toHaveLength(0);
  });
});

describe('after a pickup request', () => {
  it('[CONS-86] says the dates, and which of them was added, and offers the labels and the next consignment', async () => {
    const stored = at('DRAFT', { requestedPickupDateTimeUtc: null, requestedDeliveryDateTimeUtc: null });
    const { onNew, printFile } = await openReady(stored, {
      data: { settings: tenantSettings({ canUseDefaultRequestedDeliveryDate: true }) },
      delivery: '2026-11-25T11:00:00Z',
    });
    await userEvent.click(button('Request Pickup'));
    await requestNow();
    expect(
      await screen.findByText(`${reference}. Delivery date set to 26/11/2026, the earliest possible.`),
    ).toBeVisible();
    expect(printFile).not.toHaveBeenCalled();
    const [, inToast] = screen.getAllByRole('button', { name: 'Print labels' });
    await userEvent.click(inToast ?? document.body);
    await waitFor(() => expect(printFile).toHaveBeenCalledOnce());
    await userEvent.click(button('New Consignment'));
    expect(onNew).toHaveBeenCalledOnce();
  });

  it('[CONS-61] [CONS-86] says what marking as ready added, and moves to the title of the form that is remounted for it', async () => {
    let stored = at('DRAFT', { requestedDeliveryDateTimeUtc: null });
    await openReady(stored, {
      answers: {
        [detail]: () => stored,
        [ready]: () => {
          stored = at('FINAL', {
            requestedDeliveryDateTimeUtc: '2026-11-25T11:00:00Z',
            lastModifiedAtDateTimeUtc: '2026-11-21T00:00:00Z',
          });
          return null;
        },
      },
      data: { settings: tenantSettings({ canUseDefaultRequestedDeliveryDate: true }) },
    });
    await userEvent.click(button('Mark As Ready'));
    expect(await screen.findByText('Marked as ready')).toBeVisible();
    expect(await screen.findByDisplayValue('26/11/2026')).toBeVisible();
    expect(screen.getByRole('heading', { name: new RegExp(`^${reference} ?, Ready$`) })).toHaveFocus();
    expect(await screen.findByText('Delivery date set to 26/11/2026, the earliest possible.')).toBeVisible();
  });

  it('[CONS-87] [DOCS-19] prints the labels at once for a user who wants that', async () => {
    const answers = { [getPreferences]: { ...defaultPreferences, printOnPickup: true } };
    const { session, printFile } = await openReady(at('FINAL'), { answers });
    await waitFor(() => expect(callsTo(session, getPreferences)).toHaveLength(1));
    await userEvent.click(button('Request Pickup'));
    await requestNow();
    await waitFor(() => expect(printFile).toHaveBeenCalledOnce());
  });

  it('[DOCS-20] saves the labels as ZPL for a user with a thermal printer', async () => {
    const answers = { [getPreferences]: { ...defaultPreferences, labelFormat: 'ZPL' as const } };
    const { session, printFile } = await openReady(at('STAGED'), { answers });
    await waitFor(() => expect(callsTo(session, getPreferences)).toHaveLength(1));
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(button('Print labels'));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(callsTo(session, documents)[0]?.body).toMatchObject({ labelFormat: 'ZPL' });
    expect(printFile).not.toHaveBeenCalled();
  });
});
