import {
  knownParticipant,
  type ParticipantEntry,
  type ShownParticipant,
  type SiteChoice,
} from '@consign/consignment-parts';
import { schedulingQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useQuery } from '@tanstack/react-query';

import type { FormValues } from './form-values.js';

/** The regions of both places; null if one is unknown. */
export interface Regions {
  readonly sender: string | null;
  readonly receiver: string | null;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
}

interface Options {
  /** The search that was checked. */
  readonly values: FormValues;
  readonly shown: Readonly<Record<'sender' | 'receiver', ShownParticipant>>;
}

/** A site has its own region; the region of an address is looked up (CALL-82). */
export function useRegions({ values, shown }: Options): Regions {
  const { senderSite, senderEntry, receiverSite, receiverEntry } = values;
  const sender = useRegion(senderSite, senderEntry, shown.sender);
  const receiver = useRegion(receiverSite, receiverEntry, shown.receiver);
  return {
    sender: sender.id,
    receiver: receiver.id,
    isLoading: sender.isLoading || receiver.isLoading,
    isFailed: sender.isFailed || receiver.isFailed,
  };
}

interface Region {
  readonly id: string | null;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
}

function useRegion(site: SiteChoice | null, entry: ParticipantEntry | null, shown: ShownParticipant): Region {
  const postcode = entry?.postcode.trim() ?? '';
  const city = entry?.city.trim() ?? '';
  const typed = useQuery({
    ...schedulingQueries(useClient()).addressRegion({ postcode, city }),
    enabled: site === null && entry !== null,
    retry: false,
  });
  if (site === null) return { id: typed.data ?? null, isLoading: typed.isLoading, isFailed: typed.isError };
  return {
    id: knownParticipant(shown)?.address.region?.id ?? null,
    isLoading: shown.state === 'loading',
    isFailed: shown.state === 'failed',
  };
}
