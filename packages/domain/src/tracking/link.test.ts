import { describe, expect, it } from 'vitest';

import { parsePermissions } from '../permissions/index.js';
import { statusCodes } from '../status/index.js';
import { canRenewLink, canShareWithReceiver, findLinkEnd, isLinkEnded } from './index.js';

const statusAt = new Date('2026-03-01T02:00:00Z');
const linkedAt = new Date('2026-02-20T00:00:00Z');
const end = new Date('2026-04-30T02:00:00Z');

const share = (template: string | null, ownUrl: string | null = null) =>
  statusCodes.filter(
    (status) => canShareWithReceiver({ settings: { trackingUrlTemplate: template }, status, ownUrl }).allowed,
  );

describe('a link to the receiver’s page', () => {
  it('[TRAK-04] ends 60 days after the delivery or the cancellation, or after it was made later', () => {
    const ending = statusCodes.filter((status) => findLinkEnd({ status, statusAt, linkedAt }) !== null);
    expect(ending).toEqual(['DELIVERED', 'CANCELLED']);
    const linked = { status: 'DELIVERED', statusAt, linkedAt } as const;
    expect(findLinkEnd(linked)).toEqual(end);
    expect([isLinkEnded(linked, new Date(end.getTime() - 1)), isLinkEnded(linked, end)]).toEqual([
      false,
      true,
    ]);
    expect(findLinkEnd({ ...linked, linkedAt: end })).toEqual(new Date('2026-06-29T02:00:00Z'));
  });

  it('[TRAK-03] is shared where there is no other tracking page, once it is no Draft', () => {
    expect(share(null)).toEqual(statusCodes.filter((status) => status !== 'DRAFT'));
    expect([share('https://track.example/{reference}'), share(null, 'https://carrier.example/7')]).toEqual([
      [],
      [],
    ]);
  });

  it('[TRAK-05] is renewed with maintain', () => {
    const sharing = { settings: { trackingUrlTemplate: null }, status: 'TRANSIT', ownUrl: null } as const;
    const renew = (...names: string[]) =>
      canRenewLink(sharing, { permissions: parsePermissions(names) }).allowed;
    expect([renew('Consignment.MAINTAIN'), renew('Consignment.LimitedEdit')]).toEqual([true, false]);
    expect(
      canRenewLink(
        { ...sharing, status: 'DRAFT' },
        { permissions: parsePermissions(['Consignment.MAINTAIN']) },
      ).allowed,
    ).toBe(false);
  });
});
