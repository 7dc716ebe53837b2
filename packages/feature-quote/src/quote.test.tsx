import type { CreateFullConsignment, QuoteRequest } from '@consign/api-client/consignment';
import { emptyEntry, startValues } from '@consign/consignment-parts';
import { describeScreen } from '@consign/consignment-parts/testing';
import { testId } from '@consign/session/testing';
import { renderInTheme, listTexts } from '@consign/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import {
  bodies,
  buildQuote,
  createCall,
  element,
  extras,
  flags,
  inTurn,
  quoteCall,
  quoteSession,
  refusal,
} from './testing/quote-harness.js';
import {
  choose,
  fill,
  fillForm,
  findSummary,
  getQuote,
  press,
  show,
  showFilled,
} from './testing/show-quote.js';

const packagingTypes = 'GET /api/v2/organisations/{orgId}/packaging-types';

function quotation(): HTMLElement {
  return screen.getByRole('region', { name: 'Quotation' });
}

async function listMissing(): Promise<(string | null)[]> {
  const links = within(await findSummary()).getAllByRole('link');
  return listTexts(links);
}

describeScreen('QuoteScreen', {
  busy: () => element(quoteSession({ [packagingTypes]: () => new Promise<Response>(() => undefined) })),
  empty: null,
  failed: () => element(quoteSession({ [packagingTypes]: inTurn(new Response(null, { status: 503 }), []) })),
  failedText: 'The quote form could not be loaded',
  readyText: 'Quotation',
});

