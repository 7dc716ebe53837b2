import type { FreightItemsHandle, PendingItem } from '@consign/consignment-parts';
import { notifyManager } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';

import type { FormAction, Intent } from './intents.js';

interface Options {
  readonly pendingItem: PendingItem | null;
  readonly running: FormAction | null;
  readonly run: (action: FormAction, task: () => Promise<void>) => void;
  /** The item is saved, and the form has it. */
  readonly onSaved: (intent: Intent) => void;
  /** The item form says what is missing. */
  readonly onRefused: (intent: Intent) => void;
}

export interface OpenItem {
  readonly handle: RefObject<FreightItemsHandle | null>;
  /** Saves the freight item that is open in the form (FRGT-20). */
  readonly saveFirst: (intent: Intent) => void;
}

/** Queries tell their observers in a task of its own; before that, the screen has the old items. */
function observersTold(): Promise<void> {
  return new Promise((resolve) => notifyManager.schedule(() => resolve()));
}

/** Saves the freight item that is open in the form before the consignment is submitted (FRGT-20). */
export function useOpenItem({ pendingItem, running, run, onSaved, onRefused }: Options): OpenItem {
  const handle = useRef<FreightItemsHandle>(null);
  const [waiting, setWaiting] = useState<{ readonly intent: Intent } | null>(null);
  const handled = useRef(waiting);
  // In an effect, because the check needs the form as it is with the item.
  useEffect(() => {
    if (waiting === handled.current || waiting === null || pendingItem !== null || running !== null) return;
    handled.current = waiting;
    onSaved(waiting.intent);
  }, [waiting, pendingItem, running, onSaved]);
  return {
    handle,
    saveFirst: (intent) =>
      // As a save, whatever the intent: before a move, the form would be locked, and the item with it.
      run('save', async () => {
        const isSaved = (await handle.current?.saveOpenItem()) === true;
        await observersTold();
        if (isSaved) setWaiting({ intent });
        else onRefused(intent);
      }),
  };
}
