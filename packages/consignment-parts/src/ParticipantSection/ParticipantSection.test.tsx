import { readEnteredFields, toReceiverWire } from '@consign/domain/rules';
import { inTurn } from '@consign/queries/testing';
import { createTestSession, testId, type TestSession, inSession } from '@consign/session/testing';
import { enterText, renderInTheme } from '@consign/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { buildSite } from '../testing/data.js';
import { toParticipantBody } from './participant-entry.js';
import { ParticipantSection, type ParticipantValues } from './ParticipantSection.js';
import { useShownParticipant } from './ShownAddress.js';

type Options = NonNullable<Parameters<typeof createTestSession>[0]>;

const noValues: ParticipantValues = {
  senderSite: null,
  senderEntry: null,
  receiverSite: null,
  receiverEntry: null,
};
const noErrors: Readonly<Record<string, string>> = {};

interface Props {
  readonly errors?: Readonly<Record<string, string>>;
  readonly allowsCustom?: boolean;
  readonly contactRequired?: 'NONE' | 'ONE' | 'ALL';
  readonly isPlaceOnly?: boolean;
}

function Receiver({
  errors = noErrors,
  allowsCustom = true,
  contactRequired = 'NONE',
  isPlaceOnly = false,
}: Props): ReactNode {
  const [values, setValues] = useState(noValues);
  const { receiverSite: site, receiverEntry: entry } = values;
  return (
    <>
      <ParticipantSection
        side="receiver"
        organisationId={testId(2)}
        binding={{
          values,
          errors,
          change: (name, value) => setValues((current) => ({ ...current, [name]: value })),
          leave: () => undefined,
        }}
        allowsCustom={allowsCustom}
        particulars={
          isPlaceOnly
            ? undefined
            : {
                contactRequired,
                reference: '',
                onReference: () => undefined,
                onLeaveReference: () => undefined,
                referenceError: undefined,
                referenceReadOnly: false,
              }
        }
        shown={useShownParticipant(site, null)}
        readOnly={false}
      />
      <output data-testid="chosen">{site?.participantId}</output>
      <output data-testid="sent">
        {JSON.stringify(
          toReceiverWire(
            readEnteredFields({
              receiverParticipantId: site?.participantId,
              receiverParticipant: toParticipantBody(entry),
            }),
          ).receiverParticipant,
        )}
      </output>
    </>
  );
}

function type(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

function show(answers: Parameters<typeof createTestSession>[0], props: Props = {}): TestSession {
  const session = createTestSession(answers);
  renderInTheme(inSession(session, <Receiver {...props} />));
  return session;
}

function siteSelect(): HTMLElement {
  return screen.getByRole('combobox', { name: 'Receiver site' });
}

async function chooseSite(): Promise<void> {
  await userEvent.click(siteSelect());
  await userEvent.click(await screen.findByRole('option', { name: /Tūī Café/ }));
}

const lookup = 'GET /api/v2/lookups/organisations/{orgId}/participant-sites';

describe('ParticipantSection', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('[PART-07] searches from 2 characters, 250 ms after the last one, once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    const { server } = show({});
    await user.type(siteSelect(), 't');
    expect(await screen.findByRole('option')).toHaveTextContent('Enter at least 2 characters');
    await user.type(siteSelect(), 'ūī');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(server.names()).not.toContain(lookup);
    await act(() => vi.advanceTimersByTimeAsync(100));
    await waitFor(() => expect(server.names()).toContain(lookup));
    const searches = server.calls.filter(({ name }) => name === lookup);
    expect(searches.map(({ query }) => query.get('lookupTerm'))).toEqual(['tūī']);
  });

  it.each<[string, Options['answers'], string]>([
    ['finds nothing', { [lookup]: [] }, 'No matching sites'],
    [
      'fails',
      { [lookup]: () => new Response(null, { status: 400 }) },
      'Site search failed. Type again to retry.',
    ],
  ])('[PART-13] a search over a chosen site that %s lists no site', async (_what, answers, text) => {
    show({ answers: { 'GET /api/v1/sites/{id}': buildSite(12, 'Tūī Café', 'Whangārei'), ...answers } });
    await chooseSite();
    const label = (siteSelect() as HTMLInputElement).value;
    await userEvent.clear(siteSelect());
    await userEvent.type(siteSelect(), 'zzzz');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('option', { name: /Tūī Café/ })).toBeNull();
    await userEvent.clear(siteSelect());
    expect(await screen.findByRole('option', { name: /Tūī Café/ })).toBeVisible();
    expect(screen.queryByText(text)).toBeNull();
    await userEvent.type(siteSelect(), 'zzzz');
    await userEvent.tab();
    expect(siteSelect()).toHaveValue(label);
    await userEvent.click(siteSelect());
    expect(await screen.findByRole('option', { name: /Tūī Café/ })).toBeVisible();
  });

  it('[PART-03] a chosen site shows its address read-only, after a failure on Retry', async () => {
    const answer = inTurn(new Response(null, { status: 502 }), buildSite(12, 'Tūī Café', 'Whangārei'));
    show({ answers: { 'GET /api/v1/sites/{id}': answer } });
    await chooseSite();
    expect(await screen.findByText(/Failed to fetch site details/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Whangārei 0610')).toBeVisible();
    expect(screen.getByText('12 Rosebank Road')).toBeVisible();
    expect(screen.getByLabelText('Email (optional)')).toHaveAttribute('placeholder', 's12@kowhai.example');
    expect(screen.getByTestId('chosen')).toHaveTextContent(testId(1_012));
  });

  it('marks an inactive site', async () => {
    const { data } = createTestSession();
    const [first] = data.participantSites;
    show({ data: { participantSites: first === undefined ? [] : [{ ...first, isActive: false }] } });
    await userEvent.click(siteSelect());
    expect(await screen.findByRole('option', { name: /\(Inactive\)/ })).toBeVisible();
  });
});

