import type { components } from '@consign/api-client/consignment';
import type { RawBuilder } from 'kysely';

import { listItemAnswer, listMatchingPage, pagingAnswer } from '../consignments/index.js';
import type { Tx } from '../database/database.js';
import type { PageRequest, ReportRequest } from './report-request.js';

type ListItem = components['schemas']['ConsignmentListItem'];
type Page<Item> = components['schemas']['Paging'] & { results: Item[] };

/**
 * A page of the consignments behind a segment, in the shape of LIST-19 (DASH-21). `more` reads what a row says beside
 * the list's own fields, by the ids of the page; a row that lost its reason since the page was read is left out.
 * `known` is how many there are, if that has been counted.
 */
export async function buildDrillDown<More extends object>(
  tx: Tx,
  { viewer }: ReportRequest,
  place: PageRequest,
  matching: RawBuilder<unknown>,
  more: (ids: readonly string[]) => Promise<ReadonlyMap<string, More>>,
  known: number | null = null,
): Promise<Page<ListItem & More>> {
  const page = await listMatchingPage(tx, viewer, matching, place, known);
  const told = page.rows.length === 0 ? null : await more(page.rows.map(({ id }) => id));
  return {
    ...pagingAnswer(page, place),
    results: page.rows.flatMap((row) => {
      const reason = told?.get(row.id);
      return reason === undefined ? [] : [{ ...listItemAnswer(row), ...reason }];
    }),
  };
}
