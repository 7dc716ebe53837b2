import { isDeepStrictEqual } from 'node:util';

import { references } from '@consign/domain/rules';

import type { Tx } from '../database/database.js';
import { fold, phoneDigits } from '../database/fold.js';
import type { Author, Change, SearchedFields } from './change.js';
import { changesWith } from './concerns.js';
import { insertSearchRows, updateSearchRows } from './search-store.js';

/** The folded texts that are there, apart by a space, which no word has. */
const join = (texts: readonly (string | null)[]): string =>
  fold(texts.filter((text) => text !== null && text !== '').join(' '));

/** The words and phone numbers that a search can find a consignment by. The names stand first, in a line of their own. */
export function searchWords(fields: SearchedFields): { search_text: string; phones: string[] } {
  const { reference, sender, receiver } = fields;
  const names = join([sender.fullName, receiver.fullName]).replaceAll('\n', ' ');
  return {
    search_text: `${names}\n${join([reference, ...references.map((name) => fields[name])])}`,
    phones: [sender.phone, receiver.phone]
      .map((phone) => phoneDigits(phone ?? ''))
      .filter((digits) => digits !== ''),
  };
}

/** Keeps the words that a search reads. */
export async function keepSearchWords(
  tx: Tx,
  { owner, now }: Author,
  changes: readonly Change[],
): Promise<void> {
  const edited = changesWith(changes, 'words', 'other')
    .map(({ consignmentId, before, after }) => ({
      consignmentId,
      before: searchWords(before),
      after: searchWords(after),
    }))
    // Most edits leave them as they are, and the index of a changed row is dear.
    .filter(({ before, after }) => !isDeepStrictEqual(before, after));
  await insertSearchRows(
    tx,
    owner,
    changesWith(changes, 'words', 'first').map(({ consignmentId, siteId, after }) => ({
      consignmentId,
      siteId,
      ...searchWords(after),
    })),
    now,
  );
  await updateSearchRows(
    tx,
    owner,
    edited.map(({ consignmentId, after }) => ({ consignmentId, ...after })),
  );
}
