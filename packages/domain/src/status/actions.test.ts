import { describe, expect, it } from 'vitest';

import { everyPermissionSet, holding } from '../testing/permission-sets.js';
import {
  canCancel,
  canCopy,
  canCreateByHand,
  canDeleteFile,
  canDeleteFreight,
  canDownload,
  canMarkAsReady,
  canRequestPickup,
  canSeePrice,
  statusCodes,
  type ActionDecision,
  type ActionContext,
  type StatusCode,
} from './index.js';

const missing =
  'You do not have required permissions to perform this action. Please contact your administrator.';

/** Every context: all 256 permission sets, each new, with each status, and saved without a status. */
const everyContext: readonly ActionContext[] = everyPermissionSet.flatMap((permissions) => [
  { permissions, isNew: true, status: null },
  { permissions, isNew: true, status: 'DRAFT' },
  { permissions, isNew: false, status: null },
  ...statusCodes.map((status) => ({ permissions, isNew: false, status })),
]);

interface Row {
  readonly id: string;
  readonly name: string;
  readonly ask: (context: ActionContext) => ActionDecision;
  readonly permission: string;
  readonly when: readonly StatusCode[];
}

const afterDraft: readonly StatusCode[] = statusCodes.filter((status) => status !== 'DRAFT');

const table: readonly Row[] = [
  { id: 'CONS-21', name: 'Mark As Ready', ask: canMarkAsReady, permission: 'MAINTAIN', when: ['DRAFT'] },
  {
    id: 'CONS-22',
    name: 'Request Pickup',
    ask: canRequestPickup,
    permission: 'MAINTAIN',
    when: ['DRAFT', 'FINAL'],
  },
  { id: 'CONS-23', name: 'Cancel', ask: canCancel, permission: 'MAINTAIN', when: ['DRAFT', 'FINAL'] },
  { id: 'CONS-25', name: 'Download', ask: canDownload, permission: 'PRINT', when: afterDraft },
  {
    id: 'CONS-35',
    name: 'Create Copy and Create Return',
    ask: canCopy,
    permission: 'MAINTAIN',
    when: statusCodes,
  },
  { id: 'CONS-09', name: 'the price', ask: canSeePrice, permission: 'ViewPricing', when: afterDraft },
];

describe.each(table)('$name', ({ id, ask, permission, when }) => {
  it('[CONS-09, CONS-21, CONS-22, CONS-23, CONS-25, CONS-35] is allowed exactly as the table says, for every combination', () => {
    for (const context of everyContext) {
      const { permissions, isNew, status } = context;
      const holds = permissions.has(`Consignment.${permission}` as never);
      const inTime = !isNew && status !== null && when.includes(status);
      const refusal = { allowed: false, id, hidden: expect.any(Boolean), reason: expect.stringMatching(/./) };

      expect([context, ask(context)]).toEqual([context, holds && inTime ? { allowed: true } : refusal]);
    }
  });

  it('is hidden without the permission, with a reason for direct calls', () => {
    expect(ask({ permissions: holding('DISPATCH'), isNew: false, status: 'FINAL' })).toEqual({
      allowed: false,
      id,
      hidden: true,
      reason: missing,
    });
  });
});

describe('reasons', () => {
  const permissions = holding('MAINTAIN', 'PRINT', 'ViewPricing');

  it.each([
    [
      'CONS-21',
      canMarkAsReady,
      'TRANSIT',
      'Only Draft consignments can be marked as ready; this one is In Transit',
    ],
    [
      'CONS-22',
      canRequestPickup,
      'STAGED',
      'Only Draft or Ready consignments can be staged for pickup; this one is Staged',
    ],
    ['CONS-23', canCancel, 'ERR', 'Only Draft or Ready consignments can be cancelled; this one is Error'],
  ] as const)(
    '[CONS-21, CONS-22, CONS-23] [CONS-99] too late: is absent, and tells a direct call which statuses allow it (%s)',
    (id, ask, status, reason) => {
      expect(ask({ permissions, isNew: false, status })).toEqual({
        allowed: false,
        id,
        hidden: true,
        reason,
      });
    },
  );

  it.each([
    ['CONS-21', canMarkAsReady, false],
    ['CONS-22', canRequestPickup, false],
    ['CONS-23', canCancel, true],
    ['CONS-35', canCopy, false],
  ] as const)(
    '[CONS-21, CONS-22, CONS-23, CONS-35] [CONS-99] too early: asks to save first, and Cancel is absent (%s)',
    (id, ask, isAbsent) => {
      const reason = 'Save the consignment first';

      expect(ask({ permissions, isNew: true, status: null })).toEqual({
        allowed: false,
        id,
        hidden: isAbsent,
        reason,
      });
    },
  );

  it.each([
    ['CONS-25', canDownload],
    ['CONS-09', canSeePrice],
  ] as const)('[CONS-09, CONS-25] is hidden in Draft (%s)', (_id, ask) => {
    expect(ask({ permissions, isNew: false, status: 'DRAFT' })).toMatchObject({
      allowed: false,
      hidden: true,
    });
  });
});

describe('a new consignment', () => {
  it('[CONS-38] requires CREATE and MAINTAIN, whatever the other permissions', () => {
    for (const permissions of everyPermissionSet) {
      const holdsBoth = permissions.has('Consignment.CREATE') && permissions.has('Consignment.MAINTAIN');

      expect(canCreateByHand({ permissions }).allowed).toBe(holdsBoth);
    }
  });

  it('[NAV-03] the button is hidden without CREATE', () => {
    expect(canCreateByHand({ permissions: holding('MAINTAIN') })).toMatchObject({
      id: 'NAV-03',
      hidden: true,
    });
  });

  it('[CONS-38] the button is disabled, with a reason, with CREATE only', () => {
    expect(canCreateByHand({ permissions: holding('CREATE') })).toEqual({
      allowed: false,
      id: 'CONS-38',
      hidden: false,
      reason: missing,
    });
  });
});

describe('deleting freight', () => {
  const permissions = holding('MAINTAIN');
  const lastOne = { allowed: false, id: 'CONS-28', hidden: true };

  it('[CONS-28] is allowed with MAINTAIN while new, Draft or Ready, except for the last item in Ready', () => {
    for (const context of everyContext) {
      for (const itemCount of [0, 1, 2, 200]) {
        const isOpen =
          context.isNew || context.status === null || ['DRAFT', 'FINAL'].includes(context.status);
        const isLast = context.status === 'FINAL' && itemCount <= 1;
        const expected = context.permissions.has('Consignment.MAINTAIN') && isOpen && !isLast;

        expect([context, itemCount, canDeleteFreight({ ...context, itemCount }).allowed]).toEqual([
          context,
          itemCount,
          expected,
        ]);
      }
    }
  });

  it('[CONS-28] is hidden in Ready when one or fewer items remain', () => {
    const context = { permissions, isNew: false, status: 'FINAL' } as const;

    expect(canDeleteFreight({ ...context, itemCount: 1 })).toMatchObject(lastOne);
    expect(canDeleteFreight({ ...context, itemCount: 0 })).toMatchObject(lastOne);
    expect(canDeleteFreight({ ...context, itemCount: 2 }).allowed).toBe(true);
  });
});

it('[FILE-04] a file can be deleted with MAINTAIN, in Draft or Ready', () => {
  for (const context of everyContext.filter(({ isNew, status }) => !isNew && status !== null)) {
    const expected =
      context.permissions.has('Consignment.MAINTAIN') &&
      (context.status === 'DRAFT' || context.status === 'FINAL');

    expect([context, canDeleteFile(context).allowed]).toEqual([context, expected]);
  }
});
