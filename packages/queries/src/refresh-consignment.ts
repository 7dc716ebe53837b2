import type { QueryClient } from '@tanstack/react-query';

import { consignmentKeys } from './keys.js';

/** Brings a consignment up to date wherever it is shown: itself, the lists, and who changed what of it (CONS-55). */
export function refreshConsignment(cache: QueryClient, reference: string): Promise<unknown> {
  return Promise.all([
    cache.invalidateQueries({ queryKey: consignmentKeys.detail(reference) }),
    cache.invalidateQueries({ queryKey: consignmentKeys.lists }),
    cache.invalidateQueries({ queryKey: consignmentKeys.audit(reference) }),
  ]);
}
