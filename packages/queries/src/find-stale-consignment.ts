import { ApiError, normaliseConsignment } from '@consign/api-client';
import type { Consignment, LineItem } from '@consign/api-client/consignment';

function findCurrent(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return (error.body as { readonly current?: unknown } | null | undefined)?.current;
}

/** The current consignment from a 409, when someone else saved in between (CONS-33); null for any other error. */
export function findStaleConsignment(error: unknown): Consignment | null {
  const current = findCurrent(error) as Consignment | undefined;
  return current === undefined ? null : normaliseConsignment(current);
}

/** The current freight item from a 409, when someone else changed it in between (CONS-57); null for any other error. */
export function findStaleItem(error: unknown): LineItem | null {
  return (findCurrent(error) as LineItem | undefined) ?? null;
}
