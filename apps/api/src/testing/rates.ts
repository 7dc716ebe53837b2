import { getDay } from '@consign/domain/dates';

import type { Database } from '../database/database.js';
import { type Tariff } from '../pricing/engine/tariff.js';
import { insertFuelAdjustments, insertTariff } from '../pricing/tariff-store.js';
import { testNow } from './now.js';
import { lane, rate, sampleTariff } from './sample-tariff.js';
import { tasman } from './world.js';

const northland = {
  name: 'Northland',
  isRural: false,
  suburbs: [],
  cities: ['Whangārei'],
  postcodes: [],
};

const general = (perKilogram: number) => [
  lane(['Auckland'], ['Wellington', 'Waiheke Island'], [rate('weight', perKilogram, 2500)]),
  lane(['Northland'], ['Northland', 'Wellington'], [rate('weight', perKilogram, 2500)]),
];

/** General freight at $0.61 a kg, and Overnight at three times that, from Auckland and Northland to Wellington. */
export const march: Tariff = {
  ...sampleTariff,
  code: 'TASMAN-2026-01',
  zones: [...sampleTariff.zones, northland],
  cards: [
    { code: 'GENERAL', services: ['GENERAL'], accounts: [], lanes: general(0.61) },
    { code: 'OVERNIGHT', services: ['OVERNIGHT'], accounts: [], lanes: general(1.83) },
  ],
};

/** From Thursday 19 March 2026 on; General freight is $0.70. */
export const dearer: Tariff = {
  ...march,
  code: 'TASMAN-2026-03',
  effectiveFrom: getDay('2026-03-19'),
  cards: march.cards.map((card) => (card.code === 'GENERAL' ? { ...card, lanes: general(0.7) } : card)),
};

export const ratesLoadedAt = new Date(testNow.getTime() - 24 * 3_600_000);

/** Loads two tariffs of TASMAN, and a fuel adjustment that rises on 19 March 2026 from 18.5 % to 20 %. */
export function createRates(database: Database): Promise<void> {
  return database.asSchemaOwner({ tenantId: tasman.id, organisationId: null }, async (tx) => {
    for (const tariff of [march, dearer]) await insertTariff(tx, tasman.id, tariff, ratesLoadedAt);
    const serviceTypeCode = '';
    await insertFuelAdjustments(
      tx,
      tasman.id,
      [
        { serviceTypeCode, effectiveFrom: getDay('2026-01-01'), percentSteps: 1850 },
        { serviceTypeCode, effectiveFrom: getDay('2026-03-19'), percentSteps: 2000 },
      ],
      ratesLoadedAt,
    );
  });
}
