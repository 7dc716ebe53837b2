import type { Consignment } from '@consign/api-client/consignment';
import { currentStatus } from '@consign/domain/status';
import { consignmentKeys } from '@consign/queries';
import { usePermissions } from '@consign/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import type { Later } from './later.js';
import type { Changed } from './intents.js';

const priceMs = 3_000;

/**
 * Loads the consignment once more after 3 seconds, when a new price may be there, for who may see prices: after a change
 * of status, and after other changes while Ready (CONS-24). What was changed itself is loaded at once by its own call.
 */
export function usePriceReload(consignment: Consignment, later: Later): (what: Changed) => void {
  const cache = useQueryClient();
  const seesPrices = usePermissions().has('Consignment.ViewPricing');
  const callOff = useRef<(() => void) | null>(null);
  useEffect(() => () => callOff.current?.(), []);
  const { reference, statusHistory } = consignment;
  const isReady = currentStatus(statusHistory)?.code === 'FINAL';
  return (what) => {
    if (!seesPrices || (what === 'content' && !isReady)) return;
    callOff.current?.();
    callOff.current = later(
      () => void cache.invalidateQueries({ queryKey: consignmentKeys.detail(reference) }),
      priceMs,
    );
  };
}
