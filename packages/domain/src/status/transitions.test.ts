import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { cancelReason, isUserTarget, parseUserTarget, statusCodes, transitions } from './index.js';

describe('transitions', () => {
  it.each([
    ['CONS-21', 'FINAL', ['DRAFT']],
    ['CONS-22', 'STAGED', ['DRAFT', 'FINAL']],
    ['CONS-23', 'CANCELLED', ['DRAFT', 'FINAL']],
  ] as const)(
    '[CONS-21, CONS-22, CONS-23] %s: %s can be requested from %j with MAINTAIN',
    (_id, target, from) => {
      expect(transitions[target]).toEqual({ by: 'user', from, permission: 'Consignment.MAINTAIN' });
    },
  );

  it('[CONS-20] [BULK-14] a consignment starts as Draft; the provider sets what a user cannot request', () => {
    expect(statusCodes.filter(isUserTarget)).toEqual(['FINAL', 'STAGED', 'CANCELLED']);
    const others = statusCodes.filter((code) => !isUserTarget(code));

    expect(others.map((code) => [code, transitions[code].by])).toEqual([
      ['DRAFT', 'creation'],
      ['PICKUP', 'provider'],
      ['TRANSIT', 'provider'],
      ['DELIVERING', 'provider'],
      ['DELIVERED', 'provider'],
      ['ERR', 'provider'],
    ]);
  });
});

describe('parseUserTarget', () => {
  it.each(['DRAFT', 'PICKUP', 'TRANSIT', 'DELIVERING', 'DELIVERED', 'ERR', 'final', '', 'constructor'])(
    '[BULK-14] %j is refused as an unsupported status code',
    (code) => {
      expect(parseUserTarget(code)).toEqual({
        ok: false,
        problems: [{ id: 'BULK-14', path: 'statusCode', message: `Unsupported status code: ${code}` }],
      });
    },
  );

  it('[BULK-14] any other text is refused', () => {
    const codes = ['FINAL', 'STAGED', 'CANCELLED'];
    for (const code of codes) expect(parseUserTarget(code)).toEqual({ ok: true, value: code });
    fc.assert(fc.property(fc.string(), (code) => parseUserTarget(code).ok === codes.includes(code)));
  });
});

it('[BULK-20] every cancellation has the same reason', () => {
  expect(cancelReason).toBe('Cancelled by Consign user');
});
