import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { defaultOrganisationSettings } from '../settings/index.js';
import { statusCodes, type StatusCode } from '../status/index.js';
import { everyPermission, everyPermissionSet, holding } from '../testing/permission-sets.js';
import {
  bulkActionNames,
  bulkActions,
  planBulk,
  type BulkAction,
  type BulkCandidate,
  type BulkContext,
} from './index.js';

const missing =
  'You do not have required permissions to perform this action. Please contact your administrator.';

const everything: BulkContext = {
  permissions: everyPermission,
  settings: { requestedPickupDateEnabled: true },
  organisationSettings: new Map([
    ['GENERAL', { ...defaultOrganisationSettings, allowRequestPickupDate: true }],
    ['OVERNIGHT', defaultOrganisationSettings],
  ]),
};

const of = (statusCode: StatusCode, reference = `TAS-${statusCode}`): BulkCandidate => ({
  reference,
  statusCode,
  serviceTypeCode: 'GENERAL',
});
const many = (statusCode: StatusCode, count: number) =>
  Array.from({ length: count }, (_, index) => of(statusCode, `${statusCode}${index}`));

/** The plan of a shown action; fails when hidden. */
function shown(action: BulkAction, candidates: readonly BulkCandidate[], context = everything) {
  const plan = planBulk(action, candidates, context);
  if (!plan.shown) throw new Error(`${action} is hidden`);
  return plan;
}

const draft = (reference: string, serviceTypeCode: string) => ({
  ...of('DRAFT', reference),
  serviceTypeCode,
});
const hiddenFor = (context: BulkContext) =>
  bulkActionNames.filter((action) => !planBulk(action, [of('FINAL')], context).shown);

const withDocuments = ['FINAL', 'STAGED', 'PICKUP', 'TRANSIT', 'DELIVERING', 'DELIVERED'];

const applicable: Readonly<Record<BulkAction, readonly string[]>> = {
  markReady: ['DRAFT'],
  requestPickup: ['DRAFT', 'FINAL'],
  setRequestedPickupDate: ['DRAFT', 'FINAL'],
  cancel: ['DRAFT', 'FINAL'],
  labels: withDocuments,
  notes: withDocuments,
  proofs: ['DELIVERED'],
  proofFiles: ['DELIVERED'],
  exportCsv: statusCodes,
  pickupManifest: statusCodes,
  emailPickupManifest: withDocuments,
};

describe('statuses an action applies to', () => {
  it.each(bulkActionNames)(
    '[BULK-01, BULK-02, BULK-05, BULK-06, BULK-07, BULK-08, BULK-15, BULK-16] %s',
    (action) => {
      const codes = shown(
        action,
        statusCodes.map((code) => of(code)),
      ).applicable.map((each) => each.statusCode);

      expect(codes).toEqual(applicable[action]);
    },
  );

  it.each([
    ['markReady', 'TRANSIT', 'Only Draft consignments can be marked as ready; this one is In Transit'],
    ['cancel', 'CANCELLED', 'Only Draft or Ready consignments can be cancelled; this one is Cancelled'],
    [
      'setRequestedPickupDate',
      'STAGED',
      'Only Draft or Ready consignments can be given a requested pickup date; this one is Staged',
    ],
    [
      'labels',
      'DRAFT',
      'Only Ready, Staged, Picked Up, In Transit, Delivering or Delivered consignments have labels; this one is Draft',
    ],
    ['proofs', 'DELIVERING', 'Only Delivered consignments have a proof of delivery; this one is Delivering'],
    ['proofFiles', 'TRANSIT', 'Only Delivered consignments have a proof of delivery; this one is In Transit'],
  ] as const)('[BULK-21] [PODX-14] [PODX-15] %s refuses %s with its reason', (action, code, reason) => {
    const plan = shown(action, [of(code)]);

    expect(plan.refused).toMatchObject([{ candidate: of(code), reason }]);
    expect(plan.decision).toMatchObject({ allowed: false, hidden: false, reason });
  });

  it('[BULK-15] refuses a service type without pickup dates', () => {
    const plan = shown('setRequestedPickupDate', [
      draft('A', 'GENERAL'),
      draft('B', 'OVERNIGHT'),
      draft('C', 'GONE'),
    ]);

    expect(plan.applicable.map(({ reference }) => reference)).toEqual(['A']);
    expect(plan.refused.map(({ id, reason }) => [id, reason])).toEqual([
      ['BULK-15', "This service doesn't allow a requested pickup date"],
      ['BULK-15', "This service doesn't allow a requested pickup date"],
    ]);
  });
});

