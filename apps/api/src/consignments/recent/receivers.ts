import { checkParticipant, readAddressee } from '@consign/domain/rules';

import { splitWords } from '../../database/fold.js';
import { ok, noContent } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal, problem, ruleProblems } from '../../http/problems/problem.js';
import { toStoredParticipant } from '../entry/stored-fields.js';
import { atRequestingSite } from '../requesting-site.js';
import {
  type KnownReceiver,
  listReceiversAt,
  searchReceivers,
  removeReceiver,
  removeReceivers,
  updateReceiverEntry,
} from './known-receiver-store.js';

export const findReceivers = operation('findReceivers', async ({ query }, context) => {
  const { term = '', participantId } = query;
  const found = await atRequestingSite(context, async (tx, site) => {
    if (participantId !== undefined) return listReceiversAt(tx, site, participantId);
    return context.tenant.settings.allowCustomParticipants ? searchReceivers(tx, site, splitWords(term)) : [];
  });
  return ok({ receivers: found instanceof Refusal ? [] : found.map(receiverAnswer) });
});

function receiverAnswer({ usedAt, ...receiver }: KnownReceiver) {
  return { ...receiver, usedAtDateTimeUtc: usedAt.toISOString() };
}

export const deleteReceiver = operation('deleteReceiver', ({ path }, context) =>
  atRequestingSite(context, async (tx, site) => {
    await removeReceiver(tx, site, path.id);
    return noContent;
  }),
);

export const clearAddressBook = operation('clearAddressBook', (_none, context) =>
  atRequestingSite(context, async (tx, site) => {
    await removeReceivers(tx, site);
    return noContent;
  }),
);

export const saveReceiver = operation('saveReceiver', async ({ path, body }, context) => {
  const typed = { receiverParticipantId: null, receiverParticipant: body };
  const problems = checkParticipant('receiver', typed, {
    settings: { allowCustomParticipants: true },
    contactDetailsRequired: 'NONE',
  }).map((each) => ({ ...each, path: each.path.replace('receiverParticipant/', '') }));
  if (problems.length > 0) return ruleProblems(problems);
  const receiver = toStoredParticipant(readAddressee(body), { sites: [], now: context.now, stored: null });
  return atRequestingSite(context, async (tx, site) =>
    (await updateReceiverEntry(tx, site, path.id, receiver)) ? noContent : problem(404),
  );
});