function sent(): unknown {
  return JSON.parse(screen.getByTestId('sent').textContent);
}

async function enterAddress(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /Enter an address/ }));
}

describe('custom address', () => {
  it('[PART-01] is offered only where the tenant allows custom participants', () => {
    show({}, { allowsCustom: false });
    expect(screen.queryByRole('button', { name: /Enter an address/ })).toBeNull();
    expect(screen.queryByLabelText('Street name')).toBeNull();
  });

  it('[PART-02] [PART-08] has a field for each part, defaults to New Zealand, and keeps zeros and macrons', async () => {
    show({});
    await enterAddress();
    enterText(screen.getByLabelText('Name'), ' Tūī Café ');
    enterText(screen.getByLabelText('Street number'), '4/12');
    enterText(screen.getByLabelText('Street name'), 'Te Ara o Kōpū');
    enterText(screen.getByLabelText('Suburb'), 'RD 2');
    enterText(screen.getByLabelText('City'), 'Whangārei');
    enterText(screen.getByLabelText('Postcode'), '0172');
    enterText(screen.getByLabelText('Phone (optional)'), '021 555 0199');
    enterText(screen.getByLabelText('Email (optional)'), ' Orders@Tui.example ');
    await userEvent.tab();
    expect(screen.getByLabelText('Country (optional)')).toHaveValue('New Zealand');
    expect(screen.getByLabelText('Email (optional)')).toHaveValue('orders@tui.example');
    expect(sent()).toEqual({
      fullName: 'Tūī Café',
      phone: '021 555 0199',
      email: 'orders@tui.example',
      address: {
        streetNumber: '4/12',
        street: 'Te Ara o Kōpū',
        suburb: 'RD 2',
        state: null,
        city: 'Whangārei',
        country: 'New Zealand',
        postcode: '0172',
      },
    });
  });

  it('[PART-12] shows each problem at its own field, and warns about a New Zealand postcode without 4 digits, and about no other', async () => {
    show({}, { errors: { 'receiverParticipant/address/city': 'City is required' } });
    await enterAddress();
    expect(screen.getByLabelText('City')).toHaveAccessibleDescription('City is required');
    const postcode = screen.getByLabelText('Postcode');
    const warning = 'New Zealand postcodes have 4 digits';
    const enter = (value: string): void => {
      type(postcode, value);
      expect(postcode).not.toHaveAccessibleDescription();
      fireEvent.blur(postcode);
    };
    expect(postcode).not.toHaveAccessibleDescription();
    for (const wrong of ['1', '107', '10721']) {
      enter(wrong);
      expect(postcode).toHaveAccessibleDescription(warning);
      expect(postcode).not.toBeInvalid();
    }
    enter('0107');
    expect(postcode).not.toHaveAccessibleDescription();
    enter('10721');
    expect(postcode).toHaveAccessibleDescription(warning);
    type(screen.getByLabelText('Country (optional)'), 'Germany');
    expect(postcode).not.toHaveAccessibleDescription();
  });

  it('is restored after switching to a site and back', async () => {
    show({ answers: { 'GET /api/v1/sites/{id}': buildSite(12, 'Tūī Café', 'Whangārei') } });
    await enterAddress();
    enterText(screen.getByLabelText('Street name'), 'Bank Street');
    await chooseSite();
    expect(await screen.findByText('Whangārei 0610')).toBeVisible();
    expect(screen.queryByLabelText('Street name')).toBeNull();
    expect(sent()).toBeNull();
    await enterAddress();
    expect(screen.getByLabelText('Street name')).toHaveValue('Bank Street');
    expect(screen.getByTestId('chosen')).toBeEmptyDOMElement();
  });

  it('[PART-06] a contact can be typed beside a site, and nothing else of it', async () => {
    show(
      { answers: { 'GET /api/v1/sites/{id}': buildSite(12, 'Tūī Café', 'Whangārei') } },
      { contactRequired: 'ONE' },
    );
    await chooseSite();
    enterText(screen.getByLabelText('Phone'), '0800 123 456');
    expect(sent()).toEqual({ phone: '0800 123 456', email: null });
  });

  it('[QUOT-02] [QUOT-09] asks for the place alone: no contact, no reference, and the name may be blank', async () => {
    show({}, { isPlaceOnly: true });
    await userEvent.click(screen.getByRole('button', { name: 'Enter an address' }));
    expect(screen.getByRole('textbox', { name: 'Name (optional)' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Country' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Street number' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Phone|Email|reference/ })).toBeNull();
  });
});
