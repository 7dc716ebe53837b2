import type { Participant } from '@consign/api-client/consignment';
import { referenceQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { skipToken, useQuery } from '@tanstack/react-query';

import type { ShownParticipant } from './ShownAddress.js';
import type { SiteChoice } from './site-choice.js';

/** The participant of the chosen site, fetched if necessary (PART-03), or the custom one. */
export function useShownParticipant(site: SiteChoice | null, custom: Participant | null): ShownParticipant {
  const query = referenceQueries(useClient()).site(site?.siteId ?? '');
  const fetched = useQuery({
    ...query,
    ...(site === null || site.participant !== null ? { queryFn: skipToken } : {}),
  });
  if (site === null) return custom === null ? { state: 'none' } : { state: 'known', participant: custom };
  const participant = site.participant ?? fetched.data?.defaultParticipant ?? null;
  if (participant !== null) return { state: 'known', participant };
  if (fetched.isError) return { state: 'failed', retry: () => void fetched.refetch() };
  return fetched.isPending ? { state: 'loading' } : { state: 'none' };
}
