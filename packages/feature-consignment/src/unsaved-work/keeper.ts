import type { UnsavedWork, UnsavedWorkKept } from '@consign/api-client/consignment';

import type { Later } from '../later.js';

export type Content = Record<string, unknown>;

/** `none`: nothing to keep; `overtaken`: another window has written since; `failed`: it is in this tab alone. */
export type KeeperState = 'none' | 'waiting' | 'kept' | 'failed' | 'overtaken';

interface Options {
  readonly keep: (content: Content, revision: number | null) => Promise<UnsavedWorkKept>;
  readonly drop: (revision: number) => Promise<unknown>;
  /** What another window has kept meanwhile, null where it is gone; undefined for any other error. */
  readonly keptMeanwhile: (error: unknown) => UnsavedWork | null | undefined;
  readonly later: Later;
  readonly onState: (state: KeeperState) => void;
}

export interface Keeper {
  /** The revision that is known to be kept: the next write follows it. */
  readonly begin: (revision: number | null) => void;
  readonly change: (content: Content) => void;
  /** Sends at once what waits. */
  readonly flush: () => void;
  /** Keeps this one in the place of what another window has kept. */
  readonly insist: () => void;
  /** Saved or discarded: what is kept goes. */
  readonly drop: () => void;
  readonly stop: () => void;
}

const restMs = 1_500;
const retryMs = 10_000;

/** Keeps a form's work on the server as it is typed: after a rest, one call at a time, the newest content last (PLAT-19). */
export function createKeeper({ keep, drop, keptMeanwhile, later, onState }: Options): Keeper {
  let revision: number | null = null;
  let waiting: Content | null = null;
  let meanwhile: number | null | undefined;
  let running = false;
  let isDropped = false;
  let callOff: (() => void) | null = null;

  const schedule = (ms: number): void => {
    callOff?.();
    callOff = later(() => void send(), ms);
  };
  const dropKept = (): void => {
    const kept = revision;
    revision = null;
    // It would be gone after two weeks by itself, and is offered back until then.
    if (kept !== null) void drop(kept).catch(() => undefined);
  };
  const send = async (): Promise<void> => {
    callOff?.();
    callOff = null;
    if (running || waiting === null || meanwhile !== undefined) return;
    const content = waiting;
    waiting = null;
    running = true;
    try {
      ({ revision } = await keep(content, revision));
      if (!isDropped) onState(waiting === null ? 'kept' : 'waiting');
    } catch (error) {
      waiting ??= content;
      const now = keptMeanwhile(error);
      if (now !== undefined) meanwhile = now?.revision ?? null;
      if (!isDropped) onState(now === undefined ? 'failed' : 'overtaken');
    }
    running = false;
    if (isDropped) {
      waiting = null;
      dropKept();
    } else if (waiting !== null && meanwhile === undefined && callOff === null) schedule(retryMs);
  };

  return {
    begin: (known) => {
      revision = known;
    },
    change: (content) => {
      isDropped = false;
      waiting = content;
      if (meanwhile !== undefined) return;
      onState('waiting');
      schedule(restMs);
    },
    flush: () => void send(),
    insist: () => {
      if (meanwhile === undefined) return;
      revision = meanwhile;
      meanwhile = undefined;
      void send();
    },
    drop: () => {
      callOff?.();
      callOff = null;
      waiting = null;
      meanwhile = undefined;
      isDropped = true;
      onState('none');
      if (!running) dropKept();
    },
    stop: () => {
      // What waits is sent, not lost, when the form goes.
      if (waiting !== null && !isDropped) void send();
      else callOff?.();
    },
  };
}
