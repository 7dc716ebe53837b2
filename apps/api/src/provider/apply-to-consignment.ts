import type { components } from '@consign/api-client/consignment';
import { findWeight } from '@consign/domain/freight';
import { findCents } from '@consign/domain/pricing';
import { toSingleLine, trimmed } from '@consign/domain/rules';
import { describeShortDelivery, findMissingPieces, shortDeliveryCode } from '@consign/domain/status';

import type { Change } from '../changes/index.js';
import { insertProof, refreshWarnings } from '../consignments/index.js';
import type { Tx } from '../database/database.js';
import type { ConsignmentKey } from '../database/owner.js';
import { findConsignmentExtra, saveCompleted } from '../extras/index.js';
import { newId } from '../ids.js';
import { saveReportedPrice } from '../pricing/index.js';
import { findAnswer, writeDecision } from './answer-store.js';
import {
  type StoredTag,
  hasExceptionWith,
  insertDeliveryEvent,
  readTags,
  writeMissingPieces,
  writeTags,
} from './provider-event-store.js';

type Event = components['schemas']['ProviderEvent'];

/** Keeps a price that the provider reported (PROV-10): applied, late because a newer one is there, or why not. */
export async function applyPrice(
  tx: Tx,
  key: ConsignmentKey,
  { price }: Event,
  at: Date,
): Promise<{ readonly refused: string } | 'applied' | 'late'> {
  if (price === null || price === undefined) return { refused: 'A confirmed price needs its amounts' };
  const { chargeableWeight = null, reasons } = price;
  const reported = {
    freight: toCents(price.freight),
    extras: toCents(price.extras),
    surcharges: toCents(price.surcharges),
    faf: toCents(price.faf),
    chargeableWeight: chargeableWeight === null ? null : findWeight(chargeableWeight),
    reasons: {
      freight: toSingleLine(reasons?.freight),
      extras: toSingleLine(reasons?.extras),
      surcharges: toSingleLine(reasons?.surcharges),
      faf: toSingleLine(reasons?.faf),
    },
  };
  return (await saveReportedPrice(tx, key, reported, at)) ? 'applied' : 'late';
}

/** A number of JSON is a decimal. */
const toCents = (dollars: number) => findCents(dollars) ?? 0;

/** Keeps how often the driver completed an extra (PROV-11); says why not. */
export async function applyExtra(tx: Tx, key: ConsignmentKey, { extra }: Event): Promise<string | null> {
  if (extra === null || extra === undefined) return 'A completed extra needs its code and its quantity';
  const { deliveryExtraCode, quantityCompleted } = extra;
  const found = await findConsignmentExtra(tx, key, deliveryExtraCode);
  if (found === undefined || found.instruction === 'EXCLUDED')
    return "This consignment doesn't have this extra";
  if (found.isPerConsignment && quantityCompleted > 1)
    return 'This extra is 0 or 1 for the whole consignment';
  await saveCompleted(tx, key, found, quantityCompleted);
  return null;
}

/** The limit of the contract. */
const MAX_TAGS = 50;

/**
 * Puts a tag on a locked consignment, replacing the one with the same code, or takes it off (PROV-09). Removing a tag
 * that is not there has no effect.
 *
 * @returns the reason of a refusal, or null
 */
export async function applyTag(tx: Tx, key: ConsignmentKey, { type, tag }: Event): Promise<string | null> {
  const code = toSingleLine(tag?.code);
  if (code === '') return 'A tag event needs the code of a tag';
  const tags = await readTags(tx, key);
  if (type === 'TagRemoved') {
    await writeTags(
      tx,
      key,
      tags.filter((each) => each.code !== code),
    );
    return null;
  }
  const name = toSingleLine(tag?.name);
  const colour = tag?.colour;
  if (name === '' || colour === undefined) return 'A tag to add needs a name and a colour';
  const changed = withTag(tags, { code, name, colour });
  if (changed.length > MAX_TAGS) return `A consignment can have at most ${MAX_TAGS} tags`;
  await writeTags(tx, key, changed);
  return null;
}

function withTag(tags: readonly StoredTag[], tag: StoredTag): readonly StoredTag[] {
  const isKnown = tags.some(({ code }) => code === tag.code);
  return isKnown ? tags.map((each) => (each.code === tag.code ? tag : each)) : [...tags, tag];
}

type Decided = Pick<
  Change<'answerDecided'>,
  'title' | 'standardEventCode' | 'answer' | 'isAccepted' | 'reason'
>;

/** Accepts or declines an answer to an exception of a locked consignment (ANSW-09), or says why not. */
export async function decideAnswer(
  tx: Tx,
  key: ConsignmentKey,
  { type, title, answerId }: Event,
  at: Date,
): Promise<Decided | { readonly refused: string }> {
  const reason = toSingleLine(title) || null;
  const isAccepted = type === 'AnswerAccepted';
  if (!isAccepted && reason === null) return { refused: 'A declined answer needs a reason as its title' };
  const found = answerId === null || answerId === undefined ? undefined : await findAnswer(tx, key, answerId);
  if (found === undefined) return { refused: 'There is no answer with this answerId' };
  if (found.state !== 'WaitingForProvider') {
    return { refused: `This answer was ${found.state === 'Accepted' ? 'accepted' : 'declined'} before` };
  }
  const { id, kind, day, title: exception, standardEventCode } = found;
  await writeDecision(tx, key, { id, isAccepted, reason, at });
  await refreshWarnings(tx, key);
  return { title: exception, standardEventCode, answer: { id, kind, day }, isAccepted, reason };
}

/** When a consignment was delivered, and the position of that in its status history. */
interface Delivery {
  readonly at: Date;
  readonly position: number;
  readonly now: Date;
}

export interface AppliedProof {
  readonly isSigned: boolean;
  /** The exception that was raised because pieces are missing; null without one. */
  readonly raised: { readonly id: string; readonly title: string } | null;
}

/**
 * Keeps how a locked consignment was handed over (PODX-01), and raises an exception if pieces are missing (PODX-06).
 * Undefined if that is known already, or the event doesn't say.
 */
export async function applyProof(
  tx: Tx,
  key: ConsignmentKey,
  { proof }: Event,
  delivery: Delivery,
): Promise<AppliedProof | undefined> {
  const parsed = {
    signatory: toSingleLine(proof?.signatory) || null,
    piecesDelivered: proof?.piecesDelivered ?? null,
    note: trimmed(proof?.note) || null,
    latitude: proof?.place?.latitude ?? null,
    longitude: proof?.place?.longitude ?? null,
  };
  if (Object.values(parsed).every((value) => value === null)) return undefined;
  const kept = await insertProof(tx, key, parsed);
  if (kept === undefined) return undefined;
  const isSigned = parsed.signatory !== null;
  const [missing, title] = [findMissingPieces(kept), describeShortDelivery(kept)];
  if (missing === null || title === null) return { isSigned, raised: null };
  await writeMissingPieces(tx, key, missing);
  if (await hasExceptionWith(tx, key, shortDeliveryCode)) return { isSigned, raised: null };
  return { isSigned, raised: await raiseShortDelivery(tx, key, title, delivery) };
}

async function raiseShortDelivery(
  tx: Tx,
  key: ConsignmentKey,
  title: string,
  { at, position, now }: Delivery,
): Promise<AppliedProof['raised']> {
  const id = newId(now);
  const event = {
    id,
    position,
    type: 'EXCP',
    code: shortDeliveryCode,
    title,
    at,
    actionRequired: true,
  } as const;
  await insertDeliveryEvent(tx, key, event);
  await refreshWarnings(tx, key);
  return { id, title };
}
