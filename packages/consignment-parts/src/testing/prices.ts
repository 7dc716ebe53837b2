import type { Price, PriceLine } from '@consign/api-client/consignment';

export function buildPriceLine(
  kind: PriceLine['kind'],
  amount: number,
  more: Partial<PriceLine> = {},
): PriceLine {
  return { kind, code: kind, name: kind, arithmetic: '', amount, ...more };
}

/** A price of General freight from Auckland to Wellington, its lines in the order of QUOT-12. */
export function buildPrice(more: Partial<Price> = {}): Price {
  return {
    lines: [
      buildPriceLine('FREIGHT', 351.36, {
        name: 'Auckland to Wellington, by weight',
        arithmetic: 'Chargeable 576 kg (volumetric) × $0.61 = $351.36',
      }),
      buildPriceLine('EXTRA', 45, { name: 'Tail lift', arithmetic: '1 × $45.00 = $45.00' }),
      buildPriceLine('SURCHARGE', 20, { name: 'Rural delivery', arithmetic: 'Flat $20.00' }),
      buildPriceLine('FAF', 65, { name: 'Fuel adjustment factor', arithmetic: '$351.36 × 18.5% = $65.00' }),
    ],
    subtotal: 481.36,
    gst: 72.2,
    total: 553.56,
    priceDateTimeUtc: '2026-11-21T00:00:00Z',
    tariffCode: 'TASMAN-2026-07',
    cardCode: 'GENERAL',
    fafPercent: 18.5,
    gstPercent: 15,
    chargeableWeight: 576,
    ...more,
  };
}
