import { limits } from '@consign/domain/rules';
import { schedulingQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';

import type { ParticipantEntry } from './participant-entry.js';

const TYPING_DELAY_MS = 300;

interface AddressRegion {
  /** Null if it is unknown, or not looked up yet. */
  readonly id: string | null;
  readonly isFailed: boolean;
}

/** Looks up the region of a typed address, as a save derives it (PART-09); null looks up nothing. */
export function useAddressRegion(entry: Pick<ParticipantEntry, 'postcode' | 'city'> | null): AddressRegion {
  // One text, so that both settle together; neither field has a line break.
  const [locality] = useDebouncedValue(
    entry === null ? '' : `${entry.postcode.trim()}\n${entry.city.trim()}`,
    TYPING_DELAY_MS,
  );
  const [postcode = '', city = ''] = locality.split('\n');
  const isTooLong = postcode.length > limits.postcode || city.length > limits.name;
  const isOn = entry !== null && !isTooLong && (postcode !== '' || city !== '');
  const region = useQuery({
    ...schedulingQueries(useClient()).addressRegion({ postcode, city }),
    enabled: isOn,
    retry: false,
  });
  return isOn ? { id: region.data ?? null, isFailed: region.isError } : { id: null, isFailed: false };
}
