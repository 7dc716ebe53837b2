import { expect, it } from 'vitest';

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

const open: readonly StatusCode[] = ['DRAFT', 'FINAL'];
const afterDraft: readonly StatusCode[] = statusCodes.filter((status) => status !== 'DRAFT');

const table: readonly Row[] = [
  { id: 'CONS-21', name: 'Mark As Ready', ask: canMarkAsReady, permission: 'MAINTAIN', when: ['DRAFT'] },
  { id: 'CONS-22', name: 'Request Pickup', ask: canRequestPickup, permission: 'MAINTAIN', when: open },
  { id: 'CONS-23', name: 'Cancel', ask: canCancel, permission: 'MAINTAIN', when: open },
  { id: 'CONS-25', name: 'Download', ask: canDownload, permission: 'PRINT', when: afterDraft },
  { id: 'CONS-35', name: 'Copy and Return', ask: canCopy, permission: 'MAINTAIN', when: statusCodes },
  { id: 'CONS-09', name: 'the price', ask: canSeePrice, permission: 'ViewPricing', when: afterDraft },
];

it.each(table)(
  '[CONS-09, CONS-21, CONS-22, CONS-23, CONS-25, CONS-35] $id $name is allowed exactly as the table says, and hidden without the permission',
  ({ id, ask, permission, when }) => {
    const differs = everyContext.filter((context) => {
      const { permissions, isNew, status } = context;
      const holds = permissions.has(`Consignment.${permission}` as never);
      const inTime = !isNew && status !== null && when.includes(status);
      const answer = ask(context);
      const isRefused = !answer.allowed && answer.id === id && answer.reason !== '';
      return holds && inTime ? !answer.allowed : !isRefused;
    });
    expect(differs).toEqual([]);
    const answer = ask({ permissions: holding('DISPATCH'), isNew: false, status: 'FINAL' });
    expect(answer).toEqual({ allowed: false, id, hidden: true, reason: missing });
  },
);

const early = 'Save the consignment first';

it.each([
  [canMarkAsReady, 'TRANSIT', true, 'Only Draft consignments can be marked as ready; this one is In Transit'],
  [
    canRequestPickup,
    'STAGED',
    true,
    'Only Draft or Ready consignments can be staged for pickup; this one is Staged',
  ],
  [canCancel, 'ERR', true, 'Only Draft or Ready consignments can be cancelled; this one is Error'],
  [canMarkAsReady, null, false, early],
  [canRequestPickup, null, false, early],
  [canCancel, null, true, early],
  [canCopy, null, false, early],
  [canDownload, 'DRAFT', true, expect.any(String)],
  [canSeePrice, 'DRAFT', true, expect.any(String)],
] as const)(
  '[CONS-09, CONS-21, CONS-22, CONS-23, CONS-25, CONS-35] [CONS-99] %o is too late or too early in %s: hidden %s, and a direct call is told when',
  (ask, status, hidden, reason) => {
    const permissions = holding('MAINTAIN', 'PRINT', 'ViewPricing');
    expect(ask({ permissions, isNew: status === null, status })).toMatchObject({
      allowed: false,
      hidden,
      reason,
    });
  },
);

it('[CONS-38] [NAV-03] a new one requires CREATE and MAINTAIN; without CREATE the button is hidden', () => {
  for (const permissions of everyPermissionSet) {
    const holdsBoth = permissions.has('Consignment.CREATE') && permissions.has('Consignment.MAINTAIN');
    expect(canCreateByHand({ permissions }).allowed).toBe(holdsBoth);
  }
  expect(canCreateByHand({ permissions: holding('MAINTAIN') })).toMatchObject({ id: 'NAV-03', hidden: true });
  const refused = { allowed: false, id: 'CONS-38', hidden: false, reason: missing };
  expect(canCreateByHand({ permissions: holding('CREATE') })).toEqual(refused);
});

it('[CONS-28] freight is deleted with MAINTAIN while new, Draft or Ready, except for the last item in Ready', () => {
  for (const itemCount of [0, 1, 2, 200]) {
    const differs = everyContext.filter((context) => {
      const isOpen = context.isNew || context.status === null || open.includes(context.status);
      const isLast = context.status === 'FINAL' && itemCount <= 1;
      const expected = context.permissions.has('Consignment.MAINTAIN') && isOpen && !isLast;
      return canDeleteFreight({ ...context, itemCount }).allowed !== expected;
    });
    expect([itemCount, differs]).toEqual([itemCount, []]);
  }
  const last = { permissions: holding('MAINTAIN'), isNew: false, status: 'FINAL', itemCount: 1 } as const;
  expect(canDeleteFreight(last)).toMatchObject({ allowed: false, id: 'CONS-28', hidden: true });
});

it('[FILE-04] a file can be deleted with MAINTAIN, in Draft or Ready', () => {
  const saved = everyContext.filter(({ isNew, status }) => !isNew && status !== null);
  const differs = saved.filter((context) => {
    const isOpen = open.some((status) => status === context.status);
    const expected = context.permissions.has('Consignment.MAINTAIN') && isOpen;
    return canDeleteFile(context).allowed !== expected;
  });
  expect(differs).toEqual([]);
});
