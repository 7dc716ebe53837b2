import { describe, expect, it } from 'vitest';

import { statusCodes } from '../status/index.js';
import { exceptionState, filterStatuses, reportDefinitions, reportNames } from './index.js';

describe('exceptions', () => {
  it('[DASH-13] Collection and Delivery share every status between them', () => {
    expect(filterStatuses('All')).toEqual(statusCodes);
    expect(filterStatuses('Collection')).toEqual(['DRAFT', 'FINAL', 'STAGED']);
    expect(filterStatuses('Delivery')).toEqual([
      'PICKUP',
      'TRANSIT',
      'DELIVERING',
      'DELIVERED',
      'CANCELLED',
      'ERR',
    ]);
  });

  it('[DASH-27] a kind of exception is open while one of them is not resolved', () => {
    expect(exceptionState([{ isResolved: true }, { isResolved: false }])).toBe('OPEN');
    expect(exceptionState([{ isResolved: true }, { isResolved: true }])).toBe('CLOSED');
  });
});

it.each(reportNames)('[DASH-07] says what %s means and how it is worked out', (name) => {
  expect(reportDefinitions[name].join(' ')).toMatch(/\.$/u);
});
