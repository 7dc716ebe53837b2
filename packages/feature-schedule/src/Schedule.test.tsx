import { describeScreen } from '@consign/consignment-parts/testing';
import { buildSiteParticipant } from '@consign/consignment-parts/testing/data';
import { inTurn, type FakeResponses } from '@consign/queries/testing';
import { tenantSettings, testId, testSite, TestSessionProvider } from '@consign/session/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';

import { linkedSearch } from './testing/linked-search.js';
import { check, chooseSite, showSchedule } from './testing/show.js';
import { WiredSchedule } from './testing/WiredSchedule.js';
import { slotsCall, worldAnswers } from './testing/world.js';

function linked(answers: FakeResponses): ReactElement {
  return (
    <TestSessionProvider answers={{ ...worldAnswers(), ...answers }}>
      <WiredSchedule query={linkedSearch} />
    </TestSessionProvider>
  );
}

describeScreen('the delivery schedule', {
  busy: () => linked({ [slotsCall]: () => new Promise(() => undefined) }),
  empty: { element: () => linked({ [slotsCall]: [] }), text: 'No delivery slots in October 2026.' },
  failed: () => linked({ [slotsCall]: inTurn(new Response(null, { status: 503 }), []) }),
  failedText: 'Could not load booking slots',
  readyText: 'No delivery slots in October 2026.',
});

const ownSite = testSite(10, 'Kōwhai Auckland', {
  isDefaultOrigin: true,
  defaultParticipant: buildSiteParticipant(10, 'Kōwhai Auckland', 'Auckland'),
});
const sitesOnly = { settings: tenantSettings({ allowCustomParticipants: false }) };
const custom = { settings: tenantSettings({ allowCustomParticipants: true }) };

function card(name: string) {
  return within(screen.getByRole('region', { name }));
}