describe('quote form', () => {
  it('[QUOT-01] [QUOT-02] [QUOT-05] [CONS-10] [PART-19] has its cards in order, the default origin as the sender, and says what a quote excludes', async () => {
    await show();
    const regions = screen
      .getAllByRole('region')
      .map((card) => within(card).getByRole('heading').textContent);
    expect(regions).toEqual([
      'Sender',
      'Receiver',
      'Freight items',
      'Consignment details',
      'Extras',
      'Quotation',
      'Compare services and days',
    ]);
    expect(within(quotation()).getByRole('button', { name: 'Create consignment' })).toBeVisible();
    expect(screen.getByLabelText('Requested delivery date')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Sender site' })).toHaveValue('Kōwhai Auckland (S10)');

    const receiver = await screen.findByRole('combobox', { name: 'Receiver site' });
    await choose('Receiver site', /Kōwhai Auckland/);
    expect(receiver).toHaveAccessibleDescription('The same site as the sender');
    await choose('Receiver site', /Kōwhai Wellington/);
    expect(receiver).toHaveAccessibleDescription('');

    await press('Delivery quotation info');
    const dialog = await screen.findByRole('dialog', { name: 'Delivery quotation info' });
    expect(dialog).toHaveTextContent('Quotes exclude GST.');
    expect(dialog).toHaveTextContent('exclude GST and FAF');
  });

  it('[QUOT-23] opens in Receiver site, or in Sender site without a default origin', async () => {
    await show();
    const site = screen.getByRole('combobox', { name: 'Receiver site' });
    expect(site).toHaveFocus();
    await userEvent.tab();
    expect(site).not.toBeInvalid();
    await userEvent.type(site, 'x{Backspace}');
    await userEvent.tab();
    expect(site).toBeInvalid();
    cleanup();
    await show({}, { sites: [] });
    expect(screen.getByRole('combobox', { name: 'Sender site' })).toHaveFocus();
  });

  it('[SCHD-10] [QUOT-23] starts with what the schedule hands over; the rest keeps its defaults', async () => {
    const session = quoteSession();
    const startKey = startValues(session.server.client).add({
      senderSite: null,
      senderEntry: null,
      receiverSite: null,
      receiverEntry: { ...emptyEntry, fullName: 'Tīrau Kitchens', city: 'Kaikōura' },
      serviceType: 'OVERNIGHT',
      requestedDeliveryDate: '2026-11-26',
    });
    renderInTheme(element(session, { startKey }));
    const receiver = within(await screen.findByRole('region', { name: 'Receiver' }));
    expect(receiver.getByRole('textbox', { name: 'City' })).toHaveValue('Kaikōura');
    expect(screen.getByRole('combobox', { name: 'Sender site' })).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Service type' })).toHaveValue('Overnight');
    expect(screen.getByLabelText('Requested delivery date')).toHaveValue('26/11/2026');
    expect(document.body).toHaveFocus();
  });

  it('[QUOT-01] [SCHD-10] a key whose values are gone leaves the defaults; there are no extras where their flag is off', async () => {
    await show({}, { flags: { ...flags, DeliveryExtras: false } }, { startKey: 'of an earlier page' });
    expect(screen.getByRole('combobox', { name: 'Sender site' })).toHaveValue('Kōwhai Auckland (S10)');
    expect(screen.getByLabelText('Requested delivery date')).toHaveValue('');
    expect(screen.queryByRole('region', { name: 'Extras' })).toBeNull();
  });

  it('[QUOT-03] [QUOT-07] [ERR-25] says what is missing from top to bottom and at the fields, and focuses the first; the summary goes with the last of it', async () => {
    const { session, onDirtyChange } = await show();
    const create = screen.getByRole('button', { name: 'Create consignment' });
    expect(create).toHaveAccessibleDescription('Get a quote first');
    await userEvent.click(create);
    expect(session.server.names()).not.toContain(createCall);

    await press('Get quote');
    expect(await listMissing()).toEqual([
      'Choose a receiver site or enter an address',
      'At least one freight item is required',
      'Service type is required',
      'Requested delivery date is required',
    ]);
    const receiver = screen.getByRole('combobox', { name: 'Receiver site' });
    expect(receiver).toHaveFocus();
    expect(receiver).toHaveAccessibleDescription('Choose a receiver site or enter an address');
    expect(session.server.names()).not.toContain(quoteCall);
    expect(onDirtyChange).not.toHaveBeenCalledWith(true);

    await fillForm();
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    expect(await listMissing()).toEqual(['At least one freight item is required']);
    await press('Add item');
    await waitFor(() => expect(screen.queryByText('Please complete all required fields')).toBeNull());
    await fill('Requested delivery date', '');
    await press('Get quote');
    expect(await listMissing()).toEqual(['Requested delivery date is required']);
    await press('Add item');
    await fill('Count', '0');
    await press('Get quote');
    expect(listTexts(screen.getAllByRole('alert'))).toEqual(['Form is invalid, please check your details.']);
  });

  it('[QUOT-02] [QUOT-03] [QUOT-15] either may be an address without a contact, each field of which is required', async () => {
    await show();
    await press('Enter an address');
    expect(screen.getByRole('textbox', { name: 'Name (optional)' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Phone|Email|reference/ })).toBeNull();
    await fill('Country', '');
    await press('Get quote');
    expect((await listMissing()).slice(0, 6)).toEqual([
      'Street number is required',
      'Street name is required',
      'Suburb is required',
      'City is required',
      'Postcode is required',
      'Country is required',
    ]);
    expect(screen.getByRole('textbox', { name: 'Street number' })).toHaveFocus();
  });

  it('[XTRA-12] says that the extras could not be loaded, in a message and in the card', async () => {
    await show({
      'GET /api/v2/organisations/{orgId}/delivery-extras': () => new Response(null, { status: 503 }),
    });
    await choose('Service type', /General freight/);
    expect(await screen.findByText("Couldn't load extras")).toBeVisible();
    expect(await screen.findByText('Delivery extras could not be loaded')).toBeVisible();
  });

  it('[QUOT-03] [QUOT-21] [XTRA-04] an extra of the consignment is a switch, before those that are whole numbers of at least 0', async () => {
    const { session } = await showFilled({
      'GET /api/v2/organisations/{orgId}/delivery-extras': [...extras].reverse(),
    });
    const tailLift = await screen.findByRole('switch', { name: 'Tail lift' });
    const count = screen.getByLabelText('Unload by hand, per pallet (optional)');
    expect(tailLift.compareDocumentPosition(count) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await userEvent.click(tailLift);
    await fill('Unload by hand, per pallet (optional)', '-1');
    await press('Get quote');
    const message = 'Count must be a whole number from 0 to 999';
    expect(await listMissing()).toEqual([`Unload by hand, per pallet: ${message}`]);
    expect(count).toHaveAccessibleDescription(message);
    await fill('Unload by hand, per pallet (optional)', '3');
    await press('Get quote');
    await screen.findByRole('table', { name: 'Quote' });
    const sent = bodies<QuoteRequest>(session, quoteCall)[0]?.deliveryExtras ?? [];
    expect(sent.toSorted((a, b) => a.deliveryExtraId.localeCompare(b.deliveryExtraId))).toEqual([
      { deliveryExtraId: testId(301), quantityRequested: 1 },
      { deliveryExtraId: testId(302), quantityRequested: 3 },
    ]);
  });

  it('[QUOT-04] [QUOT-08] [QUOT-12] [QUOT-15] asks with the open item saved and shows the price in lines; a change removes it, and a complete form gets a new one', async () => {
    const totals = [481.36, 500, 481.36];
    const { session } = await showFilled({ [quoteCall]: () => buildQuote(totals.shift()) });
    await getQuote();
    expect(bodies<QuoteRequest>(session, quoteCall)).toEqual([
      {
        siteId: testId(10),
        origin: null,
        destinationSiteId: testId(11),
        destination: null,
        serviceType: 'GENERAL',
        priceDateTimeUtc: '2026-11-21T20:00:00.000Z',
        units: [
          {
            count: 2,
            itemTypeCode: 'PALLET',
            volume: 2.88,
            weight: 500,
            length: null,
            width: null,
            height: null,
            isDangerousGoods: false,
          },
        ],
        deliveryExtras: [],
      },
    ]);
    expect(quotation()).toHaveTextContent('$481.36 excluding GST');
    expect(within(quotation()).getByRole('row', { name: /Subtotal excluding GST/ })).toHaveTextContent(
      '$481.36',
    );
    expect(quotation()).toHaveTextContent('Chargeable 576 kg (volumetric) × $0.61 = $351.36');
    expect(quotation()).toHaveTextContent('charged on volumetric weight');

    await userEvent.click(screen.getByRole('switch', { name: 'Tail lift' }));
    expect(within(quotation()).queryByRole('table')).toBeNull();
    expect(within(quotation()).getByRole('status')).toHaveTextContent('Updating…');
    await screen.findByRole('table', { name: 'Quote' });
    expect(quotation()).toHaveTextContent('$500.00 excluding GST');
    expect(bodies(session, quoteCall)).toHaveLength(2);

    // There is no price beside an incomplete form, or an item that is not added.
    await fill('Requested delivery date', '');
    expect(within(quotation()).queryByRole('table')).toBeNull();
    expect(quotation()).toHaveTextContent('Complete the form to update the quote.');
    await fill('Requested delivery date', '25/11/2026');
    await screen.findByRole('table', { name: 'Quote' });
    await press('Add item');
    await fill(/^Description/, 'Stools');
    expect(within(quotation()).queryByRole('table')).toBeNull();
  });

  it('[QUOT-06] [QUOT-07] [QUOT-15] says why there is no quote; where there is none to get, it creates without', async () => {
    const refused = 'No rate from Kaikōura to Waiheke Island for Overnight';
    const answer = inTurn(
      new Response(null, { status: 503 }),
      refusal(422, refused, { id: 'QUOT-14', path: '' }),
      buildQuote(),
    );
    const { session, onCreated } = await showFilled({ [quoteCall]: answer });
    await press('Get quote');
    const unavailable = 'The requested quote is not available';
    expect(await within(quotation()).findByRole('alert')).toHaveTextContent(
      `${unavailable}, couldn't calculate quote`,
    );
    expect(within(quotation()).queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'Tail lift' }));
    expect(await within(quotation()).findByText(new RegExp(refused, 'u'))).toBeVisible();
    expect(within(quotation()).getByRole('alert')).toHaveTextContent(`${unavailable}. ${refused}`);
    expect(screen.getByText('You can create the consignment without a quote.')).toBeVisible();
    await press('Create consignment');
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(bodies<CreateFullConsignment>(session, createCall)[0]?.quote).toBeNull();
  });

  it('[QUOT-08] a late answer never replaces a newer one, and its call is aborted', async () => {
    const late: ((answer: Response) => void)[] = [];
    let calls = 0;
    await showFilled({
      [quoteCall]: () => {
        calls += 1;
        return calls === 2 ? new Promise<Response>((resolve) => late.push(resolve)) : buildQuote(300 + calls);
      },
    });
    await getQuote();
    const tailLift = screen.getByRole('switch', { name: 'Tail lift' });
    await userEvent.click(tailLift);
    await expect.poll(() => late.length).toBe(1);
    await fill('Unload by hand, per pallet (optional)', '1');
    await screen.findByRole('table', { name: 'Quote' });
    expect(quotation()).toHaveTextContent('$303.00 excluding GST');
    late[0]?.(Response.json(buildQuote(999)));
    await userEvent.click(screen.getByRole('heading', { name: 'Quotation' }));
    expect(quotation()).toHaveTextContent('$303.00 excluding GST');
    expect(quotation()).not.toHaveTextContent('$999');
  });
});
