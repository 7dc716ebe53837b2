import { renderInTheme, listTexts } from '@consign/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { buildPrice, buildPriceLine } from '../testing/prices.js';
import { PriceLines } from './PriceLines.js';

function rows(): readonly string[] {
  return listTexts(screen.getAllByRole('row'));
}

it('[QUOT-12] freight, extras, surcharges, FAF, subtotal excluding GST, GST and total, each with its arithmetic', () => {
  const price = buildPrice();
  renderInTheme(<PriceLines caption="Quote" price={{ ...price, lines: [...price.lines].reverse() }} />);
  expect(rows()).toEqual([
    'LineAmount',
    'Auckland to Wellington, by weightChargeable 576 kg (volumetric) × $0.61 = $351.36$351.36',
    'Tail lift1 × $45.00 = $45.00$45.00',
    'Rural deliveryFlat $20.00$20.00',
    'Fuel adjustment factor$351.36 × 18.5% = $65.00$65.00',
    'Subtotal excluding GST$481.36',
    'GST 15%$72.20',
    'Total including GST$553.56',
  ]);
  expect(screen.getByRole('table', { name: 'Quote' })).toBeVisible();
});

it.each([
  [500, 'Chargeable weight 576.00 kg, charged on volumetric weight'],
  [576, 'Chargeable weight 576.00 kg, charged on dead weight'],
  [undefined, 'Chargeable weight 576.00 kg'],
])('[QUOT-12] shows the chargeable weight, and which weight won over %s kg', (deadWeight, text) => {
  renderInTheme(<PriceLines caption="Quote" price={buildPrice()} deadWeight={deadWeight} />);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('Tariff', { exact: false })).toHaveTextContent(
    'Tariff TASMAN-2026-07, card GENERAL',
  );
  expect(screen.getByText('Priced 21/11/2026 1:00:00 PM')).toBeVisible();
});

it('[PROV-10] a price that the provider reported has no tariff and no weight', () => {
  const reported = buildPrice({
    lines: [buildPriceLine('FREIGHT', 481.36, { name: 'Freight' })],
    tariffCode: null,
    cardCode: null,
    fafPercent: null,
    chargeableWeight: null,
  });
  renderInTheme(<PriceLines caption="Confirmed price" price={reported} />);
  expect(screen.queryByText(/Tariff|Chargeable/)).toBeNull();
  expect(rows()[1]).toBe('Freight$481.36');
});
