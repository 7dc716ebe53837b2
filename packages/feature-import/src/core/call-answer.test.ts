import { ApiError } from '@consign/api-client/internal';
import { describe, expect, it } from 'vitest';

import { toCallAnswer } from '../state/use-import-run.js';

describe('a create call of an import that fails', () => {
  it.each([
    ['is signed out', 401, {}, { kind: 'signed-out' }],
    ['waits as the server says', 429, { retryAfter: 7 }, { kind: 'wait', seconds: 7 }],
    ['waits as a busy server says', 503, { retryAfter: 30 }, { kind: 'wait', seconds: 30 }],
    ['waits a little where it does not say', 503, {}, { kind: 'wait', seconds: 5 }],
    ['waits for its own earlier call', 409, { retryAfter: 2 }, { kind: 'wait', seconds: 2 }],
    ['was lost on its way', 0, { isNoResponse: true }, { kind: 'lost' }],
    ['was lost behind a gateway', 504, {}, { kind: 'lost' }],
    [
      'was imported before',
      409,
      { body: { imported: 'TAS0000001' } },
      { kind: 'existing', reference: 'TAS0000001' },
    ],
    [
      'was imported where the user sees it not',
      409,
      { body: { imported: null } },
      { kind: 'existing', reference: null },
    ],
  ] as const)('[IMPT-20] %s', (_what, status, details, answer) => {
    expect(toCallAnswer(new ApiError('Message', { status, ...details }))).toEqual(answer);
  });

  it("[IMPT-09] [IMPT-13] has the server's title and texts, each once", () => {
    const errors = { 'lineItems/0/count': ['Count must be from 1 to 999'], '': ['A', 'A'] };
    const error = new ApiError('Message', { status: 422, title: 'The request is not valid', errors });
    expect(toCallAnswer(error)).toEqual({
      kind: 'failed',
      title: 'The request is not valid',
      texts: ['Count must be from 1 to 999', 'A'],
      places: errors,
    });
  });

  it.each([new ApiError('Bad gateway', { status: 418 }), new Error('lost'), null])(
    "[IMPT-09] without a title has 'Unknown error occurred'",
    (error) => {
      expect(toCallAnswer(error)).toMatchObject({
        kind: 'failed',
        title: 'Unknown error occurred',
        texts: [],
      });
    },
  );

  it('[IMPT-38] [ERR-08] has a string error as it was given', () => {
    const text = 'The account is on hold.';
    expect(toCallAnswer(new ApiError(text, { status: 409, body: text }))).toMatchObject({ title: text });
    const page = new ApiError('Something went wrong', { status: 418, body: '<html></html>' });
    expect(toCallAnswer(page)).toMatchObject({ title: 'Unknown error occurred' });
  });
});
