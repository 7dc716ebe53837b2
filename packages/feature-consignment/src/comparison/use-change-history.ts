import type { ConsignmentChange } from '@consign/api-client/consignment';
import { auditQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useInfiniteQuery } from '@tanstack/react-query';

/** The latest changes of a consignment, newest first (CONS-55); empty while they load and where they can't be read. */
export function useChangeHistory(reference: string): readonly ConsignmentChange[] {
  const { data } = useInfiniteQuery(auditQueries(useClient()).forConsignment(reference));
  return data?.pages.flatMap(({ results }) => results) ?? [];
}
