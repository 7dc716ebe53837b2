import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  hasAllPermissions,
  isPermission,
  missingPermissionMessage,
  parsePermissions,
  permissions,
} from './index.js';

describe('parsePermissions', () => {
  it('[AUTH-05] reads the eight permissions from the claim', () => {
    const claim = [
      'Access.DISPATCH',
      'Access.DASHBOARD',
      'Consignment.MAINTAIN',
      'Consignment.CREATE',
      'Consignment.PRINT',
      'Consignment.ViewPricing',
      'Consignment.RequestQuotation',
      'Consignment.LimitedEdit',
    ];

    expect([...parsePermissions(claim)]).toEqual(claim);
    expect(permissions).toEqual([...claim, 'Webhook.MANAGE']);
  });

  it('[PROV-22] reads the permission to manage webhooks', () => {
    expect([...parsePermissions(['Webhook.MANAGE', 'Webhook.READ'])]).toEqual(['Webhook.MANAGE']);
  });

  it('[AUTH-05] ignores unknown and misspelled permissions', () => {
    const claim = ['access.dispatch', 'Consignment.PRINT', 'Admin.EVERYTHING', 7, null];

    expect([...parsePermissions(claim)]).toEqual(['Consignment.PRINT']);
  });

  it.each([undefined, null, 'Access.DISPATCH', { 0: 'Access.DISPATCH' }, 1])(
    '[AUTH-05] a claim of any other shape gives no permissions: %j',
    (claim) => {
      expect(parsePermissions(claim).size).toBe(0);
    },
  );

  it('[AUTH-05] keeps exactly the known members of a list', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...permissions), fc.anything())), (claim) => {
        expect(parsePermissions(claim)).toEqual(new Set(claim.filter((item) => isPermission(item))));
      }),
    );
  });
});

describe('hasAllPermissions', () => {
  it('[AUTH-06] requires every permission', () => {
    const held = parsePermissions(['Access.DISPATCH', 'Consignment.PRINT']);

    expect(hasAllPermissions(held, [])).toBe(true);
    expect(hasAllPermissions(held, ['Access.DISPATCH', 'Consignment.PRINT'])).toBe(true);
    expect(hasAllPermissions(held, ['Access.DISPATCH', 'Consignment.CREATE'])).toBe(false);
  });
});

it('[BULK-10] the missing-permission sentence matches the register', () => {
  expect(missingPermissionMessage).toBe(
    'You do not have required permissions to perform this action. Please contact your administrator.',
  );
});
