import type { Consignment } from '@consign/api-client/consignment';
import { formatDate, toLocalDay } from '@consign/domain/dates';
import { canCreateByHand } from '@consign/domain/status';
import { consignmentQueries } from '@consign/queries';
import { useClient, usePermissions, usePreferences } from '@consign/session';
import { toastContent, toastInfo, toastNextSteps, toastSuccess } from '@consign/ui';
import { useQueryClient } from '@tanstack/react-query';

import type { FormStore } from '../form-actions.js';
import { toMove, type Intent } from '../intents.js';
import type { ScreenProps } from '../screen-props.js';
import type { StatusMove } from '../use-status-move.js';
import { startPickupWait } from './pickup-wait.js';
import { PickupCountdown } from './PickupCountdown.js';

interface Options extends Pick<ScreenProps, 'schedule' | 'onNew'> {
  readonly move: StatusMove;
  readonly printLabels: (reference: string) => void;
}

interface Moved {
  readonly reference: string;
  /** The delivery date that was sent before the move, '' for none. */
  readonly sentDelivery: string;
}

/**
 * Makes the move of an intent, a pickup request after the moment to undo it, and says so. False if it was undone.
 *
 * @throws ApiError when the call is refused
 */
export type MakeMove = (intent: Exclude<Intent, 'save'>, moved: Moved) => Promise<boolean>;

/** Marks as ready and requests pickups; announces the dates and prints the labels. */
export function useMoves({ dispatch }: FormStore, options: Options): MakeMove {
  const { move, schedule, onNew, printLabels } = options;
  const client = useClient();
  const cache = useQueryClient();
  const permissions = usePermissions();
  const { printOnPickup, undoSeconds } = usePreferences();
  const canPrint = permissions.has('Consignment.PRINT');

  /** Gives the user's own number of seconds to undo a pickup request (NAV-17). */
  const wait = async (reference: string): Promise<boolean> => {
    const started = startPickupWait({ reference, seconds: undoSeconds, schedule });
    const close = toastContent(<PickupCountdown wait={started} />);
    dispatch({ type: 'waiting', wait: started });
    const isWanted = await started.outcome;
    close();
    dispatch({ type: 'waiting', wait: null });
    return isWanted;
  };
  const read = async (reference: string): Promise<Consignment | null> => {
    try {
      // Already read again where its form is open.
      return await cache.fetchQuery({ ...consignmentQueries(client).detail(reference), staleTime: 10_000 });
    } catch {
      return null;
    }
  };

  return async (intent, { reference, sentDelivery }) => {
    const made = toMove(intent);
    if (made === null) return true;
    if (made === 'pickup' && !move.isUnknown('pickup') && !(await wait(reference))) {
      toastInfo('The pickup was not requested. Your changes are saved.');
      return false;
    }
    await move.send(made);
    announceMove({
      move: made,
      reference,
      stored: await read(reference),
      sentDelivery,
      onPrint: canPrint ? () => printLabels(reference) : null,
      onNew: canCreateByHand({ permissions }).allowed ? onNew : null,
    });
    const isPrinted = intent === 'dispatch' || (intent === 'pickup' && printOnPickup);
    if (isPrinted && canPrint) printLabels(reference);
    return true;
  };
}

interface Announced {
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
function announceMove({ move, reference, stored, sentDelivery, onPrint, onNew }: Announced): void {
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
