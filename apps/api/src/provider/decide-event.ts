import type { components } from '@consign/api-client/consignment';
import { toSingleLine } from '@consign/domain/rules';
import {
  checkProviderMove,
  clampStatusTime,
  shortDeliveryCode,
  type ProviderTarget,
} from '@consign/domain/status';

import type { Change } from '../changes/index.js';
import type { ProviderContext } from '../http/contract/operation.js';
import { newId } from '../ids.js';
import { refreshWarnings } from '../consignments/index.js';
import type { ConsignmentKey } from '../database/owner.js';
import {
  type ReportedConsignment,
  findProviderEvent,
  insertDeliveryEvent,
  resolveDeliveryEvent,
  writeProviderStatus,
} from './provider-event-store.js';
import {
  type AppliedProof,
  applyExtra,
  applyPrice,
  applyProof,
  applyTag,
  decideAnswer,
} from './apply-to-consignment.js';
import type { Tx } from '../database/database.js';
import { parseInstant } from '../http/parse-instant.js';

export type ProviderEvent = components['schemas']['ProviderEvent'];
export type Outcome = Pick<components['schemas']['ProviderEventResult'], 'outcome' | 'message' | 'problemId'>;

export type Reporting = Pick<ProviderContext, 'now' | 'reporter' | 'tenant'>;

interface EventDecision {
  readonly outcome: Outcome;
  /** The exception or note created from the event. */
  readonly deliveryEventId: string | null;
  readonly changes: readonly Change[];
}

const targets: Readonly<Partial<Record<ProviderEvent['type'], ProviderTarget>>> = {
  Collected: 'PICKUP',
  InTransit: 'TRANSIT',
  OutForDelivery: 'DELIVERING',
  Delivered: 'DELIVERED',
  Failed: 'ERR',
};

export const plain = (outcome: Outcome['outcome']): Outcome => ({ outcome, message: null, problemId: null });
export const refused = (problemId: string, message: string): Outcome => ({
  outcome: 'Refused',
  message,
  problemId,
});
interface Reported {
  readonly key: ConsignmentKey;
  readonly locked: ReportedConsignment;
  readonly event: ProviderEvent;
}

/** Writes what an event says of a locked consignment, by its type. */
export async function decideEvent(tx: Tx, context: Reporting, reported: Reported): Promise<EventDecision> {
  const target = targets[reported.event.type];
  if (target !== undefined) return moveConsignment(tx, context, reported, target);
  const { key, event } = reported;
  if (event.type === 'TagAdded' || event.type === 'TagRemoved') {
    const reason = await applyTag(tx, key, event);
    if (reason !== null) return refuse('PROV-09', reason);
    return applied({ kind: 'tagged', consignmentId: key.consignmentId });
  }
  if (event.type === 'PriceConfirmed') return confirmPrice(tx, context, reported);
  if (event.type === 'ExtraCompleted') return completeExtra(tx, reported);
  if (event.type === 'AnswerAccepted' || event.type === 'AnswerDeclined') {
    const at = notAfter(context.now, event);
    const decided = await decideAnswer(tx, key, event, at);
    return 'refused' in decided
      ? refuse('ANSW-09', decided.refused)
      : applied({
          kind: 'answerDecided',
          ...nameConsignment(reported),
          statusCode: reported.locked.statusCode,
          at,
          ...decided,
        });
  }
  return event.type === 'Resolved'
    ? resolveRaised(tx, context, reported)
    : raiseDeliveryEvent(tx, context, reported);
}

const withoutDeliveryEvent = (outcome: Outcome, changes: readonly Change[] = []): EventDecision => ({
  outcome,
  deliveryEventId: null,
  changes,
});
const refuse = (problemId: string, message: string) => withoutDeliveryEvent(refused(problemId, message));
const applied = (change: Change) => withoutDeliveryEvent(plain('Applied'), [change]);
const late = withoutDeliveryEvent(plain('Late'));

/** The consignment, as webhooks name it. */
const nameConsignment = ({ locked, event }: Reported) => ({
  consignmentId: locked.id,
  reference: event.reference,
  siteId: locked.chargeSiteId,
});

async function moveConsignment(
  tx: Tx,
  { now }: Reporting,
  reported: Reported,
  target: ProviderTarget,
): Promise<EventDecision> {
  const { key, locked, event } = reported;
  const { statusCode, statusAt, position } = locked;
  const answer = checkProviderMove(statusCode, target);
  if (answer.kind === 'refused') return refuse('PROV-03', answer.reason);
  if (answer.kind === 'late')
    return statusCode === 'DELIVERED' ? proveLater(tx, now, reported, target) : late;
  const at = clampStatusTime(parseInstant(event.occurredAtDateTimeUtc), { previous: statusAt, now });
  await writeProviderStatus(tx, key, {
    code: target,
    at,
    position: position + 1,
    now,
    reason: target === 'ERR' ? toSingleLine(event.title) || null : null,
    confirmedDeliveryAt: target === 'DELIVERED' ? at : null,
  });
  const moved = { kind: 'moved', ...nameConsignment(reported), statusCode: target, at } as const;
  if (target !== 'DELIVERED') return applied(moved);
  const proof = await applyProof(tx, key, event, { at, position: position + 1, now });
  return proof === undefined ? applied(moved) : proved(reported, [moved], at, proof);
}

