import { isStatusCode, type StatusCode } from './codes.js';

/** The fixed facts of a status. */
export interface Status {
  readonly code: StatusCode;
  /** The name shown to users (LIST-20). */
  readonly name: string;
  /** Its meaning, for the tooltip and the status info dialog; null without one (LIST-22). */
  readonly meaning: string | null;
  /** Lifecycle order, from 1. */
  readonly displaySequence: number;
  /** Whether the consignment can still be edited (CONS-26 to 28, CONS-31). */
  readonly isEditable: boolean;
  /** Whether bulk labels, notes and the emailed manifest include it (BULK-05, BULK-08). */
  readonly hasBulkDocuments: boolean;
  /** The dashboard group that counts its exceptions (DASH-13). */
  readonly exceptionGroup: 'Collection' | 'Delivery';
}

/** Every status, with names and meanings verbatim from LIST-20 and LIST-22. */
export const statuses: Readonly<Record<StatusCode, Status>> = {
  DRAFT: {
    code: 'DRAFT',
    name: 'Draft',
    meaning: 'Work in progress; may need more details',
    displaySequence: 1,
    isEditable: true,
    hasBulkDocuments: false,
    exceptionGroup: 'Collection',
  },
  FINAL: {
    code: 'FINAL',
    name: 'Ready',
    meaning: 'Validated and awaiting the pickup request',
    displaySequence: 2,
    isEditable: true,
    hasBulkDocuments: true,
    exceptionGroup: 'Collection',
  },
  STAGED: {
    code: 'STAGED',
    name: 'Staged',
    meaning: 'Awaiting pickup; the provider has been notified',
    displaySequence: 3,
    isEditable: false,
    hasBulkDocuments: true,
    exceptionGroup: 'Collection',
  },
  PICKUP: {
    code: 'PICKUP',
    name: 'Picked Up',
    meaning: 'Collected by a driver',
    displaySequence: 4,
    isEditable: false,
    hasBulkDocuments: true,
    exceptionGroup: 'Delivery',
  },
  TRANSIT: {
    code: 'TRANSIT',
    name: 'In Transit',
    meaning: 'On its way to the end customer',
    displaySequence: 5,
    isEditable: false,
    hasBulkDocuments: true,
    exceptionGroup: 'Delivery',
  },
  DELIVERING: {
    code: 'DELIVERING',
    name: 'Delivering',
    meaning: 'Out for delivery',
    displaySequence: 6,
    isEditable: false,
    hasBulkDocuments: true,
    exceptionGroup: 'Delivery',
  },
  DELIVERED: {
    code: 'DELIVERED',
    name: 'Delivered',
    meaning: null,
    displaySequence: 7,
    isEditable: false,
    hasBulkDocuments: true,
    exceptionGroup: 'Delivery',
  },
  CANCELLED: {
    code: 'CANCELLED',
    name: 'Cancelled',
    meaning: null,
    displaySequence: 8,
    isEditable: false,
    hasBulkDocuments: false,
    exceptionGroup: 'Delivery',
  },
  ERR: {
    code: 'ERR',
    name: 'Error',
    meaning: 'The consignment has an error',
    displaySequence: 9,
    isEditable: false,
    hasBulkDocuments: false,
    exceptionGroup: 'Delivery',
  },
};

/**
 * Drops unknown codes from the server's status list and sorts it by displaySequence, stably (LIST-20). Doesn't modify
 * the input.
 */
export function filterAndSortStatuses<T extends { readonly code: string; readonly displaySequence: number }>(
  list: readonly T[],
): (T & { readonly code: StatusCode })[] {
  return list
    .filter((status): status is T & { readonly code: StatusCode } => isStatusCode(status.code))
    .sort((a, b) => a.displaySequence - b.displaySequence);
}

/**
 * The current status: the last entry of the history (LIST-23). Every screen shows its name and statusDate. Null without
 * a history, as for a consignment that was never saved.
 */
export function currentStatus<T>(history: readonly T[] | null | undefined): T | null {
  return history?.at(-1) ?? null;
}
