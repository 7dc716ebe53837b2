import type { components } from '@consign/api-client/consignment';

import type { OperationContext } from '../../http/contract/operation.js';
import type { FormKey, UnsavedWork } from './unsaved-work-store.js';

/** A form of the caller's own. */
export function toFormKey(context: OperationContext, key: string): FormKey {
  return { ...context.owner, userId: context.user.id, key };
}

export function unsavedWorkAnswer({
  content,
  revision,
  savedAt,
}: UnsavedWork): components['schemas']['UnsavedWork'] {
  return { content, revision, savedAtDateTimeUtc: savedAt.toISOString() };
}