/** A delivery that was reported before says now how the freight was handed over (PODX-02). */
async function proveLater(
  tx: Tx,
  now: Date,
  reported: Reported,
  target: ProviderTarget,
): Promise<EventDecision> {
  if (target !== 'DELIVERED') return late;
  const { key, locked, event } = reported;
  const at = notAfter(now, event);
  const proof = await applyProof(tx, key, event, { at, position: locked.position, now });
  if (proof === undefined) return late;
  return proved(reported, [], at, proof);
}

/** A proof with the exception that it raised; Resolved names it by the eventId of the delivery. */
function proved(
  reported: Reported,
  before: readonly Change[],
  at: Date,
  { isSigned, raised }: AppliedProof,
): EventDecision {
  const { consignmentId } = reported.key;
  const changes = [...before, { kind: 'proofReported', consignmentId, isSigned } as const];
  if (raised === null) return withoutDeliveryEvent(plain('Applied'), changes);
  const exception = {
    kind: 'exceptionRaised',
    ...nameConsignment(reported),
    statusCode: 'DELIVERED',
    at,
    title: raised.title,
    standardEventCode: shortDeliveryCode,
  } as const;
  return { outcome: plain('Applied'), deliveryEventId: raised.id, changes: [...changes, exception] };
}

async function confirmPrice(
  tx: Tx,
  { now }: Reporting,
  { key, locked, event }: Reported,
): Promise<EventDecision> {
  if (locked.statusCode === 'DRAFT') return refuse('PROV-10', 'A Draft has no confirmed price');
  const done = await applyPrice(tx, key, event, notAfter(now, event));
  if (typeof done === 'object') return refuse('PROV-10', done.refused);
  if (done === 'late') return late;
  return applied({ kind: 'priced', consignmentId: key.consignmentId, isConfirmed: true });
}

async function completeExtra(tx: Tx, { key, locked, event }: Reported): Promise<EventDecision> {
  if (locked.statusCode === 'DRAFT') return refuse('PROV-11', 'A Draft has no completed extras');
  const reason = await applyExtra(tx, key, event);
  if (reason !== null) return refuse('PROV-11', reason);
  return applied({ kind: 'extraCompleted', consignmentId: key.consignmentId });
}

async function raiseDeliveryEvent(tx: Tx, { now }: Reporting, reported: Reported): Promise<EventDecision> {
  const { key, locked, event } = reported;
  const title = toSingleLine(event.title);
  if (title === '') return refuse('PROV-02', 'An exception or a note needs a title');
  if (locked.statusCode === 'DRAFT') return refuse('PROV-03', "A Draft can't have delivery events");
  const id = newId(now);
  const at = notAfter(now, event);
  const isException = event.type === 'Exception';
  const standardEventCode = event.standardEventCode ?? null;
  await insertDeliveryEvent(tx, key, {
    id,
    position: locked.position,
    type: isException ? 'EXCP' : 'INFO',
    code: standardEventCode,
    title,
    at,
    actionRequired: event.actionRequired ?? false,
  });
  await refreshWarnings(tx, key);
  const { statusCode } = locked;
  const raised = {
    kind: 'exceptionRaised',
    ...nameConsignment(reported),
    statusCode,
    at,
    title,
    standardEventCode,
  } as const;
  const noted = { kind: 'noteRaised', consignmentId: key.consignmentId } as const;
  return { outcome: plain('Applied'), deliveryEventId: id, changes: [isException ? raised : noted] };
}

async function resolveRaised(tx: Tx, { now }: Reporting, { key, event }: Reported): Promise<EventDecision> {
  const raised = await findProviderEvent(tx, key, event.resolvesEventId ?? '');
  if (raised === undefined || raised.deliveryEventId === null) {
    return refuse('PROV-06', 'There is no exception or note with this resolvesEventId');
  }
  await resolveDeliveryEvent(tx, key, { id: raised.deliveryEventId, at: notAfter(now, event) });
  await refreshWarnings(tx, key);
  return applied({ kind: 'eventResolved', consignmentId: key.consignmentId });
}

function notAfter(now: Date, event: ProviderEvent): Date {
  const at = parseInstant(event.occurredAtDateTimeUtc);
  return at > now ? now : at;
}
