import type { ServiceDateRequest } from '@consign/api-client/scheduling';
import { buildAddress, buildConsignment, buildSiteParticipant } from '@consign/consignment-parts/testing';
import { tenantSettings, testId } from '@consign/session/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import {
  callsTo,
  lastBody,
  openSaved,
  place,
  reference,
  save,
  scheduling,
  serviceDate,
  update,
  workingDates,
  type Answers,
  enter,
} from './testing/consignment-harness.js';

const regions = 'GET /api/v1/scheduling/regions';

const otago = { id: testId(12), name: 'Otago' };

const consignment = buildConsignment(reference, {
  senderParticipant: place(10, 'Kōwhai Auckland', 'Auckland'),
  receiverParticipant: {
    ...buildSiteParticipant(11, 'Tūī Café', 'Atlantis'),
    siteProxy: null,
    address: buildAddress('Atlantis', { region: null, postcode: '9999' }),
  },
  requestedPickupDateTimeUtc: '2026-11-22T11:00:00Z',
  requestedDeliveryDateTimeUtc: '2026-12-24T11:00:00Z',
});

const answers: Answers = {
  [regions]: ({ query }) => ({ region: query.get('postcode') === '9016' ? otago : null }),
  ...scheduling('2026-11-27', [{ date: '2026-12-25', reason: 'Closed: Christmas Day' }]),
  [update]: consignment,
};

const deliveryField = () => screen.getByRole('textbox', { name: /^Requested delivery date/ });

async function typeAddress(more: Answers = {}) {
  const settings = tenantSettings({ allowCustomParticipants: true });
  const shown = await openSaved(consignment, { ...answers, ...more }, { settings });
  await userEvent.click(screen.getByRole('button', { name: 'Edit receiver' }));
  expect(deliveryField()).not.toHaveAccessibleDescription();
  expect(callsTo(shown.session, serviceDate)).toEqual([]);
  enter('Postcode', '9016 ');
  enter('City', 'Dunedin');
  return shown;
}

describe('dates of a typed address', () => {
  it('[PART-09] [DATE-02] [DATE-07] [DATE-08] looks the region up once typing has paused, shows why a day is closed before saving, and offers the next one', async () => {
    const { session } = await typeAddress();
    await waitFor(() => expect(deliveryField()).toHaveAccessibleDescription('Closed: Christmas Day'));
    const asked = callsTo(session, workingDates).map(({ query }) => query.get('regionId'));
    expect(new Set(asked)).toEqual(new Set([testId(10), otago.id]));
    await waitFor(() => expect(callsTo(session, serviceDate)).not.toHaveLength(0));
    const [first] = callsTo(session, workingDates);
    expect([first?.query.get('startDate'), first?.query.get('endDate')]).toEqual([
      '2026-11-21',
      '2027-11-21',
    ]);
    expect(lastBody<ServiceDateRequest>(session, serviceDate)).toMatchObject({
      reference,
      requestedPickupDate: '2026-11-23',
      originRegionId: testId(10),
      destinationRegionId: otago.id,
    });
    expect(callsTo(session, regions).map(({ query }) => Object.fromEntries(query))).toEqual([
      { postcode: '9016', city: 'Dunedin' },
    ]);
    await userEvent.click(save());
    await waitFor(() =>
      expect(deliveryField()).toHaveAccessibleDescription('Not a working date. Closed: Christmas Day'),
    );
    expect(callsTo(session, update)).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: /^Set to 26\/12\/2026/ }));
    expect(deliveryField()).toHaveValue('26/12/2026');
    expect(deliveryField()).toHaveAccessibleDescription('Earliest 27/11/2026');
  });

  it('[PART-09] [DATE-03] [DATE-04] a failed look-up is shown at the date and does not stop a save', async () => {
    const { session } = await typeAddress({ [regions]: () => new Response(null, { status: 503 }) });
    await waitFor(() =>
      expect(deliveryField()).toHaveAccessibleDescription('An error occurred while fetching working dates'),
    );
    await userEvent.click(save());
    await waitFor(() => expect(callsTo(session, update)).toHaveLength(1));
  });
});
