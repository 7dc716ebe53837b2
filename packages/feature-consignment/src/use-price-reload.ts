import type { Consignment } from '@consign/api-client/consignment';
import { currentStatus } from '@consign/domain/status';
import { consignmentKeys } from '@consign/queries';
import { usePermissions } from '@consign/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import type { Schedule } from './schedule.js';
import type { Changed } from './intents.js';

const priceMs = 3_000;

/**
 * Reloads the consignment after 3 seconds for a new price, for users who see prices: after a change of status, and
 * after other changes while Ready (CONS-24). The mutation reloads the consignment immediately, and prices are read again
 * only while a new price is being calculated (CONS-108).
 */
export function usePriceReload(consignment: Consignment | null, schedule: Schedule): (what: Changed) => void {
  const cache = useQueryClient();
  const seesPrices = usePermissions().has('Consignment.ViewPricing');
  const cancelTimer = useRef<(() => void) | null>(null);
  useEffect(() => () => cancelTimer.current?.(), []);
  const isReady = currentStatus(consignment?.statusHistory)?.code === 'FINAL';
  return (what) => {
    if (consignment === null || !seesPrices || (what === 'content' && !isReady)) return;
    cancelTimer.current?.();
    cancelTimer.current = schedule(() => {
      void cache.invalidateQueries({ queryKey: consignmentKeys.detail(consignment.reference) });
    }, priceMs);
  };
}
