import type { components } from '@consign/api-client/consignment';
import { findWeight } from '@consign/domain/freight';
import { findCents } from '@consign/domain/pricing';
import { toSingleLine } from '@consign/domain/rules';

import type { ConsignmentKey } from '../database/consignment-key.js';
import type { Tx } from '../database/database.js';
import { findConsignmentExtra, saveCompleted } from '../extras/index.js';
import { saveReportedPrice } from '../pricing/index.js';
import { type StoredTag, readTags, writeTags } from './provider-event-store.js';

type Event = Pick<components['schemas']['ProviderEvent'], 'price' | 'extra'>;

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

type TagEvent = Pick<components['schemas']['ProviderEvent'], 'type' | 'tag'>;

/**
 * Puts a tag on a locked consignment, replacing the one with the same code, or takes it off (PROV-09). Removing a tag
 * that is not there has no effect.
 *
 * @returns the reason of a refusal, or null
 */
export async function applyTag(tx: Tx, key: ConsignmentKey, { type, tag }: TagEvent): Promise<string | null> {
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
