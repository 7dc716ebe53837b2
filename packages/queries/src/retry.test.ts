import { ApiError } from '@consign/api-client';
import { describe, expect, it } from 'vitest';

import { shouldRetryRead } from './retry.js';

describe('a read that failed', () => {
  it.each([
    new ApiError('No response received; you may be offline', { status: 0, isNoResponse: true }),
    new ApiError('Something went wrong', { status: 500 }),
    new ApiError('Something went wrong', { status: 503 }),
  ])('is tried twice more: %s', (error) => {
    expect([0, 1, 2].map((failures) => shouldRetryRead(failures, error))).toEqual([true, true, false]);
  });

  it.each([
    new ApiError('Refused', { status: 400 }),
    new ApiError('You are not authorized to perform this action', { status: 403 }),
    new ApiError('Not found', { status: 404 }),
    new ApiError('Too many', { status: 429 }),
    new ApiError('Not built', { status: 501 }),
    new Error('a fault of our own'),
  ])('is not tried again after a refusal: %s', (error) => {
    expect(shouldRetryRead(0, error)).toBe(false);
  });
});
