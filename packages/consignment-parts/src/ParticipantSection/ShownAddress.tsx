import type { Participant } from '@consign/api-client/consignment';
import { referenceQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { typography } from '@consign/ui';
import { Skeleton } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { AddressBlock } from './AddressBlock.js';
import type { ParticipantEntry } from './participant-entry.js';
import type { SiteChoice } from './site-choice.js';

/** What the section shows of the chosen participant. */
export type ShownParticipant =
  | { readonly state: 'none' | 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'known'; readonly participant: Participant };

/** Nothing is chosen. */
export const none: ShownParticipant = { state: 'none' };

/** The participant that is shown; null while it isn't known. */
export function knownParticipant(shown: ShownParticipant): Participant | null {
  return shown.state === 'known' ? shown.participant : null;
}

/** A typed contact replaces the site's own. */
export function withContact(shown: ShownParticipant, entry: ParticipantEntry | null): ShownParticipant {
  if (shown.state !== 'known' || entry === null) return shown;
  const { participant } = shown;
  return {
    ...shown,
    participant: {
      ...participant,
      phone: entry.phone === '' ? participant.phone : entry.phone,
      email: entry.email === '' ? participant.email : entry.email,
    },
  };
}

interface ShownProps {
  readonly shown: ShownParticipant;
  /** False where the contact has fields of its own. */
  readonly hasContact: boolean;
}

/** The address of the chosen site, while it is read and when that failed. */
export function ShownAddress({ shown, hasContact }: ShownProps): ReactNode {
  switch (shown.state) {
    case 'known':
      return <AddressBlock participant={shown.participant} hasContact={hasContact} />;
    case 'loading':
      return (
        <div aria-busy="true">
          <Skeleton height={12} width={160} mb={8} mt={4} />
          <Skeleton height={12} width={200} mb={8} />
          <Skeleton height={12} width={120} />
        </div>
      );
    case 'failed':
      return (
        <p className={typography.error} role="alert">
          Failed to fetch site details{' '}
          <button type="button" className={typography.link} onClick={shown.retry}>
            Retry
          </button>
        </p>
      );
    case 'none':
      return <p className={typography.note}>Choose a site to see its address.</p>;
  }
}

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
