import type { components } from '@consign/api-client/consignment';

import { listItemAnswer, pagingAnswer, type SearchPage } from '../consignments/index.js';
import type { PageRequest } from './report-request.js';

type ListItem = components['schemas']['ConsignmentListItem'];
type Page<Item> = components['schemas']['Paging'] & { results: Item[] };

/**
 * A page of the consignments behind a segment, in the shape of LIST-19 (DASH-21). `more` reads what a row says beside
 * the list's own fields, by the ids of the page; a row that lost its reason since the page was read is left out.
 */
export async function buildDrillDown<More extends object>(
  page: SearchPage,
  place: PageRequest,
  more: (ids: readonly string[]) => Promise<ReadonlyMap<string, More>>,
): Promise<Page<ListItem & More>> {
  const told = page.rows.length === 0 ? null : await more(page.rows.map(({ id }) => id));
  return {
    ...pagingAnswer(page, place),
    results: page.rows.flatMap((row) => {
      const reason = told?.get(row.id);
      return reason === undefined ? [] : [{ ...listItemAnswer(row), ...reason }];
    }),
  };
}
