import { expect, it } from 'vitest';

import { presetRange, rangeToUtc } from './dates/index.js';
import { formatVolume, calculateTotals } from './freight/index.js';
import { parsePermissions } from './permissions/index.js';
import { parseLineItem } from './rules/index.js';
import { canRequestPickup } from './status/index.js';
import { goodItem } from './testing/bodies.js';

it('the README examples produce the documented output', () => {
  const permissions = parsePermissions(['Consignment.MAINTAIN']);
  const item = parseLineItem(goodItem, {
    freightItemDescriptionOptional: true,
    dangerousGoodsEnabled: false,
  });

  expect(canRequestPickup({ status: 'TRANSIT', permissions, isNew: false })).toMatchObject({
    reason: 'Only Draft or Ready consignments can be staged for pickup; this one is In Transit',
  });
  expect(rangeToUtc(presetRange('LAST_7_DAYS', new Date('2026-04-06T00:00:00Z')))).toEqual({
    startDateUtc: '2026-03-30T11:00:00Z',
    endDateUtc: '2026-04-06T12:00:00Z',
  });
  expect(item.ok && formatVolume(calculateTotals([item.value]).volume)).toBe('2.8800 m³');
});
