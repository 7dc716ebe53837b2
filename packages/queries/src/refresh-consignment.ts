import type { QueryClient } from '@tanstack/react-query';

import { consignmentKeys } from './keys.js';

/**
 * Invalidates a consignment wherever it is shown: its detail, the lists, its audit trail (CONS-55), its prices, its
 * booking and its files, which lose outdated documents (DOCS-16).
 */
export function refreshConsignment(cache: QueryClient, reference: string): Promise<unknown> {
  return Promise.all([
    cache.invalidateQueries({ queryKey: consignmentKeys.detail(reference) }),
    cache.invalidateQueries({ queryKey: consignmentKeys.lists }),
    cache.invalidateQueries({ queryKey: consignmentKeys.audit(reference) }),
    cache.invalidateQueries({ queryKey: consignmentKeys.files(reference) }),
    cache.invalidateQueries({ queryKey: consignmentKeys.prices(reference) }),
    cache.invalidateQueries({ queryKey: consignmentKeys.booking(reference) }),
  ]);
}
