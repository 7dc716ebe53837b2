import type { Problem } from '@consign/domain/rules';
import { describe, expect, it } from 'vitest';

import { toSummary } from './field-problems.js';

const at = (path: string): Problem => ({ id: 'CONS-54', path, message: 'Wrong' });

describe('summary of a failed save', () => {
  it('[CONS-40] [ERR-25] names each card once, with a link to its first field', () => {
    const paths = ['serviceType', 'accountId', 'requestedDeliveryDate', 'senderParticipantId'];
    const others = ['receiverParticipant/fullName', 'lineItems/0/count', 'notes'];
    expect(toSummary([...paths, ...others].map(at))).toEqual([
      { path: 'serviceType', message: 'Details are invalid' },
      { path: 'requestedDeliveryDate', message: 'Requested delivery date: Wrong' },
      { path: 'senderSite', message: 'Sender is invalid' },
      { path: 'receiverParticipant/fullName', message: 'Receiver is invalid' },
      { path: 'lineItems', message: expect.stringContaining('Wrong') as string },
      { path: 'notes', message: 'Additional details are invalid' },
    ]);
  });

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
