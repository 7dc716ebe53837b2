// Another team's use of the rules, on Node alone and in a time zone of its own.
import { deepEqual, equal, ok } from 'node:assert/strict';

import type { Problem } from '@consign/domain';
import { formatDateTime, getDay, rangeToUtc, startOfDayUtc } from '@consign/domain/dates';
import { findVolume, findWeight, formatVolume, formatWeight, calculateTotals } from '@consign/domain/freight';
import { hasAllPermissions, parsePermissions } from '@consign/domain/permissions';
import { checkLineItem } from '@consign/domain/rules';
import { defaultFeatureFlags, isFeatureFlagName } from '@consign/domain/settings';
import { canRequestPickup, statuses } from '@consign/domain/status';

process.env['TZ'] = 'America/Los_Angeles';

equal(statuses.FINAL.meaning, 'Validated and awaiting the pickup request');
const permissions = parsePermissions(['Access.DISPATCH', 'Consignment.MAINTAIN']);
ok(hasAllPermissions(permissions, ['Access.DISPATCH']));
const pickup = canRequestPickup({ status: 'TRANSIT', permissions, isNew: false });
equal(pickup.allowed, false);
const item = { count: 0, packagingType: 'PALLET', description: 'Kitchen', volume: 2.88, weight: 500 };
const settings = { freightItemDescriptionOptional: true, dangerousGoodsEnabled: false };
const problems: readonly Problem[] = checkLineItem(item, settings, 'lineItems/0');
deepEqual(
  problems.map(({ id, path }) => [id, path]),
  [['FRGT-01', 'lineItems/0/count']],
);
ok(Object.keys(defaultFeatureFlags).every(isFeatureFlagName));

// The day on which the clocks go back has 25 hours, the one on which they go forward 23.
deepEqual(rangeToUtc({ from: getDay('2026-04-05'), to: getDay('2026-04-05') }), {
  startDateUtc: '2026-04-04T11:00:00Z',
  endDateUtc: '2026-04-05T12:00:00Z',
});
deepEqual(rangeToUtc({ from: getDay('2026-09-27'), to: getDay('2026-09-27') }), {
  startDateUtc: '2026-09-26T12:00:00Z',
  endDateUtc: '2026-09-27T11:00:00Z',
});
equal(startOfDayUtc(getDay('2026-09-28')), '2026-09-27T11:00:00Z');
equal(formatDateTime('2026-04-04T14:30:00Z'), '05/04/2026 2:30:00 AM');

// As binary fractions these do not add up to the written sums.
const volume = findVolume(0.1);
const more = findVolume('0.2');
const weight = findWeight('1250.10');
ok(volume !== null && more !== null && weight !== null);
const totals = calculateTotals([
  { count: 2, volume, weight },
  { count: 3, volume: more, weight },
]);
equal(totals.deliveryItems, 5);
equal(formatVolume(totals.volume), '0.3000 m³');
equal(formatWeight(totals.weight), '2,500.20 kg');
