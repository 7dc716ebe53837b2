import { type AnswerBody, canAnswer, parseAnswer } from '@consign/domain/answers';
import { findDay, today } from '@consign/domain/dates';
import { type EnteredAddressee, type Trip, readAddressee } from '@consign/domain/rules';

import { loadDateFacts } from '../../calendar/index.js';
import { type Change, reportChanges } from '../../changes/index.js';
import type { Tx } from '../../database/database.js';
import { created } from '../../http/contract/answers.js';
import { type OperationContext, operation } from '../../http/contract/operation.js';
import { problem, ruleProblems, actionRefusal } from '../../http/problems/problem.js';
import { newId } from '../../ids.js';
import { type LockedConsignment, lockConsignment } from '../lock-store.js';
import { refreshWarnings } from '../warning-store.js';
import { answerWire } from './answer-wire.js';
import { type NewAnswer, type StoredEvent, findEvent, insertAnswer } from './answer-store.js';

export const answerException = operation('answerException', ({ path, body }, context) =>
  context.inTransaction(async (tx) => {
    const { owner, viewer, user, now } = context;
    const locked = await lockConsignment(tx, viewer, path.ref);
    if (locked === undefined) return problem(404);
    const key = { ...owner, consignmentId: locked.id };
    const event = await findEvent(tx, key, path.eventId);
    if (event === undefined) return problem(404);
    const decision = canAnswer({ event, status: locked.statusCode, permissions: user.permissions });
    if (!decision.allowed) return actionRefusal(decision);
    const parsed = parseAnswer(body, {
      today: today(now),
      facts: await loadFacts(tx, context, locked, body),
      receiver: toAddressee(locked),
    });
    if (!parsed.ok) return ruleProblems(parsed.problems);
    const answer = {
      ...parsed.value,
      id: newId(now),
      eventId: path.eventId,
      answeredAt: now,
      userId: user.id,
    };
    await insertAnswer(tx, key, answer);
    await refreshWarnings(tx, key);
    await reportChanges(tx, context, [toChange(locked, event, answer)]);
    const stored = (await findEvent(tx, key, path.eventId))?.answers.at(-1);
    if (stored === undefined) throw new Error('An answer that was just stored is missing');
    return created(`/api/v1/consignments/${locked.reference}`, answerWire(stored));
  }),
);

/** What the calendar says of a day, for a trip that begins in the receiver's region (ANSW-03). */
async function loadFacts(
  tx: Tx,
  { tenant, now }: OperationContext,
  { serviceTypeCode, receiver }: LockedConsignment,
  body: AnswerBody,
) {
  const regionId = receiver.address.region?.id ?? null;
  const trip: Trip = {
    serviceTypeCode,
    senderRegionId: regionId,
    receiverRegionId: regionId,
    requestedPickup: null,
    requestedDelivery: findDay(body.day),
  };
  return (await loadDateFacts(tx, tenant.id, [trip], now))(trip, now);
}

const toAddressee = ({ receiver }: LockedConsignment): EnteredAddressee => readAddressee(receiver);

function toChange(
  { id: consignmentId, reference, chargeSiteId: siteId, statusCode }: LockedConsignment,
  { title, standardEventCode }: StoredEvent,
  { id, kind, day, answeredAt: at }: NewAnswer,
): Change {
  const facts = { consignmentId, reference, siteId, statusCode, at, title, standardEventCode };
  return { kind: 'exceptionAnswered', ...facts, answer: { id, kind, day } };
}
