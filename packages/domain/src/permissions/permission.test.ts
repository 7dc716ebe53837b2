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

  it.each<[unknown, string[]]>([
    [['access.dispatch', 'Consignment.PRINT', 'Admin.EVERYTHING', 7, null], ['Consignment.PRINT']],
    [['Webhook.MANAGE', 'Webhook.READ'], ['Webhook.MANAGE']],
    [undefined, []],
    [null, []],
    ['Access.DISPATCH', []],
    [{ 0: 'Access.DISPATCH' }, []],
  ])('[AUTH-05] [PROV-22] of the claim %j knows its own permissions alone: %j', (claim, known) => {
    expect([...parsePermissions(claim)]).toEqual(known);
  });

  it('[AUTH-05] keeps exactly the known members of a list', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...permissions), fc.anything())), (claim) => {
        expect(parsePermissions(claim)).toEqual(new Set(claim.filter((item) => isPermission(item))));
      }),
    );
  });
});

it('[AUTH-06] hasAllPermissions requires every permission', () => {
  const held = parsePermissions(['Access.DISPATCH', 'Consignment.PRINT']);

  expect(hasAllPermissions(held, [])).toBe(true);
  expect(hasAllPermissions(held, ['Access.DISPATCH', 'Consignment.PRINT'])).toBe(true);
  expect(hasAllPermissions(held, ['Access.DISPATCH', 'Consignment.CREATE'])).toBe(false);
});

it('[BULK-10] the missing-permission sentence matches the register', () => {
  expect(missingPermissionMessage).toBe(
    'You do not have required permissions to perform this action. Please contact your administrator.',
  );
});
