import {
  reportPageQueries,
  type ReportPage,
  type ReportScope,
  type DrillPage,
  reportQueries,
} from '@consign/queries';
import { useClient } from '@consign/session';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import type { Segment } from '../segments.js';
import { findCosts, findCreated, findDifot, findExceptions, findRowFigure } from './figure.js';

/** How often figure and rows are read again because they differ, until they agree. */
const maxReads = 4;

export interface DrillDown {
  readonly result: UseQueryResult<ReportPage>;
  /** How many rows there are; until that is known, the card's figure where that is a count. */
  readonly count: number | undefined;
  /** The figure that was opened and the present one, if they differ. */
  readonly changed: { readonly before: number; readonly now: number } | null;
}

/**
 * A page of a segment's consignments. The card's figure and the rows are counted at two moments: where they differ, the
 * older of the two is read again.
 */
export function useDrillDown(segment: Segment, scope: ReportScope, page: DrillPage): DrillDown {
  const figure = useFigure(segment, scope);
  const result = useQuery(reportPageQueries(useClient()).page(scope, segment, page));
  const { data } = result;
  const listed = data === undefined ? undefined : findRowFigure(segment, data);
  const [opened, setOpened] = useState<number | null>(null);
  // While a changed filter loads, the card still shows the figure of the last one.
  const shown = figure.isPlaceholderData ? undefined : figure.data;
  if (opened === null && shown !== undefined) setOpened(shown);

  const isKnown = shown !== undefined && listed !== undefined;
  const differs = isKnown && shown !== listed;
  const isReading = figure.isFetching || result.isFetching;
  const older = figure.dataUpdatedAt <= result.dataUpdatedAt ? figure : result;
  const reads = useRef(0);
  useEffect(() => {
    if (isReading) return;
    if (!differs) reads.current = 0;
    else if (reads.current < maxReads) {
      reads.current += 1;
      void older.refetch();
    }
  });

  const isSettled = isKnown && !differs && opened !== null;
  return {
    result,
    count: data?.rowCount ?? (segment.card === 'costs' ? undefined : shown),
    changed: isSettled && listed !== opened ? { before: opened, now: listed } : null,
  };
}

/** The figure of a segment on the card behind the dialog. The card loads it, never the dialog. */
function useFigure(segment: Segment, scope: ReportScope): UseQueryResult<number> {
  const queries = reportQueries(useClient());
  const { card } = segment;
  const of = (name: Segment['card']) => ({ refetchOnMount: false, enabled: card === name });
  const created = useQuery({
    ...queries.created(scope),
    ...of('created'),
    select: (counts) => (card === 'created' ? findCreated(segment, counts) : 0),
  });
  const difot = useQuery({
    ...queries.difot(scope),
    ...of('difot'),
    select: (pies) => (card === 'difot' ? findDifot(segment, pies) : 0),
  });
  const exceptions = useQuery({
    ...queries.exceptions(scope),
    ...of('exceptions'),
    select: (kinds) => (card === 'exceptions' ? findExceptions(segment, kinds) : 0),
  });
  const costs = useQuery({
    ...queries.costs(scope),
    ...of('costs'),
    select: (points) => (card === 'costs' ? findCosts(segment, points) : 0),
  });
  return { created, difot, exceptions, costs }[card];
}