describe('the form of the schedule', () => {
  it('[SCHD-01] [SCHD-02] has sender and receiver as a site or an address, the service type, and both buttons; what is missing is said at its field', async () => {
    const { searches } = showSchedule({ data: custom });
    for (const name of ['Sender', 'Receiver']) {
      expect(card(name).getByRole('combobox', { name: `${name} site` })).toBeVisible();
      expect(card(name).getByRole('button', { name: 'Enter an address' })).toBeVisible();
    }
    expect(screen.getByRole('combobox', { name: 'Service type' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reset' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check delivery availability' })).toBeVisible();

    await check();
    const sender = screen.getByRole('combobox', { name: 'Sender site' });
    expect(sender).toHaveAccessibleDescription('Choose a sender site or enter an address');
    expect(sender).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Receiver site' })).toHaveAccessibleDescription(
      'Choose a receiver site or enter an address',
    );
    expect(screen.getByRole('combobox', { name: 'Service type' })).toHaveAccessibleDescription(
      'Service type is required',
    );
    await chooseSite('Sender', 'Kōwhai Auckland');
    expect(sender).toHaveAccessibleDescription('');

    await userEvent.click(card('Receiver').getByRole('button', { name: 'Enter an address' }));
    expect(card('Receiver').getByRole('textbox', { name: 'Street name' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Name|Phone|Email|reference/ })).toBeNull();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Country' }));
    await check();
    const fields = ['Street number', 'Street name', 'Suburb', 'City', 'Postcode', 'Country'];
    for (const name of fields) {
      expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription(`${name} is required`);
    }
    expect(screen.getByRole('textbox', { name: 'Street number' })).toHaveFocus();
    await userEvent.keyboard('5');
    expect(screen.getByRole('textbox', { name: 'Street number' })).toHaveAccessibleDescription('');
    expect(searches()).toEqual([]);
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('[PART-19] says that the receiver is the site of the sender, and checks all the same', async () => {
    const { searches } = showSchedule({ data: custom, query: { ...linkedSearch, receiver: testId(10) } });
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Receiver site' })).toHaveAccessibleDescription(
        'The same site as the sender',
      ),
    );
    expect(screen.getByRole('combobox', { name: 'Sender site' })).toHaveAccessibleDescription('');
    expect(searches()).toHaveLength(1);
  });

  it('[SCHD-01] checks two sites by keyboard alone, in three fields and Ctrl+Enter', async () => {
    const { searches, url } = showSchedule({ data: custom });
    for (const [name, typed, chosen] of [
      ['Sender site', 'auckland', 'Kōwhai Auckland (S10)'],
      ['Receiver site', 'well', 'Kōwhai Wellington (S11)'],
      ['Service type', 'gen', 'General freight'],
    ] as const) {
      const field = screen.getByRole('combobox', { name });
      field.focus();
      await userEvent.keyboard(typed);
      await waitFor(() =>
        expect(screen.getByRole('option', { name: (text) => text.startsWith(chosen) })).toHaveAttribute(
          'data-combobox-selected',
        ),
      );
      await userEvent.keyboard('{Enter}');
      expect(field).toHaveValue(chosen);
    }
    expect(searches()).toEqual([]);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('7 days with delivery slots in October 2026.')).toBeVisible();
    expect(url()).toEqual(linkedSearch);
    expect(searches()).toEqual([
      {
        origin: { siteId: testId(10) },
        destination: { siteId: testId(11) },
        serviceType: 'GENERAL',
        startDateTimeUtc: '2026-10-19T11:00:00Z',
        endDateTimeUtc: '2026-10-31T11:00:00Z',
      },
    ]);
    expect(document.activeElement).toContainElement(
      screen.getByRole('heading', { name: 'Delivery availability' }),
    );
  });

  it('[SCHD-01] [SCHD-06] Reset clears the form, the calendar and the address, and starts again; Back brings the search back', async () => {
    const { url, back } = showSchedule({ query: linkedSearch });
    await screen.findByText('7 days with delivery slots in October 2026.');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(url()).toEqual({});
    for (const name of ['Sender site', 'Receiver site', 'Service type']) {
      expect(screen.getByRole('combobox', { name })).toHaveValue('');
    }
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Sender site' })).toHaveFocus();
    back();
    expect(await screen.findByText('7 days with delivery slots in October 2026.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Service type' })).toHaveValue('General freight');
  });

  it('[SCHD-09] Reset brings the default sender back', async () => {
    showSchedule({ query: { ...linkedSearch, sender: testId(11) }, data: { sites: [ownSite] } });
    await screen.findByText('7 days with delivery slots in October 2026.');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByRole('combobox', { name: 'Sender site' })).toHaveValue('Kōwhai Auckland (S10)');
    expect(screen.getByRole('combobox', { name: 'Receiver site' })).toHaveFocus();
  });

  it('[SCHD-02] [SCHD-05] both sites are required without custom participants, and no address can be typed', async () => {
    const { searches } = showSchedule({ data: sitesOnly });
    expect(screen.queryByRole('button', { name: /Enter an address/ })).toBeNull();
    await check();
    expect(screen.getByRole('combobox', { name: 'Sender site' })).toHaveAccessibleDescription(
      'Choose a sender site',
    );
    expect(screen.getByRole('combobox', { name: 'Receiver site' })).toHaveAccessibleDescription(
      'Choose a receiver site',
    );
    await chooseSite('Sender', 'Kōwhai Auckland');
    await chooseSite('Receiver', 'Kōwhai Wellington');
    await check();
    expect(screen.getByRole('combobox', { name: 'Service type' })).toHaveFocus();
    expect(searches()).toEqual([]);
  });

  it('[SCHD-02] shows at its field what the server refuses', async () => {
    const problems = [
      { id: 'SCHD-02', path: 'destination/siteId', message: 'Choose a receiver site' },
      { id: 'PART-02', path: 'origin/address/postcode', message: 'Postcode must be digits only' },
    ];
    showSchedule({
      query: linkedSearch,
      answers: { [slotsCall]: () => Response.json({ title: 'Refused', problems }, { status: 422 }) },
    });
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Receiver site' })).toHaveAccessibleDescription(
        'Choose a receiver site',
      ),
    );
    expect(screen.getByText('Could not load booking slots')).toBeVisible();
  });

  it('[SCHD-01] [SCHD-09] opens with the user’s own site and the only service type, which Reset keeps, and the receiver has the focus', async () => {
    const serviceTypes = [{ code: 'GENERAL', name: 'General freight', cubicFactor: 200 }];
    const { session } = showSchedule({ data: { ...custom, sites: [ownSite], serviceTypes } });
    expect(screen.getByRole('combobox', { name: 'Sender site' })).toHaveValue('Kōwhai Auckland (S10)');
    expect(screen.getByRole('combobox', { name: 'Service type' })).toHaveValue('General freight');
    expect(screen.getByRole('combobox', { name: 'Receiver site' })).toHaveFocus();
    expect(session.server.names()).not.toContain(slotsCall);
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByRole('combobox', { name: 'Sender site' })).toHaveValue('Kōwhai Auckland (S10)');
  });
});
