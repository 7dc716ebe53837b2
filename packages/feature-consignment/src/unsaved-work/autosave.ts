import type { UnsavedWork, UnsavedWorkKept } from '@consign/api-client/consignment';

import type { Schedule } from '../schedule.js';

export type Content = Record<string, unknown>;

/** `idle`: nothing to save; `failed`: the changes are in this tab only; `conflict`: another window has saved since. */
export type AutosaveState = 'idle' | 'pending' | 'saved' | 'failed' | 'conflict';

interface Options {
  readonly save: (content: Content, revision: number | null) => Promise<UnsavedWorkKept>;
  readonly remove: (revision: number) => Promise<unknown>;
  /** What another window has saved, null if it has been removed; undefined for any other error. */
  readonly findConflict: (error: unknown) => UnsavedWork | null | undefined;
  readonly schedule: Schedule;
  readonly onState: (state: AutosaveState) => void;
}

export interface Autosave {
  /** Sets the revision that was stored when the form opened: the first write follows it. Later calls change nothing. */
  readonly begin: (revision: number | null) => void;
  readonly change: (content: Content) => void;
  /** Sends pending changes without waiting. */
  readonly flush: () => void;
  /** Replaces what another window has saved with this window's changes. */
  readonly overwrite: () => void;
  /** Removes the stored content: the form was saved or discarded. */
  readonly discard: () => void;
  readonly stop: () => void;
}

const debounceMs = 1_500;
const retryMs = 10_000;

/** Saves a form's changes on the server while the user types: debounced, one call at a time, latest content last (PLAT-19). */
export function createAutosave({ save, remove, findConflict, schedule, onState }: Options): Autosave {
  let revision: number | null = null;
  let pending: Content | null = null;
  /** The revision of the other window, null if it has removed its own; undefined without a conflict. */
  let conflict: number | null | undefined;
  let hasBegun = false;
  let isRunning = false;
  let isDiscarded = false;
  let cancel: (() => void) | null = null;

  const sendAfter = (ms: number): void => {
    cancel?.();
    cancel = schedule(() => void send(), ms);
  };
  const removeStored = (): void => {
    const stored = revision;
    revision = null;
    // If this fails, the server drops it after two weeks; until then it is offered again.
    if (stored !== null) void remove(stored).catch(() => undefined);
  };
  const send = async (): Promise<void> => {
    cancel?.();
    cancel = null;
    if (isRunning || pending === null || conflict !== undefined) return;
    const content = pending;
    pending = null;
    isRunning = true;
    try {
      ({ revision } = await save(content, revision));
      if (!isDiscarded) onState(pending === null ? 'saved' : 'pending');
    } catch (error) {
      pending ??= content;
      const other = findConflict(error);
      if (other !== undefined) conflict = other?.revision ?? null;
      if (!isDiscarded) onState(other === undefined ? 'failed' : 'conflict');
    }
    isRunning = false;
    if (isDiscarded) {
      pending = null;
      removeStored();
    } else if (pending !== null && conflict === undefined && cancel === null) sendAfter(retryMs);
  };

  return {
    begin: (known) => {
      if (!hasBegun) revision = known;
      hasBegun = true;
    },
    change: (content) => {
      isDiscarded = false;
      pending = content;
      if (conflict !== undefined) return;
      onState('pending');
      sendAfter(debounceMs);
    },
    flush: () => void send(),
    overwrite: () => {
      if (conflict === undefined) return;
      revision = conflict;
      conflict = undefined;
      onState('pending');
      void send();
    },
    discard: () => {
      cancel?.();
      cancel = null;
      pending = null;
      conflict = undefined;
      isDiscarded = true;
      onState('idle');
      if (!isRunning) removeStored();
    },
    stop: () => {
      // Pending changes are sent, not lost, when the form unmounts.
      if (pending !== null && !isDiscarded) void send();
      else cancel?.();
    },
  };
}
