import { operation } from '../../http/contract/operation.js';
import { momentOf } from '../../http/moment-of.js';
import { moveOne } from './move-one.js';

export const cancelConsignment = operation('consignment', 'cancelConsignment', ({ path, body }, context) =>
  moveOne(context, path.ref, {
    target: 'CANCELLED',
    at: momentOf(body.dateTimeUtc),
    reason: body.reason,
  }),
);
