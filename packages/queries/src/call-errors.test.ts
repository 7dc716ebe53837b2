import { ApiError } from '@consign/api-client/internal';
import { expect, it } from 'vitest';

import { canResend } from './call-errors.js';

const answered = (status: number) => canResend(new ApiError('no', { status }));

it('[BULK-25] a call may be sent again without a response, after 429 and after a fault of the server', () => {
  expect([429, 500, 502, 503, 504].map(answered)).toEqual([true, true, true, true, true]);
  expect([400, 403, 404, 409, 422, 501].filter(answered)).toEqual([]);
  expect(canResend(new ApiError('offline', { status: 0, isNoResponse: true }))).toBe(true);
  expect(canResend(new Error('a fault'))).toBe(false);
});
