import { ApiError } from '@consign/api-client/internal';
import { describe, expect, it } from 'vitest';

import { canResend, retryReadDelay, shouldRetryRead } from './call-errors.js';

const answered = (status: number) => canResend(new ApiError('no', { status }));

it('[BULK-25] a call may be sent again without a response, after 429 and after a fault of the server', () => {
  expect([429, 500, 502, 503, 504].map(answered)).toEqual([true, true, true, true, true]);
  expect([400, 403, 404, 409, 422, 501].filter(answered)).toEqual([]);
  expect(canResend(new ApiError('offline', { status: 0, isNoResponse: true }))).toBe(true);
  expect(canResend(new Error('a fault'))).toBe(false);
});

const offline = 'No response received; you may be offline';
const late = new DOMException('The operation timed out.', 'TimeoutError');
const busy = (retryAfter: number, status = 429) => new ApiError('Too many', { status, retryAfter });

describe('a failed read', () => {
  it.each([
    new ApiError(offline, { status: 0, isNoResponse: true }),
    new ApiError('Something went wrong', { status: 500 }),
    new ApiError('Something went wrong', { status: 503 }),
    busy(5),
    busy(5, 503),
  ])('[ERR-12] is retried twice: %s', (error) => {
    expect([0, 1, 2].map((failures) => shouldRetryRead(failures, error))).toEqual([true, true, false]);
  });

  it.each([
    new ApiError('Refused', { status: 400 }),
    new ApiError('You are not authorized to perform this action', { status: 403 }),
    new ApiError('Not found', { status: 404 }),
    new ApiError('Too many', { status: 429 }),
    new ApiError('Not built', { status: 501 }),
    new ApiError(offline, { status: 0, isNoResponse: true, cause: late }),
    busy(60),
    busy(60, 503),
    new Error('a fault of our own'),
  ])('[ERR-12] isn’t retried: %s', (error) => {
    expect(shouldRetryRead(0, error)).toBe(false);
  });

  it('[ERR-12] waits 1 s, then 2 s, and at least Retry-After', () => {
    const waits = [undefined, busy(5)].map((error) =>
      [0, 1].map((failures) => retryReadDelay(failures, error)),
    );
    expect(waits).toEqual([
      [1_000, 2_000],
      [5_000, 5_000],
    ]);
  });
});
