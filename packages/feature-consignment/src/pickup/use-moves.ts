import type { Consignment } from '@consign/api-client/consignment';
import { canCreateByHand } from '@consign/domain/status';
import { consignmentQueries } from '@consign/queries';
import { useClient, usePermissions, usePreferences } from '@consign/session';
import { toastInfo } from '@consign/ui';
import { useQueryClient } from '@tanstack/react-query';

import { toMove, type Intent } from '../intents.js';
import type { PrintFile } from '../print/print-pdf.js';
import { usePrintLabels } from '../print/use-print-labels.js';
import type { Schedule } from '../schedule.js';
import type { StatusMove } from '../use-status-move.js';
import { announceMove } from './announce-move.js';
import type { PickupWait } from './pickup-wait.js';
import { usePickupWait } from './use-pickup-wait.js';

export interface MoveOptions {
  readonly move: StatusMove;
  readonly schedule: Schedule;
  readonly printFile: PrintFile;
  /** Opens the form of a new consignment. */
  readonly onNew: () => void;
}

interface Moved {
  readonly reference: string;
  /** The delivery date that was sent before the move, '' for none. */
  readonly sentDelivery: string;
}

export interface Moves {
  /** The moment in which this form's pickup request can be undone; null if there is none. */
  readonly wait: PickupWait | null;
  /**
   * Makes the move of an intent, a pickup request after the moment to undo it, and says so. False if it was undone.
   *
   * @throws ApiError when the call is refused
   */
  readonly make: (intent: Exclude<Intent, 'save'>, moved: Moved) => Promise<boolean>;
  readonly printLabels: (reference: string) => void;
}

/** Marks as ready and requests pickups, and what follows from it: the dates, the labels, the next consignment. */
export function useMoves({ move, schedule, printFile, onNew }: MoveOptions): Moves {
  const client = useClient();
  const cache = useQueryClient();
  const permissions = usePermissions();
  const { printOnPickup } = usePreferences();
  const { wait, start } = usePickupWait(schedule);
  const print = usePrintLabels(printFile);
  const printLabels = (reference: string): void => void print(reference);
  const canPrint = permissions.has('Consignment.PRINT');

  const read = async (reference: string): Promise<Consignment | null> => {
    try {
      // Already read again where its form is open.
      return await cache.fetchQuery({ ...consignmentQueries(client).detail(reference), staleTime: 10_000 });
    } catch {
      return null;
    }
  };

  return {
    wait,
    printLabels,
    make: async (intent, { reference, sentDelivery }) => {
      const made = toMove(intent);
      if (made === null) return true;
      if (made === 'pickup' && !move.isUnknown('pickup') && !(await start(reference))) {
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
    },
  };
}
