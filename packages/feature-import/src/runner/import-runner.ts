import type { RefusalTexts } from '@consign/domain/import-csv';

/** A consignment to create. */
export interface ImportTask<Body> {
  readonly body: Body;
  /** The same whenever it is sent again. */
  readonly idempotencyKey: string;
}

/** The outcome of a consignment. */
export type ImportOutcome =
  | { readonly kind: 'created'; readonly reference: string }
  /** It was imported before; the reference is null where it is not for this user. */
  | { readonly kind: 'existing'; readonly reference: string | null }
  /** The server refused it: its title and texts, or 'Unknown error occurred' (IMPT-09). */
  | {
      readonly kind: 'failed';
      readonly title: string;
      readonly texts: readonly string[];
      /** The texts by the paths of the body (IMPT-37). */
      readonly places: RefusalTexts;
    };

/** The outcome of one call. */
export type CallAnswer =
  | ImportOutcome
  /** Too many calls, or the server is busy: everything waits so many seconds. */
  | { readonly kind: 'wait'; readonly seconds: number }
  /** No answer: it may or may not exist now. Sent again with the same key. */
  | { readonly kind: 'lost' }
  /** The sign-in has expired: nothing more can be sent. */
  | { readonly kind: 'signed-out' };

/**
 * `pausing` and `stopping` wait for the calls that are on their way. `interrupted`: no answer for too long, or signed
 * out; it waits for resume or stop. `stopped`: nothing more is sent until resume. `complete`: all have an outcome.
 */
export type RunState = 'running' | 'pausing' | 'paused' | 'stopping' | 'stopped' | 'interrupted' | 'complete';

export interface ImportRun {
  readonly state: RunState;
  /** By the position of the task; undefined while there is none. */
  readonly outcomes: readonly (ImportOutcome | undefined)[];
  /** Existing ones count as created: they are there. */
  readonly created: number;
  readonly failed: number;
  readonly total: number;
  /** Sent without an answer: they may exist. Sending them again finds out. */
  readonly unknown: number;
  /** Seconds that the server asked to wait; 0 where it did not. */
  readonly waitingSeconds: number;
  readonly isSignedOut: boolean;
}

export interface ImportRunner {
  readonly run: () => ImportRun;
  readonly start: () => void;
  /** Sends nothing more until resume. */
  readonly pause: () => void;
  /** Continues after pause, stop and interruption: sends the consignments without an outcome, each with its key. */
  readonly resume: () => void;
  /** Sends nothing more. */
  readonly stop: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Options<Body> {
  readonly tasks: readonly ImportTask<Body>[];
  /** Sends one; never rejects. */
  readonly send: (task: ImportTask<Body>) => Promise<CallAnswer>;
  /** Waits; ends early when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly atOnce?: number;
}

const usualAtOnce = 4;
/** Attempts without an answer before the run is interrupted, and the pauses between them in ms. */
const lostPauses = [1_000, 2_000, 4_000, 8_000] as const;

/**
 * Creates consignments, a few at a time (IMPT-20). Each is sent with its own key until it has an outcome, so that none
 * is created twice and none is left out, whatever happens to the calls.
 */
export function createImportRunner<Body>(options: Options<Body>): ImportRunner {
  const { tasks, send, wait, atOnce = usualAtOnce } = options;
  const outcomes: (ImportOutcome | undefined)[] = tasks.map(() => undefined);
  const unknown = new Set<number>();
  const queue = tasks.map((_task, index) => index);
  const counts = { created: 0, failed: 0 };
  const listeners = new Set<() => void>();
  let state: RunState = 'paused';
  let onTheirWay = 0;
  let lostInARow = 0;
  let isSignedOut = false;
  let waitingSeconds = 0;
  let waits = new AbortController();
  let hold: Promise<void> | null = null;
  let snapshot: ImportRun = toRun();

  function toRun(): ImportRun {
    return {
      state,
      outcomes: [...outcomes],
      ...counts,
      total: tasks.length,
      unknown: unknown.size,
      waitingSeconds,
      isSignedOut,
    };
  }

  function change(next: RunState = state): void {
    state = next;
    snapshot = toRun();
    for (const listener of listeners) listener();
  }

  /** Once nothing is on its way any more. */
  function settle(): void {
    if (onTheirWay > 0) return;
    if (counts.created + counts.failed === tasks.length) change('complete');
    else if (state === 'pausing') change('paused');
    else if (state === 'stopping') change('stopped');
  }

  /** Holds every call back, once for all that are told to wait. */
  function holdFor(ms: number, seconds: number): void {
    if (hold !== null) return;
    waitingSeconds = seconds;
    const over = () => {
      hold = null;
      waitingSeconds = 0;
      change();
      fill();
    };
    hold = wait(ms, waits.signal).then(over);
    change();
  }

  const canSend = () => state === 'running' && hold === null && onTheirWay < atOnce;

  function fill(): void {
    while (canSend()) {
      const index = queue.shift();
      if (index === undefined) break;
      onTheirWay += 1;
      void sendOne(index);
    }
    settle();
  }

  async function sendOne(index: number): Promise<void> {
    const task = tasks[index];
    const answer = task === undefined ? null : await send(task);
    onTheirWay -= 1;
    if (answer !== null) take(index, answer);
    fill();
  }

  function take(index: number, answer: CallAnswer): void {
    if (answer.kind === 'wait' || answer.kind === 'lost' || answer.kind === 'signed-out') {
      queue.unshift(index);
      if (answer.kind === 'wait') {
        holdFor(answer.seconds * 1_000, answer.seconds);
        return;
      }
      unknown.add(index);
      if (answer.kind === 'lost') lose();
      else interrupt(true);
      return;
    }
    lostInARow = 0;
    unknown.delete(index);
    outcomes[index] = answer;
    if (answer.kind === 'failed') counts.failed += 1;
    else counts.created += 1;
    change();
  }

  function lose(): void {
    if (hold !== null) {
      change();
      return;
    }
    const pause = lostPauses[lostInARow];
    lostInARow += 1;
    if (pause === undefined) interrupt(false);
    else holdFor(pause, 0);
  }

  function interrupt(signedOut: boolean): void {
    isSignedOut = signedOut;
    if (state === 'running') change('interrupted');
    else change();
  }

  /** Wakes the waiting calls, so that they see the stop. */
  function release(): void {
    waits.abort();
    waits = new AbortController();
  }

  return {
    run: () => snapshot,
    start: () => {
      if (state !== 'paused' || onTheirWay > 0) return;
      change('running');
      fill();
    },
    pause: () => {
      if (state !== 'running') return;
      change('pausing');
      settle();
    },
    resume: () => {
      if (state === 'running' || state === 'complete' || state === 'stopping') return;
      lostInARow = 0;
      isSignedOut = false;
      change('running');
      fill();
    },
    stop: () => {
      if (state === 'complete' || state === 'stopped') return;
      change('stopping');
      release();
      settle();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
