import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal } from '../../http/problems/problem.js';
import { countMatching } from './search-matching-store.js';
import { type SearchRequest, readSearch, resolveScans } from './search-request.js';

const MAX_COUNT = 1_000;
/** A search that is not begun by then is not counted, so that saved views never cost more than a list. */
const COUNT_TIMEOUT_MS = 1_000;

export const countSearches = operation('consignment', 'countSearches', async ({ body }, context) => {
  const requests: SearchRequest[] = [];
  for (const search of body.searches) {
    const request = readSearch({ ...search, siteIds: body.siteIds }, {}, context);
    if (request instanceof Refusal) return request;
    requests.push(request);
  }
  const endsAt = Date.now() + COUNT_TIMEOUT_MS;
  const counts = await context.inReading((tx) =>
    countInTurn(
      requests,
      async (request) => {
        const { viewer, search } = await resolveScans(tx, request, context);
        return countMatching(tx, viewer, search, MAX_COUNT);
      },
      () => Date.now() < endsAt,
    ),
  );
  return ok({ counts });
});

/** Counts one after another while there is time; the rest are null. */
export async function countInTurn<T>(
  items: readonly T[],
  count: (item: T) => Promise<number>,
  hasTime: () => boolean,
): Promise<(number | null)[]> {
  const counts: (number | null)[] = [];
  for (const item of items) counts.push(hasTime() ? await count(item) : null);
  return counts;
}
