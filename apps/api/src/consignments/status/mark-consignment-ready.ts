import { operation } from '../../http/contract/operation.js';
import { momentOf } from '../../http/moment-of.js';
import { moveOne } from './move-one.js';

export const markConsignmentReady = operation(
  'consignment',
  'markConsignmentReady',
  ({ path, body }, context) =>
    moveOne(context, path.ref, { target: 'FINAL', at: momentOf(body.dateTimeUtc), reason: null }),
);
