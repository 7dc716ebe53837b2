import { notifyManager } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';

import type { FreightItemsHandle } from './FreightItemsSection.js';
import type { PendingItem } from './pending-item.js';

interface Options<Intent> {
  readonly pendingItem: PendingItem | null;
  /** A submission is in progress. */
  readonly isRunning: boolean;
  /** Runs the saving of the item as a submission of its own. */
  readonly run: (task: () => Promise<void>) => void;
  /** The item is saved, and the form has it. */
  readonly onSaved: (intent: Intent) => void;
  /** The item was not saved; its form shows why. */
  readonly onRefused: (intent: Intent) => void;
}

export interface OpenItem<Intent> {
  readonly handle: RefObject<FreightItemsHandle | null>;
  /** Saves the freight item that is open in the form (FRGT-20). */
  readonly saveFirst: (intent: Intent) => void;
}

/** Queries notify their observers in a later task: until then, the screen has the data before the last call. */
export function observersNotified(): Promise<void> {
  return new Promise((resolve) => notifyManager.schedule(() => resolve()));
}

/** Saves the freight item that is open in the form before the consignment is submitted (FRGT-20). */
export function useOpenItem<Intent>({
  pendingItem,
  isRunning,
  run,
  onSaved,
  onRefused,
}: Options<Intent>): OpenItem<Intent> {
  const handle = useRef<FreightItemsHandle>(null);
  const [waiting, setWaiting] = useState<{ readonly intent: Intent } | null>(null);
  const handled = useRef(waiting);
  // In an effect, because the check needs the form as it is with the item.
  useEffect(() => {
    if (waiting === handled.current || waiting === null || pendingItem !== null || isRunning) return;
    handled.current = waiting;
    onSaved(waiting.intent);
  }, [waiting, pendingItem, isRunning, onSaved]);
  return {
    handle,
    saveFirst: (intent) =>
      run(async () => {
        const isSaved = (await handle.current?.saveOpenItem()) === true;
        await observersNotified();
        if (isSaved) setWaiting({ intent });
        else onRefused(intent);
      }),
  };
}
