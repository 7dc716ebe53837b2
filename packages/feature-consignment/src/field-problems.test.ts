import type { Problem } from '@consign/domain/rules';
import { describe, expect, it } from 'vitest';

import { toSummary } from './field-problems.js';

describe('summary of a failed save', () => {
  it('[CONS-40] [CONS-64] names the date and links to it', () => {
    const problems: readonly Problem[] = [
      { id: 'DATE-01', path: 'requestedPickupDateTimeUtc', message: 'Past date' },
      { id: 'DATE-02', path: 'requestedDeliveryDate', message: 'Earlier than the service date' },
      { id: 'CONS-42', path: 'requestedDeliveryDate', message: 'Requested delivery date is required' },
    ];
    expect(toSummary(problems)).toEqual([
      { path: 'requestedPickupDate', message: 'Requested pickup date: Past date' },
      { path: 'requestedDeliveryDate', message: 'Requested delivery date: Earlier than the service date' },
      { path: 'requestedDeliveryDate', message: 'Requested delivery date is required' },
    ]);
  });
});
