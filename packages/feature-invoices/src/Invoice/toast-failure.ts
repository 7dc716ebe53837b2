import { findApiError } from '@consign/queries';
import { toastError } from '@consign/ui';

/** Says why a call for an invoice failed; the page itself says that the invoice is gone (INVC-23). */
export function toastFailure(error: Error): void {
  if (findApiError(error)?.status !== 404) toastError(error.message);
}
