import { checkParticipant, readAddressee } from '@consign/domain/rules';

import { noContent } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal, problem, ruleProblems } from '../../http/problems/problem.js';
import { toStoredParticipant } from '../entry/stored-fields.js';
import { updateReceiverEntry } from './known-receiver-store.js';
import { findRequestingSite } from '../requesting-site.js';

export const saveReceiver = operation('consignment', 'saveReceiver', async ({ path, body }, context) => {
  const typed = { receiverParticipantId: null, receiverParticipant: body };
  const problems = checkParticipant('receiver', typed, {
    settings: { allowCustomParticipants: true },
    contactDetailsRequired: 'NONE',
  }).map((each) => ({ ...each, path: each.path.replace('receiverParticipant/', '') }));
  if (problems.length > 0) return ruleProblems(problems);
  const receiver = toStoredParticipant(readAddressee(body), { sites: [], now: context.now, stored: null });
  return context.inTransaction(async (tx) => {
    const site = await findRequestingSite(tx, context);
    if (site instanceof Refusal) return site;
    const isSaved = await updateReceiverEntry(tx, site, path.id, receiver);
    return isSaved ? noContent : problem(404);
  });
});
