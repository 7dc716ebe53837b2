import { describe, expect, it } from 'vitest';

import {
  buildBulkReport,
  formatBulkFailure,
  formatBulkSummary,
  describeProblem,
  type BulkMessage,
} from './index.js';

const message = (severityName: BulkMessage['severityName'], userMessage: string): BulkMessage => ({
  severityName,
  userMessage,
  invalidParams: [],
  innerMessages: [],
});

const report = buildBulkReport([
  { reference: 'TAS1', messages: [message('Information', 'Staged')] },
  {
    reference: 'TAS2',
    messages: [
      {
        ...message('Error', 'Cannot be staged'),
        invalidParams: [{ value: 'TAS2', description: 'In Transit' }],
        innerMessages: ['Ask your provider'],
      },
    ],
  },
  { reference: 'TAS3', messages: [message('Warning', 'Delivery is today')] },
]);

describe('buildBulkReport', () => {
  it('[BULK-13] has a row per message, with its parameters and inner messages as details', () => {
    expect(report.rows).toEqual([
      { severity: 'Information', reference: 'TAS1', description: 'Staged', details: [] },
      {
        severity: 'Error',
        reference: 'TAS2',
        description: 'Cannot be staged',
        details: ['TAS2: In Transit', 'Ask your provider'],
      },
      { severity: 'Warning', reference: 'TAS3', description: 'Delivery is today', details: [] },
    ]);
  });

  it('[BULK-13] counts errors, warnings and informational items', () => {
    expect(report).toMatchObject({ errors: 1, warnings: 1, information: 1 });
  });

  it('[CONS-50] a consignment with a warning succeeded, one with an error can be retried', () => {
    expect(report).toMatchObject({ succeeded: ['TAS1', 'TAS3'], failed: ['TAS2'] });
  });
});

const failure = (problemId?: string): BulkMessage => ({
  ...message('Error', 'No'),
  ...(problemId === undefined ? {} : { problemId }),
});
const canRetry = (...messages: BulkMessage[]) =>
  buildBulkReport([{ reference: 'TAS1', messages }]).retryable.length > 0;

describe('whether a retry can help', () => {
  it('[BULK-26] can for a locked consignment or a fault of the server', () => {
    expect(canRetry(failure('BULK-23'))).toBe(true);
    expect(canRetry(failure())).toBe(true);
  });

  it('[BULK-26] cannot while a rule refuses, or when nothing failed', () => {
    expect(canRetry(failure('CONS-22'))).toBe(false);
    expect(canRetry(failure('BULK-23'), failure('CONS-41'))).toBe(false);
    expect(canRetry(message('Warning', 'Delivery is today'))).toBe(false);
  });
});

const findPassed = (each: BulkMessage) =>
  buildBulkReport([{ reference: 'TAS1', messages: [each] }]).pickupPassed;

describe('what mends a failure', () => {
  const passed = {
    ...failure('DATE-01'),
    path: 'requestedPickupDateTimeUtc',
    userMessage: 'Requested pickup date: Past date',
  };

  it('[BULK-31] today’s pickup date does when the only problem is one that has passed', () => {
    expect(findPassed(passed)).toEqual(['TAS1']);
    expect(findPassed({ ...passed, userMessage: 'Requested pickup date: Not a working date' })).toEqual([]);
    expect(
      findPassed({
        ...passed,
        userMessage: '2 details are missing or invalid',
        innerMessages: ['Past date'],
      }),
    ).toEqual([]);
    expect(findPassed(failure('CONS-22'))).toEqual([]);
  });
});

describe('formatBulkFailure', () => {
  it.each([
    ['markReady', 1, 1, "1 consignment couldn't be marked as ready"],
    ['requestPickup', 2, 5, "2 of 5 consignments couldn't be staged"],
    ['setRequestedPickupDate', 1, 2, "1 of 2 consignments couldn't be updated"],
    ['cancel', 1200, 1200, "1,200 consignments couldn't be cancelled"],
  ] as const)('[BULK-30] %s: %d of %d', (action, failed, all, title) => {
    expect(formatBulkFailure(action, failed, all)).toBe(title);
  });
});

describe('formatBulkSummary', () => {
  it.each([
    ['markReady', '2 consignment(s) marked as ready successfully'],
    ['requestPickup', '2 consignment(s) staged successfully'],
    ['setRequestedPickupDate', '2 consignment(s) updated successfully'],
    ['cancel', '2 consignment(s) updated successfully'],
  ] as const)('[BULK-12] summary of %s', (action, summary) => {
    expect(formatBulkSummary(action, report)).toBe(summary);
  });
});

const problem = (path: string, said: string) => ({ id: 'X-1', path, message: said }) as const;

describe('describeProblem', () => {
  it.each([
    ['receiverParticipant/phone', 'Value is required', 'Receiver is invalid: Value is required'],
    ['lineItems/2/count', 'Count is wrong', 'Freight item 3: Count is wrong'],
    ['lineItems', 'At least one freight item is required', 'At least one freight item is required'],
    ['requestedPickupDateTimeUtc', 'Past date', 'Requested pickup date: Past date'],
    [
      'requestedDeliveryDateTimeUtc',
      'Requested delivery date is required',
      'Requested delivery date is required',
    ],
    ['elsewhere', 'Something', 'Something'],
  ])('[CONS-40, BULK-13] names the place of %s', (path, said, sentence) => {
    expect(describeProblem(problem(path, said))).toBe(sentence);
  });
});
