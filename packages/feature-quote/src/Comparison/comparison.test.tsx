import type { QuoteComparisonRequest, QuoteRequest } from '@consign/api-client/consignment';
import { tenantSettings, testId } from '@consign/session/testing';
import { listTexts } from '@consign/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import {
  bodies,
  buildComparison,
  compareCall,
  quoteCall,
  refusal,
  requiringContact,
} from '../testing/quote-harness.js';
import {
  choose,
  fill,
  fillForm,
  findSummary,
  press,
  show,
  showFilled,
  typeReceiver,
} from '../testing/show-quote.js';
import { formatShortDay, toComparedRows } from './ComparedList.js';

const settings = tenantSettings({ requestedPickupDateEnabled: true });

/** Adds the item that is open in its form. */
async function addItem(): Promise<void> {
  await press('Add item');
}

async function compare(): Promise<HTMLElement> {
  await addItem();
  await press('Compare');
  return screen.findByRole('table', { name: 'Prices excluding GST, by service type and day of pickup' });
}

it('[QUOT-10] toComparedRows joins the days that have the same reason', () => {
  const rows = toComparedRows(buildComparison());
  expect(rows.map(({ name, cells }) => [name, cells.map(({ quote }) => quote?.pickupDate ?? null)])).toEqual([
    ['General freight', ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', null]],
    ['Overnight', ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', null, null]],
  ]);
  expect(rows[1]?.cells.slice(4)).toEqual([
    { quote: null, reason: 'No rate from Kaikōura to Waiheke Island for Overnight', days: ['2026-11-27'] },
    { quote: null, reason: 'Closed: weekend', days: ['2026-11-28', '2026-11-29'] },
  ]);
  expect(formatShortDay('2026-11-23')).toBe('Mon 23/11');
});

describe('comparison', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[QUOT-08] [QUOT-10] one call shows each service type on seven days, the cheapest and the fastest marked; a price is taken into the quote, and all go when an extra changes', async () => {
    const { session } = await showFilled({}, { settings });
    const table = await compare();
    expect(bodies<QuoteComparisonRequest>(session, compareCall)).toEqual([
      expect.objectContaining({
        siteId: testId(10),
        destinationSiteId: testId(11),
        serviceTypes: ['GENERAL', 'OVERNIGHT'],
        fromDate: '2026-11-22',
        deliveryExtras: [],
        units: [expect.objectContaining({ count: 2, itemTypeCode: 'PALLET' })],
      }),
    ]);
    expect(listTexts(within(table).getAllByRole('columnheader'))).toEqual([
      'Pickup',
      'Mon 23/11',
      'Tue 24/11',
      'Wed 25/11',
      'Thu 26/11',
      'Fri 27/11',
      'Sat 28/11',
      'Sun 29/11',
    ]);
    const prices = within(table).getAllByRole('button');
    expect(prices[0]).toHaveTextContent('$100.00Delivery Wed 25/11 Cheapest');
    expect(within(table).getAllByText('Fastest')).toHaveLength(1);
    expect(within(table).getByRole('row', { name: /^Overnight/ })).toHaveTextContent(
      'No rate from Kaikōura to Waiheke Island for OvernightClosed: weekend',
    );

    await userEvent.click(
      within(table).getByRole('button', { name: /^Overnight, pickup Tue 24\/11: \$181\.00/ }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Overnight' });
    expect(dialog).toHaveTextContent('Pickup 24/11/2026, delivery 25/11/2026');
    expect(within(dialog).getByRole('table', { name: 'Overnight' })).toHaveTextContent('Tail lift');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use in quote' }));
    expect(screen.getByRole('combobox', { name: 'Service type' })).toHaveValue('Overnight');
    expect(screen.getByLabelText('Requested pickup date (optional)')).toHaveValue('24/11/2026');
    expect(screen.getByLabelText('Requested delivery date')).toHaveValue('25/11/2026');
    await screen.findByRole('table', { name: 'Quote' });
    expect(bodies<QuoteRequest>(session, quoteCall).map(({ serviceType }) => serviceType)).toEqual([
      'OVERNIGHT',
    ]);
    expect(within(table).getByText('In the quote').closest('button')).toHaveAttribute('aria-current', 'true');

    await fill('Unload by hand, per pallet (optional)', '2');
    expect(table).not.toBeInTheDocument();
    expect(
      screen.getByText('Something has changed since the comparison. Compare again for current prices.'),
    ).toBeVisible();
  });

  it('[QUOT-20] compares without a contact, and a service type that is taken says at once what it needs', async () => {
    const { session } = await showFilled({}, { organisation: requiringContact('ONE', 'OVERNIGHT') });
    await choose('Service type', /Overnight/);
    await typeReceiver();
    await addItem();
    await press('Compare');
    await press(/^Overnight, pickup Tue 24\/11/);
    await press('Use in quote');
    const links = within(await findSummary()).getAllByRole('link');
    expect(listTexts(links)).toEqual([
      'Receiver phone: Value is required',
      'Receiver email: Value is required',
    ]);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus());
    expect(session.server.names()).not.toContain(quoteCall);
  });

  it('[QUOT-06] [QUOT-10] needs the places and the freight, not the service type or a date, and says why there is none', async () => {
    const { session } = await show({ [compareCall]: () => refusal(422, 'No tariff applies') });
    await press('Compare');
    const missing = within(await findSummary()).getAllByRole('listitem');
    expect(listTexts(missing)).toEqual([
      'Choose a receiver site or enter an address',
      'At least one freight item is required',
    ]);
    expect(session.server.names()).not.toContain(compareCall);
    await fillForm();
    await addItem();
    await press('Compare');
    expect(await screen.findByText('The requested quote is not available. No tariff applies')).toBeVisible();
  });

  it('[QUOT-10] is a list of days on a phone', async () => {
    const original = window.matchMedia.bind(window);
    vi.stubGlobal('matchMedia', (query: string) =>
      query === '(max-width: 47.99em)'
        ? {
            ...original(query),
            matches: true,
            addEventListener: vi.fn<() => void>(),
            removeEventListener: vi.fn<() => void>(),
          }
        : original(query),
    );
    await showFilled();
    await addItem();
    await press('Compare');
    const overnight = await screen.findByRole('region', { name: 'Overnight' });
    await waitFor(() =>
      expect(listTexts(within(overnight).getAllByRole('listitem')).slice(3)).toEqual([
        'Thu 26/11Overnight, pickup Thu 26/11: $183.00Delivery Fri 27/11',
        'Fri 27/11No rate from Kaikōura to Waiheke Island for Overnight',
        'Sat 28/11 to Sun 29/11Closed: weekend',
      ]),
    );
  });
});
