import type { BulkAction, BulkOutcome } from '@consign/domain/bulk';

import type { SelectedConsignment } from '../selection/index.js';

/** A document or another file that a call made. */
export interface BulkFile {
  readonly name: string;
  readonly uri: string;
}

export interface BulkAnswer {
  readonly outcomes: readonly BulkOutcome[];
  readonly files: readonly BulkFile[];
}

export interface BulkTask {
  readonly action: BulkAction;
  readonly items: readonly SelectedConsignment[];
  /** How many of them one call takes. */
  readonly batchSize: number;
  /** One call. The key is the same whenever the same items are sent again, so that nothing is done twice. */
  readonly send: (items: readonly SelectedConsignment[], idempotencyKey: string) => Promise<BulkAnswer>;
  readonly toFailure: (error: unknown) => BulkFailure;
}

export interface BulkFailure {
  /** What happened, in a sentence. */
  readonly text: string;
  /** Whether the call may be sent again; what was refused is refused again. */
  readonly canResume: boolean;
}

/** What a task has come to. */
export interface BulkRun {
  readonly task: BulkTask;
  /**
   * `interrupted` waits for somebody to go on or to stop: the last call was not answered. `stopping` waits for the
   * answer that is on its way.
   */
  readonly state: 'running' | 'stopping' | 'interrupted' | 'ended';
  readonly outcomes: readonly BulkOutcome[];
  readonly files: readonly BulkFile[];
  /** How many consignments were answered for. */
  readonly answered: number;
  /** Sent, but not answered for: nobody knows whether it was done. */
  readonly unknown: readonly SelectedConsignment[];
  /** Never sent. */
  readonly unsent: readonly SelectedConsignment[];
  readonly failure: BulkFailure | null;
}

/**
 * Carries out bulk actions, one at a time, in calls of bounded size. It stands above the screens, so that it goes on
 * while the user moves between them (BULK-25).
 */
export interface BulkRunner {
  readonly run: () => BulkRun | null;
  /** Does nothing, and answers false, while another one is under way (BULK-11). */
  readonly start: (task: BulkTask) => boolean;
  /** Sends no further call. */
  readonly stop: () => void;
  /** Sends the call again that was not answered, with the same key, and then the rest. */
  readonly resume: () => void;
  /** Forgets what ended. */
  readonly dismiss: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Call {
  readonly items: readonly SelectedConsignment[];
  readonly key: string;
}

export function createBulkRunner(newKey: () => string): BulkRunner {
  let run: BulkRun | null = null;
  let calls: Call[] = [];
  const listeners = new Set<() => void>();
  const change = (next: BulkRun | null): void => {
    run = next;
    for (const listener of listeners) listener();
  };

  /** Sends the next call, and so on until there is none or somebody stops it. */
  async function send(now: BulkRun): Promise<void> {
    const [call, ...rest] = calls;
    if (call === undefined || now.state === 'stopping') {
      change({ ...now, state: 'ended' });
      return;
    }
    change(now);
    try {
      const { outcomes, files } = await now.task.send(call.items, call.key);
      calls = rest;
      await send({
        ...now,
        state: run?.state ?? 'ended',
        outcomes: [...now.outcomes, ...outcomes],
        files: [...now.files, ...files],
        answered: now.answered + call.items.length,
        unsent: itemsIn(rest),
      });
    } catch (error) {
      const failure = now.task.toFailure(error);
      change({
        ...now,
        failure,
        state: failure.canResume && run?.state === 'running' ? 'interrupted' : 'ended',
        unknown: failure.canResume ? call.items : [],
        unsent: itemsIn(failure.canResume ? rest : calls),
      });
    }
  }

  return {
    run: () => run,
    start: (task) => {
      if (run !== null && run.state !== 'ended') return false;
      calls = toCalls(task, newKey);
      void send({
        task,
        state: 'running',
        outcomes: [],
        files: [],
        answered: 0,
        unknown: [],
        unsent: itemsIn(calls),
        failure: null,
      });
      return true;
    },
    stop: () => {
      if (run?.state === 'running') change({ ...run, state: 'stopping' });
      else if (run?.state === 'interrupted') change({ ...run, state: 'ended' });
    },
    resume: () => {
      if (run?.state === 'interrupted') {
        void send({ ...run, state: 'running', failure: null, unknown: [], unsent: itemsIn(calls) });
      }
    },
    dismiss: () => {
      if (run?.state === 'ended') change(null);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function toCalls({ items, batchSize }: BulkTask, newKey: () => string): Call[] {
  return Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) => ({
    items: items.slice(index * batchSize, (index + 1) * batchSize),
    key: newKey(),
  }));
}

function itemsIn(calls: readonly Call[]): readonly SelectedConsignment[] {
  return calls.flatMap(({ items }) => items);
}
