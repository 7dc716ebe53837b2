import type { Schedule } from '../schedule.js';

export interface WaitState {
  readonly secondsLeft: number;
  readonly isPaused: boolean;
}

/** The moment in which a pickup request can be undone (CONS-85). */
export interface PickupWait {
  readonly reference: string;
  readonly getState: () => WaitState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Requests the pickup without waiting any longer. */
  readonly requestNow: () => void;
  readonly undo: () => void;
  /** Stops the clock, or lets it run on. */
  readonly togglePause: () => void;
  /** Whether to request the pickup. */
  readonly outcome: Promise<boolean>;
}

interface Options {
  readonly reference: string;
  readonly seconds: number;
  readonly schedule: Schedule;
}

const secondMs = 1000;

function warnOfUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Waits before a pickup is requested, because a request can't be taken back. Outlives the screen that started it. */
export function startPickupWait({ reference, seconds, schedule }: Options): PickupWait {
  const listeners = new Set<() => void>();
  let state: WaitState = { secondsLeft: seconds, isPaused: false };
  let stopClock: (() => void) | null = null;
  let settle: ((isWanted: boolean) => void) | null = null;
  const outcome = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  const change = (next: WaitState): void => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const end = (isWanted: boolean): void => {
    stopClock?.();
    window.removeEventListener('beforeunload', warnOfUnload);
    settle?.(isWanted);
  };
  const run = (): void => {
    stopClock = schedule(() => {
      const secondsLeft = state.secondsLeft - 1;
      change({ ...state, secondsLeft });
      if (secondsLeft <= 0) end(true);
      else run();
    }, secondMs);
  };
  window.addEventListener('beforeunload', warnOfUnload);
  run();
  return {
    reference,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    requestNow: () => end(true),
    undo: () => end(false),
    togglePause: () => {
      stopClock?.();
      change({ ...state, isPaused: !state.isPaused });
      if (!state.isPaused) run();
    },
    outcome,
  };
}
