import { today } from '@consign/domain/dates';

import { countAttention } from '../consignments/index.js';
import { lastStatement } from '../database/database.js';
import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { Refusal } from '../http/problems/problem.js';
import { readSites } from './report-request.js';

export const getAttention = operation('consignment', 'getAttention', async ({ body }, context) => {
  const viewer = readSites(body, context);
  if (viewer instanceof Refusal) return viewer;
  return ok(await context.inReading((tx) => countAttention(lastStatement(tx), viewer, today(context.now))));
});
