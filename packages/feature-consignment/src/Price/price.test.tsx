import type { Consignment, ConsignmentPrices } from '@consign/api-client/consignment';
import { buildPrice, buildPriceLine } from '@consign/consignment-parts/testing';
import { consignmentKeys } from '@consign/queries';
import { createTestSession, inSession, type TestSession } from '@consign/session/testing';
import { enterText, listTexts, renderInTheme } from '@consign/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import {
  at,
  callsTo,
  detail,
  openSaved,
  reference,
  update,
  type Answers,
  type Options,
} from '../testing/consignment-harness.js';
import { PriceSummary } from './PriceSummary.js';

const pricesCall = 'GET /api/v2/consignments/{ref}/prices';
const none: ConsignmentPrices = {
  quote: null,
  estimate: null,
  confirmed: null,
  reason: null,
  isEstimating: false,
};
const estimate = buildPrice({
  lines: buildPrice().lines.slice(0, 3),
  subtotal: 416.36,
  gst: 62.45,
  total: 478.81,
});

async function openWith(prices: Partial<ConsignmentPrices>, answers: Answers = {}) {
  return openSaved(at('FINAL'), { [pricesCall]: { ...none, ...prices }, ...answers });
}

/** The prices alone, without the screen around them. */
function showPrices(
  prices: Partial<ConsignmentPrices> | Response,
  consignment: Consignment = at('FINAL'),
  data: Options['data'] = {},
): TestSession {
  const answer = prices instanceof Response ? prices : { ...none, ...prices };
  const session = createTestSession({ answers: { [pricesCall]: answer }, data });
  renderInTheme(inSession(session, <PriceSummary consignment={consignment} />));
  return session;
}

async function card(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'Price excluding GST' });
}

async function openDialog(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'How this price is made' }));
  return screen.findByRole('dialog', { name: 'How this price is made' });
}

