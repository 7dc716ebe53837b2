import { statusCodes, statuses } from '@consign/domain/status';

import { ok } from '../../contract/answers.js';
import { operation } from '../../contract/operation.js';

export const listStatuses = operation('consignment', 'listStatuses', async () =>
  ok(
    statusCodes.map((code) => {
      const { name, displaySequence } = statuses[code];
      return { code, name, displaySequence };
    }),
  ),
);
