import type { components } from '@consign/api-client/consignment';

import type { OperationContext } from '../../http/contract/operation.js';
import type { FormKey, UnsavedWork } from './unsaved-work-store.js';
import { ownerOf } from '../../http/owner-of.js';

/** A form of the caller's own. */
export function formOf(context: OperationContext, key: string): FormKey {
  return { ...ownerOf(context), userId: context.user.id, key };
}

export function unsavedWorkAnswer({
  content,
  revision,
  savedAt,
}: UnsavedWork): components['schemas']['UnsavedWork'] {
  return { content, revision, savedAtDateTimeUtc: savedAt.toISOString() };
}