describe('price card', () => {
  it('[CONS-09] [QUOT-14] says that there is no estimate, and why', async () => {
    showPrices({ reason: 'No rate from Kaikōura to Waiheke Island for Overnight' });
    const price = await card();
    expect(
      within(price).getByText('A price estimate is not currently available for this consignment'),
    ).toBeVisible();
    expect(
      await within(price).findByText('No rate from Kaikōura to Waiheke Island for Overnight'),
    ).toBeVisible();
    expect(within(price).queryByRole('button')).toBeNull();
  });

  it('[CONS-09] shows the prices of the consignment itself while their lines cannot be loaded', async () => {
    showPrices(new Response(null, { status: 503 }), at('FINAL', { estimatedPrice: 99.5 }));
    expect(await card()).toHaveTextContent('Estimated price excluding FAF$99.50');
    const dialog = await openDialog();
    expect(await within(dialog).findByText('The prices could not be loaded')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('[CONS-09] is not there, and nothing is asked, without the permission to see prices', () => {
    const session = showPrices({}, at('FINAL'), {
      permissions: ['Access.DISPATCH', 'Consignment.LimitedEdit'],
    });
    expect(screen.queryByRole('region', { name: 'Price excluding GST' })).toBeNull();
    expect(session.server.names()).not.toContain(pricesCall);
  });

  it('[QUOT-11] a draft shows the quote that it came from', async () => {
    showPrices({ quote: buildPrice() }, at('DRAFT'));
    const price = await card();
    expect(price).toHaveTextContent('Quote of 21/11/2026$481.36');
    expect(price).not.toHaveTextContent('estimate');
  });

  it('[CONS-04] [CONS-09] [CONS-10] [QUOT-12] [QUOT-14] is in the additional card; its dialog shows quote, estimate and confirmed price in lines', async () => {
    await openWith({ quote: buildPrice(), estimate, confirmed: buildPrice() });
    const price = await card();
    expect(
      within(screen.getByRole('region', { name: 'Additional details' })).getByText('Price'),
    ).toBeVisible();
    expect(await within(price).findByText('$416.36')).toBeVisible();
    expect(price).toHaveTextContent('Estimated price excluding FAF$416.36Confirmed price$481.36');
    const dialog = await openDialog();
    const headings = await within(dialog).findAllByRole('heading', { level: 3 });
    expect(listTexts(headings)).toEqual([
      'Estimate and confirmed price',
      'Quote',
      'Estimate',
      'Confirmed price',
    ]);
    const table = within(dialog).getByRole('table', { name: 'Estimate' });
    expect(table).toHaveTextContent('Subtotal excluding GST$416.36');
    expect(table).not.toHaveTextContent('Fuel');
    expect(within(dialog).getByText('Excluding FAF, the fuel adjustment factor.')).toBeVisible();
    expect(within(dialog).getByText(/charged on volumetric weight/)).toBeVisible();
  });

  it('[QUOT-22] the dialog sets the estimate against the confirmed price, with the reasons', async () => {
    const confirmed = buildPrice({
      lines: [
        buildPriceLine('FREIGHT', 400, { name: 'Freight', arithmetic: 'Weighed again at the depot' }),
        buildPriceLine('FAF', 60, { name: 'Fuel adjustment' }),
      ],
      tariffCode: null,
      chargeableWeight: 600,
    });
    showPrices({ estimate, confirmed });
    await card();
    const table = await within(await openDialog()).findByRole('table', {
      name: 'Estimate and confirmed price',
    });
    expect(listTexts(within(table).getAllByRole('row'))).toEqual([
      'LineEstimatedConfirmedDifference',
      'FreightCharged for 600.00 kg, estimated for 576.00 kgWeighed again at the depot$351.36$400.00+$48.64 (+13.8%)',
      'Extras$45.00$0.00-$45.00 (-100.0%)',
      'Surcharges$20.00$0.00-$20.00 (-100.0%)',
      'FAF$60.00',
      'Subtotal excluding FAF$416.36$400.00-$16.36 (-3.9%)',
    ]);
  });

  it('[CONS-10] [QUOT-14] the dialog says why there is no estimate', async () => {
    showPrices({ quote: buildPrice(), reason: 'No rate for Overnight' });
    await card();
    const dialog = await openDialog();
    expect(await within(dialog).findByText('No rate for Overnight')).toBeVisible();
  });

  it('[CONS-108] reads the prices once after a save that makes no new one', async () => {
    const { session, timer } = await openWith(
      { estimate },
      { [update]: at('FINAL', { lastModifiedAtDateTimeUtc: '2026-11-21T00:00:00Z' }) },
    );
    expect(await within(await card()).findByText('$416.36')).toBeVisible();
    const before = callsTo(session, pricesCall).length;
    const detailsBefore = callsTo(session, detail).length;
    enterText(screen.getByRole('textbox', { name: /Sales reference/ }), 'SO-1');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The consignment has been saved')).toBeVisible();
    act(() => timer.advance(3_000));
    await waitFor(() => expect(callsTo(session, detail)).toHaveLength(detailsBefore + 1));
    expect(callsTo(session, pricesCall)).toHaveLength(before + 1);
  });

  it('[CONS-24] [QUOT-14] after an edit the old estimate says that it is being updated, until there is a new one', async () => {
    let now: ConsignmentPrices = { ...none, estimate };
    const saved = at('FINAL', { lastModifiedAtDateTimeUtc: '2026-11-21T00:00:00Z' });
    const { session } = await openWith({}, { [pricesCall]: () => now, [update]: saved });
    const price = await card();
    expect(await within(price).findByText('$416.36')).toBeVisible();
    now = { ...now, isEstimating: true };
    enterText(screen.getByRole('textbox', { name: /Sales reference/ }), 'SO-1');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await within(price).findByText('Updating the estimate…')).toBeVisible();
    expect(price).toHaveTextContent('Estimated price excluding FAF, before the last change$416.36');
    now = { ...none, estimate: { ...estimate, subtotal: 500 } };
    await act(() => session.queryClient.invalidateQueries({ queryKey: consignmentKeys.prices(reference) }));
    expect(await within(price).findByText('$500.00')).toBeVisible();
    expect(price).toHaveTextContent('Estimated price excluding FAF$500.00');
    expect(price).not.toHaveTextContent('Updating the estimate…');
  });
});
