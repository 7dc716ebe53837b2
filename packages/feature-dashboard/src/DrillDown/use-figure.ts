import { reportQueries, type ReportScope } from '@consign/queries';
import { useClient } from '@consign/session';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import type { Segment } from '../segments.js';
import { findCreated, findDifot, findExceptions } from './figure.js';

/** What the card behind the dialog shows for a segment. Never loaded for the dialog alone: the card does. */
export function useFigure(segment: Segment, scope: ReportScope): UseQueryResult<number> {
  const queries = reportQueries(useClient());
  const { card } = segment;
  const created = useQuery({
    ...queries.created(scope),
    refetchOnMount: false,
    enabled: card === 'created',
    select: (counts) => (card === 'created' ? findCreated(segment, counts) : 0),
  });
  const difot = useQuery({
    ...queries.difot(scope),
    refetchOnMount: false,
    enabled: card === 'difot',
    select: (pies) => (card === 'difot' ? findDifot(segment, pies) : 0),
  });
  const exceptions = useQuery({
    ...queries.exceptions(scope),
    refetchOnMount: false,
    enabled: card === 'exceptions',
    select: (kinds) => (card === 'exceptions' ? findExceptions(segment, kinds) : 0),
  });
  return { created, difot, exceptions }[card];
}
