import { statusCodes, statuses } from '@consign/domain/status';

import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';

export const listStatuses = operation('consignment', 'listStatuses', async () =>
  ok(
    statusCodes.map((code) => {
      const { name, displaySequence } = statuses[code];
      return { code, name, displaySequence };
    }),
  ),
);
