import { checkParticipant } from '@consign/domain/rules';

import { noContent } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal, problem, ruleProblems } from '../../http/problems/problem.js';
import { toParticipant } from '../entry/consignment-input.js';
import { updateReceiverEntry } from './known-receiver-store.js';
import { findRequestingSite } from './requesting-site.js';

export const saveReceiver = operation('consignment', 'saveReceiver', async ({ path, body }, context) => {
  const typed = { receiverParticipantId: null, receiverParticipant: body };
  const problems = checkParticipant('receiver', typed, {
    settings: { allowCustomParticipants: true },
    contactDetailsRequired: 'NONE',
  }).map((each) => ({ ...each, path: each.path.replace('receiverParticipant/', '') }));
  if (problems.length > 0) return ruleProblems(problems);
  const receiver = toParticipant('receiver', typed, [], null, context.now);
  return context.inTransaction(async (tx) => {
    const site = await findRequestingSite(tx, context);
    if (site instanceof Refusal) return site;
    const isSaved = await updateReceiverEntry(tx, site, path.id, receiver);
    return isSaved ? noContent : problem(404);
  });
});
