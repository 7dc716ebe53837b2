import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { problem } from '../http/problems/problem.js';
import { findUserName } from './user-store.js';
import { isUuid } from '../database/is-uuid.js';

export const getUserName = operation('consignment', 'getUserName', async ({ path }, context) => {
  const id = path.id === 'me' ? context.user.id : path.id;
  if (!isUuid(id)) return problem(404);
  const name = await context.inTransaction((tx) => findUserName(tx, context.owner, id));
  return name === undefined ? problem(404) : ok({ id, name });
});
