import { operation } from '../../http/contract/operation.js';
import { momentOf } from '../../http/moment-of.js';
import { moveOne } from './move-one.js';

export const requestConsignmentPickup = operation(
  'consignment',
  'requestConsignmentPickup',
  ({ path, body }, context) =>
    moveOne(context, path.ref, { target: 'STAGED', at: momentOf(body.dateTimeUtc), reason: null }),
);
