import type { QueryClient } from '@tanstack/react-query';

import { consignmentKeys } from './keys.js';

const MAX_CREATED = 3;

/** Remembers for a few minutes what this window created (LIST-50). */
export function rememberCreated(queryClient: QueryClient, reference: string): void {
  const before = listJustCreated(queryClient).filter((other) => other !== reference);
  queryClient.setQueryData(consignmentKeys.created, [reference, ...before].slice(0, MAX_CREATED));
}

/** The last references that this window created, latest first; at most 3. */
export function listJustCreated(queryClient: QueryClient): readonly string[] {
  return queryClient.getQueryData<readonly string[]>(consignmentKeys.created) ?? [];
}
