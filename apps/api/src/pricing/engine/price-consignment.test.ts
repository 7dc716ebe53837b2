import { describe, expect, it } from 'vitest';

import { priceRequest, sampleTariff } from '../../testing/sample-tariff.js';
import { priceConsignment } from './price-consignment.js';

describe('priceConsignment', () => {
  it('[QUOT-12, FRGT-17] gives lines in their order, each with its rule and arithmetic, then GST and total', () => {
    const request = priceRequest({ extras: [{ code: 'TAILLIFT', name: 'Tail lift', quantity: 1 }] });
    expect(priceConsignment(sampleTariff, 1850, request)).toEqual({
      ok: true,
      price: {
        lines: [
          {
            kind: 'FREIGHT',
            code: 'GENERAL',
            name: 'Auckland to Wellington, by weight',
            amount: 25_620,
            arithmetic: 'Chargeable 420 kg (volumetric) × $0.61 = $256.20',
          },
          {
            kind: 'EXTRA',
            code: 'TAILLIFT',
            name: 'Tail lift',
            quantity: 1,
            amount: 4500,
            arithmetic: '$45.00 per consignment',
          },
          {
            kind: 'FAF',
            code: 'FAF',
            name: 'Fuel adjustment',
            amount: 4740,
            arithmetic: '18.5% of freight $256.20 = $47.40',
          },
        ],
        subtotal: 34_860,
        gst: 5229,
        total: 40_089,
        tariffCode: 'SAMPLE-2026',
        cardCode: 'GENERAL',
        fuelPercentSteps: 1850,
        chargeableWeight: 42_000,
      },
    });
  });
});
