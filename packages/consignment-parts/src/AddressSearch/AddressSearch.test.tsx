import type { FakeResponses } from '@consign/queries/testing';
import { createTestSession, inSession } from '@consign/session/testing';
import { renderInTheme } from '@consign/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { CustomAddress } from '../ParticipantSection/CustomAddress.js';
import { emptyEntry } from '../ParticipantSection/participant-entry.js';
import { bankStreet, ruralPlace } from '../testing/addresses.js';

const town = {
  ...ruralPlace,
  label: 'Taupō',
  address: { ...ruralPlace.address, suburb: null, city: 'Taupō', postcode: null },
};

const search = 'GET /api/v1/addresses/search';

function Typed(): ReactNode {
  const [entry, setEntry] = useState(emptyEntry);
  return (
    <CustomAddress side="receiver" entry={entry} onEntry={setEntry} errors={{}} onLeave={() => undefined} />
  );
}

function show(answers: FakeResponses) {
  const session = createTestSession({ answers });
  renderInTheme(inSession(session, <Typed />));
  return { terms: () => session.server.calls.map(({ query }) => query.get('term')) };
}

function box(): HTMLElement {
  return screen.getByRole('combobox', { name: 'Find an address (optional)' });
}

async function type(text: string): Promise<void> {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  await user.type(box(), text);
}

async function settle(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(300));
}

function fieldValue(label: string): string {
  return screen.getByLabelText<HTMLInputElement>(label).value;
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

it('[PART-08] [PART-11] suggests addresses of our own search after a pause in typing, and fills every field from one choice by keyboard', async () => {
  const { terms } = show({ [search]: [bankStreet, ruralPlace] });
  await type('ba');
  await settle();
  expect(terms()).toEqual([]);
  await type('nk');
  await settle();
  expect(await screen.findByRole('option', { name: /5 Bank Street/ })).toHaveTextContent(
    'Tūī Café, Used before',
  );
  expect(terms()).toEqual(['bank']);
  await type('{ArrowDown}{Enter}');
  await waitFor(() => expect(fieldValue('Street name')).toBe('Bank Street'));
  expect(fieldValue('Name')).toBe('Tūī Café');
  expect(fieldValue('Street number')).toBe('5');
  expect(fieldValue('Suburb')).toBe('Regent');
  expect(fieldValue('City')).toBe('Whangārei');
  expect(fieldValue('Postcode')).toBe('0112');
  expect(fieldValue('Country (optional)')).toBe('New Zealand');
  expect(box()).toHaveValue('');
  await userEvent.type(screen.getByLabelText('Street number'), 'a');
  expect(fieldValue('Street number')).toBe('5a');
});

it('[PART-08] keeps typed fields that the suggestion leaves empty', async () => {
  show({ [search]: [ruralPlace] });
  await userEvent.type(screen.getByLabelText('Street name'), 'State Highway 12');
  await type('kaikohe');
  await settle();
  await screen.findByRole('option', { name: /RD 2/ });
  await type('{ArrowDown}{Enter}');
  await waitFor(() => expect(fieldValue('Suburb')).toBe('RD 2'));
  expect(fieldValue('Street name')).toBe('State Highway 12');
  expect(fieldValue('Postcode')).toBe('0472');
});

it('[PART-17] another city does not keep the suburb and postcode of the one before', async () => {
  show({ [search]: ({ query }) => (query.get('term') === 'bank' ? [bankStreet] : [town]) });
  await type('bank');
  await settle();
  await screen.findByRole('option', { name: /5 Bank Street/ });
  await type('{ArrowDown}{Enter}');
  await waitFor(() => expect(fieldValue('Suburb')).toBe('Regent'));
  await type('taupo');
  await settle();
  await screen.findByRole('option', { name: /Taupō/ });
  await type('{ArrowDown}{Enter}');
  await waitFor(() => expect(fieldValue('City')).toBe('Taupō'));
  expect(fieldValue('Suburb')).toBe('');
  expect(fieldValue('Postcode')).toBe('');
  expect(fieldValue('Street name')).toBe('Bank Street');
});

it('[PART-10] shows a failed search and leaves every field editable', async () => {
  show({ [search]: () => new Response(null, { status: 502 }) });
  await type('bank');
  await settle();
  expect(await screen.findByText("Address search isn't available. Enter the address below.")).toBeVisible();
  await userEvent.type(screen.getByLabelText('Street name'), 'Bank Street');
  expect(fieldValue('Street name')).toBe('Bank Street');
});

it('says when nothing matches', async () => {
  show({ [search]: [] });
  await type('xyzzy');
  await settle();
  expect(await screen.findByText('No matching addresses. Enter the address below.')).toBeVisible();
});
