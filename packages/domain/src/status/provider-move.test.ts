import { expect, it } from 'vitest';

import { checkProviderMove, statusCodes, type ProviderTarget, type StatusCode } from './index.js';

const moves = 'moves';
const late = 'late';
const refused = 'refused';

/** The result of a report of PICKUP, TRANSIT, DELIVERING, DELIVERED and ERR, in that order. */
const table: Readonly<Record<StatusCode, readonly string[]>> = {
  DRAFT: [refused, refused, refused, refused, refused],
  FINAL: [moves, moves, moves, moves, moves],
  STAGED: [moves, moves, moves, moves, moves],
  PICKUP: [late, moves, moves, moves, moves],
  TRANSIT: [late, late, moves, moves, moves],
  DELIVERING: [late, late, late, moves, moves],
  DELIVERED: [late, late, late, late, refused],
  CANCELLED: [refused, refused, refused, refused, refused],
  ERR: [moves, moves, moves, moves, late],
};
const targets: readonly ProviderTarget[] = ['PICKUP', 'TRANSIT', 'DELIVERING', 'DELIVERED', 'ERR'];

it.each(statusCodes)('[PROV-03] for a consignment in %s', (status) => {
  expect(targets.map((target) => checkProviderMove(status, target).kind)).toEqual(table[status]);
});

it('[PROV-03] a refusal names both statuses', () => {
  expect(checkProviderMove('CANCELLED', 'DELIVERED')).toEqual({
    kind: 'refused',
    reason: "A consignment can't move from Cancelled to Delivered",
  });
});
