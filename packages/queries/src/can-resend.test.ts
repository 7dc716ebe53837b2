import { ApiError } from '@consign/api-client';
import { describe, expect, it } from 'vitest';

import { canResend } from './can-resend.js';

const answered = (status: number) => new ApiError('no', { status });

describe('canResend', () => {
  it.each([429, 500, 502, 503, 504])('[BULK-25] is true after %d', (status) => {
    expect(canResend(answered(status))).toBe(true);
  });

  it('[BULK-25] is true without a response', () => {
    expect(canResend(new ApiError('offline', { status: 0, isNoResponse: true }))).toBe(true);
  });

  it.each([400, 403, 404, 409, 422, 501])('[BULK-25] is false after %d', (status) => {
    expect(canResend(answered(status))).toBe(false);
  });

  it('[BULK-25] is false for our own errors', () => {
    expect(canResend(new Error('a fault'))).toBe(false);
  });
});
