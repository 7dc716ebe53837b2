import { expect, it } from 'vitest';

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

it('[BULK-13] [CONS-50] a report has a row per message with details, and counts; a warning is no failure', () => {
  const rows = [
    { severity: 'Information', reference: 'TAS1', description: 'Staged', details: [] },
    {
      severity: 'Error',
      reference: 'TAS2',
      description: 'Cannot be staged',
      details: ['TAS2: In Transit', 'Ask your provider'],
    },
    { severity: 'Warning', reference: 'TAS3', description: 'Delivery is today', details: [] },
  ];
  const counts = { errors: 1, warnings: 1, information: 1 };
  expect(report).toMatchObject({ rows, ...counts, succeeded: ['TAS1', 'TAS3'], failed: ['TAS2'] });
});

const failure = (problemId?: string): BulkMessage => ({
  ...message('Error', 'No'),
  ...(problemId === undefined ? {} : { problemId }),
});
const canRetry = (...messages: BulkMessage[]) =>
  buildBulkReport([{ reference: 'TAS1', messages }]).retryable.length > 0;

it('[BULK-26] a retry can help with a lock or a fault of the server, not while a rule refuses', () => {
  expect(canRetry(failure('BULK-23'))).toBe(true);
  expect(canRetry(failure())).toBe(true);
  expect(canRetry(failure('CONS-22'))).toBe(false);
  expect(canRetry(failure('BULK-23'), failure('CONS-41'))).toBe(false);
  expect(canRetry(message('Warning', 'Delivery is today'))).toBe(false);
});

const findPassed = (each: BulkMessage) =>
  buildBulkReport([{ reference: 'TAS1', messages: [each] }]).pickupPassed;

it('[BULK-31] today’s pickup date mends a failure when the only problem is one that has passed', () => {
  const path = 'requestedPickupDateTimeUtc';
  const passed = { ...failure('DATE-01'), path, userMessage: 'Requested pickup date: Past date' };
  const several = { userMessage: '2 details are missing or invalid', innerMessages: ['Past date'] };
  expect(findPassed(passed)).toEqual(['TAS1']);
  expect(findPassed({ ...passed, userMessage: 'Requested pickup date: Not a working date' })).toEqual([]);
  expect(findPassed({ ...passed, ...several })).toEqual([]);
  expect(findPassed(failure('CONS-22'))).toEqual([]);
});

it.each([
  [
    'markReady',
    1,
    1,
    "1 consignment couldn't be marked as ready",
    '2 consignment(s) marked as ready successfully',
  ],
  ['requestPickup', 2, 5, "2 of 5 consignments couldn't be staged", '2 consignment(s) staged successfully'],
  [
    'setRequestedPickupDate',
    1,
    2,
    "1 of 2 consignments couldn't be updated",
    '2 consignment(s) updated successfully',
  ],
  ['cancel', 1200, 1200, "1,200 consignments couldn't be cancelled", '2 consignment(s) updated successfully'],
] as const)('[BULK-12] [BULK-30] %s: %d of %d', (action, failed, all, title, summary) => {
  expect(formatBulkFailure(action, failed, all)).toBe(title);
  expect(formatBulkSummary(action, report)).toBe(summary);
});

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
  expect(describeProblem({ id: 'X-1', path, message: said })).toBe(sentence);
});
