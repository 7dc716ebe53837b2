import type { FakeResponses } from '@consign/queries/testing';
import { createTestSession, inSession } from '@consign/session/testing';
import { enterText, renderInTheme } from '@consign/ui/testing';
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

/** Types into the search, and waits for its pause. */
async function type(text: string): Promise<void> {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  await user.type(box(), text);
  await act(() => vi.advanceTimersByTimeAsync(300));
}

/** Takes the first suggestion for a term by keyboard. */
async function take(term: string, suggestion: RegExp): Promise<void> {
  await type(term);
  await screen.findByRole('option', { name: suggestion });
  await type('{ArrowDown}{Enter}');
}

const labels = ['Name', 'Street number', 'Street name', 'Suburb', 'City', 'Postcode', 'Country (optional)'];

/** The values of the fields, in the order of their labels. */
const listValues = () => labels.map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

it('[PART-08] [PART-11] suggests addresses of our own search after a pause in typing, and fills every field from one choice by keyboard', async () => {
  const { terms } = show({ [search]: [bankStreet, ruralPlace] });
  await type('ba');
  expect(terms()).toEqual([]);
  await type('nk');
  expect(await screen.findByRole('option', { name: /5 Bank Street/ })).toHaveTextContent(
    'Tūī Café, Used before',
  );
  expect(terms()).toEqual(['bank']);
  await type('{ArrowDown}{Enter}');
  const filled = ['Tūī Café', '5', 'Bank Street', 'Regent', 'Whangārei', '0112', 'New Zealand'];
  await waitFor(() => expect(listValues()).toEqual(filled));
  expect(box()).toHaveValue('');
  await userEvent.type(screen.getByLabelText('Street number'), 'a');
  expect(screen.getByLabelText('Street number')).toHaveValue('5a');
});

it('[PART-08] keeps typed fields that the suggestion leaves empty', async () => {
  show({ [search]: [ruralPlace] });
  enterText(screen.getByLabelText('Street name'), 'State Highway 12');
  await take('kaikohe', /RD 2/);
  const { city } = ruralPlace.address;
  await waitFor(() => expect(listValues().slice(2, 6)).toEqual(['State Highway 12', 'RD 2', city, '0472']));
});

it('[PART-17] another city does not keep the suburb and postcode of the one before', async () => {
  show({ [search]: ({ query }) => (query.get('term') === 'bank' ? [bankStreet] : [town]) });
  await take('bank', /5 Bank Street/);
  await waitFor(() => expect(listValues().slice(3, 6)).toEqual(['Regent', 'Whangārei', '0112']));
  await take('taupo', /Taupō/);
  await waitFor(() => expect(listValues().slice(2, 6)).toEqual(['Bank Street', '', 'Taupō', '']));
});

it('[PART-10] shows a failed search and leaves every field editable', async () => {
  show({ [search]: () => new Response(null, { status: 502 }) });
  await type('bank');
  expect(await screen.findByText("Address search isn't available. Enter the address below.")).toBeVisible();
  enterText(screen.getByLabelText('Street name'), 'Bank Street');
  expect(screen.getByLabelText('Street name')).toHaveValue('Bank Street');
});

it('says when nothing matches', async () => {
  show({ [search]: [] });
  await type('xyzzy');
  expect(await screen.findByText('No matching addresses. Enter the address below.')).toBeVisible();
});
