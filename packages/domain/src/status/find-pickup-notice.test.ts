import { expect, it } from 'vitest';

import { findPickupNotice } from './index.js';

it.each([
  [['DRAFT', 'FINAL'], 'notYet'],
  [['DRAFT', 'STAGED'], 'given'],
  [['DRAFT', 'FINAL', 'TRANSIT', 'DELIVERED'], 'given'],
  [['DRAFT', 'FINAL', 'ERR'], 'given'],
  [['DRAFT', 'STAGED', 'CANCELLED'], 'given'],
] as const)('[DOCS-01] after %j: %s', (codes, expected) => {
  expect(findPickupNotice(codes.map((code) => ({ code })))).toBe(expected);
});

it.each([[['DRAFT', 'CANCELLED']], [['DRAFT', 'FINAL', 'CANCELLED']]] as const)(
  '[DOCS-41] cancelled after %j, the provider was never told',
  (codes) => {
    expect(findPickupNotice(codes.map((code) => ({ code })))).toBe('never');
  },
);
