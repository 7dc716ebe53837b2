import { ok } from '../../contract/answers.js';
import { operation } from '../../contract/operation.js';
import { problem } from '../../problems/problem.js';
import { findUserName } from '../../store/users.js';
import { isUuid } from './is-uuid.js';
import { ownerOf } from './owner-of.js';

export const getUserName = operation('consignment', 'getUserName', async ({ path }, context) => {
  const id = path.id === 'me' ? context.user.id : path.id;
  if (!isUuid(id)) return problem(404);
  const name = await context.inTransaction((tx) => findUserName(tx, ownerOf(context), id));
  return name === undefined ? problem(404) : ok({ id, name });
});
