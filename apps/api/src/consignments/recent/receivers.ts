import { ok, noContent } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal } from '../../http/problems/problem.js';
import { splitWords } from '../../database/fold.js';
import {
  type KnownReceiver,
  listReceiversAt,
  searchReceivers,
  removeReceiver,
  removeReceivers,
} from './known-receiver-store.js';
import { findRequestingSite } from '../requesting-site.js';

export const findReceivers = operation('consignment', 'findReceivers', async ({ query }, context) => {
  const { term = '', participantId } = query;
  const found = await context.inTransaction(async (tx) => {
    const site = await findRequestingSite(tx, context);
    if (site instanceof Refusal) return [];
    if (participantId !== undefined) return listReceiversAt(tx, site, participantId);
    return context.tenant.settings.allowCustomParticipants ? searchReceivers(tx, site, splitWords(term)) : [];
  });
  return ok({ receivers: found.map(receiverAnswer) });
});

function receiverAnswer({ usedAt, ...receiver }: KnownReceiver) {
  return { ...receiver, usedAtDateTimeUtc: usedAt.toISOString() };
}

export const deleteReceiver = operation('consignment', 'deleteReceiver', ({ path }, context) =>
  context.inTransaction(async (tx) => {
    const site = await findRequestingSite(tx, context);
    if (site instanceof Refusal) return site;
    await removeReceiver(tx, site, path.id);
    return noContent;
  }),
);

export const clearAddressBook = operation('consignment', 'clearAddressBook', (_none, context) =>
  context.inTransaction(async (tx) => {
    const site = await findRequestingSite(tx, context);
    if (site instanceof Refusal) return site;
    await removeReceivers(tx, site);
    return noContent;
  }),
);
