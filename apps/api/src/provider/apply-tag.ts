import type { components } from '@consign/api-client/consignment';
import { toSingleLine } from '@consign/domain/rules';

import type { ConsignmentKey } from '../consignments/index.js';
import type { Tx } from '../database/database.js';
import { type StoredTag, readTags, writeTags } from './tag-store.js';

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
