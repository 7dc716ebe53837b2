import { ApiError, normaliseConsignment } from '@consign/api-client';
import type { Consignment } from '@consign/api-client/consignment';

/** The current consignment from a 409, when someone else saved in between (CONS-33); null for any other error. */
export function findStaleConsignment(error: unknown): Consignment | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const current = (error.body as { readonly current?: Consignment } | null | undefined)?.current;
  return current === undefined ? null : normaliseConsignment(current);
}
