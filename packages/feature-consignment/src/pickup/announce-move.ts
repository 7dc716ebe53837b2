import type { Consignment } from '@consign/api-client/consignment';
import { formatDate, toLocalDay } from '@consign/domain/dates';
import { toastInfo, toastNextSteps, toastSuccess } from '@consign/ui';

interface Moved {
  readonly move: 'ready' | 'pickup';
  readonly reference: string;
  /** The consignment as it is after the move; null if it could not be read. */
  readonly stored: Consignment | null;
  /** The delivery date that was sent, '' for none. */
  readonly sentDelivery: string;
  /** Null without the permission to print. */
  readonly onPrint: (() => void) | null;
  /** Null without the permission to create. */
  readonly onNew: (() => void) | null;
}

/** Says that the move was made, with the dates and what the server added to them, and offers the next steps (CONS-86). */
export function announceMove({ move, reference, stored, sentDelivery, onPrint, onNew }: Moved): void {
  const pickup = formatDate(toLocalDay(stored?.requestedPickupDateTimeUtc) ?? '');
  const delivery = formatDate(toLocalDay(stored?.requestedDeliveryDateTimeUtc) ?? '');
  const isAdded = sentDelivery === '' && delivery !== '';
  const added = `Delivery date set to ${delivery}, the earliest possible.`;
  if (move === 'ready') {
    toastSuccess('Marked as ready');
    if (isAdded) toastInfo(added);
    return;
  }
  const dates = [
    ...(pickup === '' ? [] : [`Pickup ${pickup}.`]),
    ...(isAdded ? [added] : delivery === '' ? [] : [`Delivery ${delivery}.`]),
  ];
  toastNextSteps({
    message: 'Pickup requested',
    detail: [`${reference}.`, ...dates].join(' '),
    actions: [
      ...(onPrint === null ? [] : [{ label: 'Print labels', onClick: onPrint }]),
      ...(onNew === null ? [] : [{ label: 'New Consignment', onClick: onNew }]),
    ],
  });
}
