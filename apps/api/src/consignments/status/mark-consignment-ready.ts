import { actionTargets } from '@consign/domain/status';

import { operation } from '../../http/contract/operation.js';
import { parseInstant } from '../../http/parse-instant.js';
import { moveOne } from './move-one.js';

export const markConsignmentReady = operation(
  'consignment',
  'markConsignmentReady',
  ({ path, body }, context) =>
    moveOne(context, path.ref, {
      target: actionTargets.markReady,
      at: parseInstant(body.dateTimeUtc),
      reason: null,
    }),
);