describe('the button', () => {
  const mixed = [...many('DRAFT', 12), ...many('TRANSIT', 8)];
  const some = '12 of 20 can be staged; 8 cannot';
  const none = 'None of 2 can be staged';

  it.each([
    ['requestPickup', mixed, { allowed: false, id: 'BULK-02', hidden: false, reason: some }, true, some],
    ['requestPickup', many('DRAFT', 12), { allowed: true }, false, 'All 12 can be staged'],
    ['requestPickup', many('TRANSIT', 2), { allowed: false, reason: none }, false, none],
    [
      'emailPickupManifest',
      [of('DRAFT'), of('FINAL')],
      { allowed: true },
      false,
      '1 of 2 can go on the manifest; 1 cannot',
    ],
  ] as const)(
    '[BULK-02] [BULK-08] [BULK-21] of %s is disabled unless it applies to all, or takes those that it can: %#',
    (action, candidates, decision, canContinueWithRest, summary) =>
      expect(shown(action, candidates)).toMatchObject({ decision, canContinueWithRest, summary }),
  );

  it.each(bulkActionNames)('[BULK-06, BULK-07] %s is disabled without a selection', (action) => {
    expect(shown(action, [])).toMatchObject({
      decision: { allowed: false, reason: 'Select at least one consignment' },
      applicable: [],
      refused: [],
      summary: null,
    });
  });
});

describe('permissions and settings', () => {
  it('[BULK-09, BULK-16] [BULK-10] without MAINTAIN actions are hidden, with a reason for direct calls', () => {
    const hidden = ['markReady', 'requestPickup', 'setRequestedPickupDate', 'cancel', 'emailPickupManifest'];
    for (const permissions of everyPermissionSet) {
      const expected = permissions.has('Consignment.MAINTAIN') ? [] : hidden;
      expect(hiddenFor({ ...everything, permissions })).toEqual(expected);
    }
    const refused = { shown: false, id: 'BULK-09', reason: missing };
    const context = { ...everything, permissions: holding('PRINT') };
    expect(planBulk('markReady', [of('DRAFT')], context)).toEqual(refused);
  });

  it.each([
    { settings: { requestedPickupDateEnabled: false } },
    { organisationSettings: new Map() },
    { organisationSettings: new Map([['GENERAL', defaultOrganisationSettings]]) },
  ])('[BULK-03, BULK-15] Set Requested Pickup Date is hidden where no service takes dates: %#', (change) => {
    expect(hiddenFor({ ...everything, ...change })).toEqual(['setRequestedPickupDate']);
  });

  it.each(['labels', 'notes', 'pickupManifest'] as const)(
    '[BULK-05, BULK-19] %s is disabled, not hidden, without PRINT; the CSV export needs no permission',
    (action) => {
      const context = { ...everything, permissions: holding('MAINTAIN') };
      expect(shown(action, [of('FINAL')], context)).toMatchObject({
        decision: { allowed: false, id: 'BULK-19', hidden: false, reason: missing },
        applicable: [],
        canContinueWithRest: false,
      });
      const nobody = { ...everything, permissions: new Set<never>() };
      expect(shown('exportCsv', [of('ERR')], nobody).decision.allowed).toBe(true);
    },
  );
});

const candidate = fc.record({
  reference: fc.integer({ min: 1, max: 30 }).chain((at) => fc.constantFrom(`tas${at}`, `TAS${at}`)),
  statusCode: fc.constantFrom(...statusCodes),
  serviceTypeCode: fc.constantFrom('GENERAL', 'OVERNIGHT', 'GONE'),
});
const anyContext = fc.record({
  permissions: fc.constantFrom(...everyPermissionSet),
  settings: fc.record({ requestedPickupDateEnabled: fc.boolean() }),
  organisationSettings: fc.constantFrom(everything.organisationSettings, new Map()),
});
const asked = [fc.constantFrom(...bulkActionNames), fc.array(candidate), anyContext] as const;

describe('any selection', () => {
  it('[BULK-21, BULK-22] each reference is planned once, as applicable or refused with a reason', () => {
    fc.assert(
      fc.property(...asked, (action, candidates, context) => {
        const plan = planBulk(action, candidates, context);
        if (!plan.shown) return;
        const sides = [...plan.applicable, ...plan.refused.map((each) => each.candidate)];
        const references = new Set(candidates.map(({ reference }) => reference.toUpperCase()));

        expect(sides).toHaveLength(references.size);
        expect(new Set(sides.map(({ reference }) => reference.toUpperCase()))).toEqual(references);
        expect(candidates.filter((each) => plan.applicable.includes(each))).toEqual(plan.applicable);
        expect(plan.refused.every(({ reason }) => reason !== '')).toBe(true);
      }),
    );
  });

  it('[BULK-21] the button follows from both lists, and continuing with the applicable ones is allowed', () => {
    fc.assert(
      fc.property(...asked, (action, candidates, context) => {
        const plan = planBulk(action, candidates, context);
        if (!plan.shown) return;
        const some = plan.applicable.length > 0;
        const isEnough = bulkActions[action].needs === 'some' || plan.refused.length === 0;
        expect(plan.decision.allowed).toBe(some && isEnough);
        expect(plan.canContinueWithRest).toBe(some && !isEnough);
        if (!some) return;
        const rest = planBulk(action, plan.applicable, context);
        expect(rest).toMatchObject({ decision: { allowed: true }, refused: [] });
      }),
    );
  });
});
