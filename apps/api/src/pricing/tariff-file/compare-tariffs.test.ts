import { lengthFromCentimetres, weightFromSteps } from '@consign/domain/freight';
import { expect, it } from 'vitest';

import { lane, rate, sampleTariff } from '../../testing/sample-tariff.js';
import type { RateCard, Surcharge, Tariff } from '../engine/tariff.js';
import { compareTariffs } from './compare-tariffs.js';

const [general] = sampleTariff.cards;
const withCards = (...cards: readonly RateCard[]): Tariff => ({ ...sampleTariff, cards });
const card = (over: Partial<RateCard>): RateCard => ({
  code: 'GENERAL',
  services: ['GENERAL', 'ECONOMY'],
  accounts: [],
  lanes: [],
  ...over,
});
const surcharge = (over: Partial<Surcharge>): Tariff => ({
  ...sampleTariff,
  surcharges: sampleTariff.surcharges.map((each) => ({ ...each, ...over })),
});

it('[QUOT-13] says nothing of what is the same', () => {
  expect(compareTariffs(sampleTariff, { ...structuredClone(sampleTariff), code: 'OTHER' })).toEqual([]);
});

const flat = { by: 'flat', price: 9900 } as const;
it.each<[string, Tariff, Tariff, readonly string[]]>([
  [
    'a zone with other places',
    sampleTariff,
    {
      ...sampleTariff,
      zones: sampleTariff.zones.map((zone) =>
        zone.name === 'Kaikōura'
          ? { ...zone, isRural: true, suburbs: [{ suburb: 'Seaview', city: 'Kaikōura' }] }
          : zone,
      ),
    },
    ['Zone Kaikōura: Kaikōura → rural: Kaikōura, Seaview in Kaikōura'],
  ],
  [
    'a lane that goes and one that comes',
    withCards(card({ lanes: [lane(['Auckland'], ['Wellington'], [flat])] })),
    withCards(card({ lanes: [lane(['Wellington'], ['Auckland'], [rate('volume', 110)])] })),
    [
      'Card GENERAL, Auckland to Wellington: removed, was $99.00 flat',
      'Card GENERAL, Wellington to Auckland: added, $110.00 per m³',
    ],
  ],
  [
    'a card for other accounts',
    withCards(card({})),
    withCards(card({ accounts: ['ACC-1'] })),
    ['Card GENERAL: GENERAL, ECONOMY for every account → GENERAL, ECONOMY for ACC-1'],
  ],
  [
    'a card that goes',
    sampleTariff,
    withCards(),
    [`Card GENERAL: removed, with ${general?.lanes.length ?? 0} lanes`],
  ],
  [
    'an extra for some cards',
    sampleTariff,
    {
      ...sampleTariff,
      extras: [{ code: 'TAILLIFT', cards: ['HOME'], charge: flat }, ...sampleTariff.extras],
    },
    ['Extra TAILLIFT on HOME: added, $99.00 flat'],
  ],
  [
    'a surcharge with another rule',
    surcharge({
      when: {
        kind: 'oversize',
        longerThan: lengthFromCentimetres(240),
        heavierThan: weightFromSteps(3500),
      },
    }),
    surcharge({ when: { kind: 'dangerous-goods' }, amount: { kind: 'kg', perUnit: 500 }, minimum: 1000 }),
    [
      'Surcharge RURAL: Rural area, oversize over 2.4 m or over 35 kg: $35.00 flat → ' +
        'Rural area, dangerous-goods: $0.05 per kg, minimum $10.00',
    ],
  ],
  [
    'a surcharge by percent',
    surcharge({ amount: { kind: 'unit', perUnit: 52_500 } }),
    surcharge({ amount: { kind: 'percent', steps: 1250 } }),
    ['Surcharge RURAL: Rural area, rural: $5.25 per piece → Rural area, rural: 12.5% of freight'],
  ],
])('[QUOT-13] shows %s', (_what, before, after, lines) => {
  expect(compareTariffs(before, after)).toEqual(lines);
});
