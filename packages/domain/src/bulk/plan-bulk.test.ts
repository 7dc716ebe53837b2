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

/** What is shown; fails for what is hidden. */
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
  exportCsv: statusCodes,
  pickupManifest: statusCodes,
  emailPickupManifest: withDocuments,
};

describe('to which consignments an action applies', () => {
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
  ] as const)('[BULK-21] %s refuses %s with its reason', (action, code, reason) => {
    const plan = shown(action, [of(code)]);

    expect(plan.refused).toMatchObject([{ candidate: of(code), reason }]);
    expect(plan.decision).toMatchObject({ allowed: false, hidden: false, reason });
  });

  it('[BULK-15] a service type that takes no pickup date is refused', () => {
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

  it('[BULK-21] waits for every one, says how many it is for, and offers to go on with them', () => {
    expect(shown('requestPickup', mixed)).toMatchObject({
      decision: {
        allowed: false,
        id: 'BULK-02',
        hidden: false,
        reason: '12 of 20 can be staged; 8 cannot',
      },
      canContinueWithRest: true,
      summary: '12 of 20 can be staged; 8 cannot',
    });
  });

  it('[BULK-02] is enabled when it applies to every one', () => {
    expect(shown('requestPickup', many('DRAFT', 12))).toMatchObject({
      decision: { allowed: true },
      canContinueWithRest: false,
      summary: 'All 12 can be staged',
    });
  });

  it('[BULK-21] offers nothing when it applies to none', () => {
    expect(shown('requestPickup', many('TRANSIT', 2))).toMatchObject({
      decision: { allowed: false, reason: 'None of 2 can be staged' },
      canContinueWithRest: false,
    });
  });

  it('[BULK-08] of the mail takes those that it includes', () => {
    expect(shown('emailPickupManifest', [of('DRAFT'), of('FINAL')])).toMatchObject({
      decision: { allowed: true },
      canContinueWithRest: false,
      summary: '1 of 2 can go on the manifest; 1 cannot',
    });
  });

  it.each(bulkActionNames)('[BULK-06, BULK-07] of %s waits for a selection', (action) => {
    expect(shown(action, [])).toMatchObject({
      decision: { allowed: false, reason: 'Select at least one consignment' },
      applicable: [],
      refused: [],
      summary: null,
    });
  });
});

describe('what is hidden', () => {
  it('[BULK-09, BULK-16] without maintain, whatever else is held', () => {
    for (const permissions of everyPermissionSet) {
      expect(hiddenFor({ ...everything, permissions })).toEqual(
        permissions.has('Consignment.MAINTAIN')
          ? []
          : ['markReady', 'requestPickup', 'setRequestedPickupDate', 'cancel', 'emailPickupManifest'],
      );
    }
  });

  it('[BULK-10] who asks all the same is told so', () => {
    expect(planBulk('markReady', [of('DRAFT')], { ...everything, permissions: holding('PRINT') })).toEqual({
      shown: false,
      id: 'BULK-09',
      reason: missing,
    });
  });

  it('[BULK-03, BULK-15] Set Requested Pickup Date, unless the tenant takes dates and a service type allows them', () => {
    const off = { requestedPickupDateEnabled: false };

    expect(hiddenFor({ ...everything, settings: off })).toEqual(['setRequestedPickupDate']);
    expect(hiddenFor({ ...everything, organisationSettings: new Map() })).toEqual(['setRequestedPickupDate']);
    expect(
      hiddenFor({
        ...everything,
        organisationSettings: new Map([['GENERAL', defaultOrganisationSettings]]),
      }),
    ).toEqual(['setRequestedPickupDate']);
  });

  it.each(['labels', 'notes', 'pickupManifest'] as const)(
    '[BULK-05, BULK-19] not %s, which is disabled without print',
    (action) => {
      const context = { ...everything, permissions: holding('MAINTAIN') };

      expect(shown(action, [of('FINAL')], context)).toMatchObject({
        decision: { allowed: false, id: 'BULK-19', hidden: false, reason: missing },
        applicable: [],
        canContinueWithRest: false,
      });
    },
  );

  it('[BULK-19] not the CSV export, for which nothing is needed', () => {
    expect(shown('exportCsv', [of('ERR')], { ...everything, permissions: new Set() }).decision.allowed).toBe(
      true,
    );
  });
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

describe('whatever is selected', () => {
  it('[BULK-21, BULK-22] each reference is planned once, and stands on one side with what is said of it', () => {
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

  it('[BULK-21] the button and the offer follow from the two sides', () => {
    fc.assert(
      fc.property(...asked, (action, candidates, context) => {
        const plan = planBulk(action, candidates, context);
        if (!plan.shown) return;
        const some = plan.applicable.length > 0;
        const isEnough = bulkActions[action].needs === 'some' || plan.refused.length === 0;

        expect(plan.decision.allowed).toBe(some && isEnough);
        expect(plan.canContinueWithRest).toBe(some && !isEnough);
      }),
    );
  });

  it('[BULK-21] going on with those that it applies to is allowed', () => {
    fc.assert(
      fc.property(...asked, (action, candidates, context) => {
        const plan = planBulk(action, candidates, context);
        if (!plan.shown || plan.applicable.length === 0) return;

        expect(planBulk(action, plan.applicable, context)).toMatchObject({
          decision: { allowed: true },
          refused: [],
        });
      }),
    );
  });
});
