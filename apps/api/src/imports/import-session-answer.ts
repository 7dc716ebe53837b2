import type { components } from '@consign/api-client/consignment';

import type { OperationContext } from '../http/contract/operation.js';
import type { SessionKey, SessionSummary } from './import-session-store.js';

/** An import of the caller's own. */
export function toSessionKey({ owner, user }: OperationContext, id: string): SessionKey {
  return { ...owner, userId: user.id, id };
}

export function sessionSummaryAnswer({
  id,
  fileName,
  rowCount,
  consignmentCount,
  revision,
  savedAt,
  expiresAt,
}: SessionSummary): components['schemas']['ImportSessionSummary'] {
  return {
    id,
    fileName,
    rowCount,
    consignmentCount,
    revision,
    savedAtDateTimeUtc: savedAt.toISOString(),
    expiresAtDateTimeUtc: expiresAt.toISOString(),
  };
}
