import type { BulkAction, BulkOutcome } from '@consign/domain/bulk';

import type { SelectedConsignment } from '../selection/index.js';

/** A file that a call produced. */
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
  /** The maximum number of items per call. */
  readonly batchSize: number;
  /** Sends one batch. A retry has the same key, so that nothing is done twice. */
  readonly send: (items: readonly SelectedConsignment[], idempotencyKey: string) => Promise<BulkAnswer>;
  readonly toFailure: (error: unknown) => BulkFailure;
}

export interface BulkFailure {
  /** What happened, as a sentence to show. */
  readonly text: string;
  /** Whether sending the call again can help: a refusal stays a refusal. */
  readonly canResume: boolean;
}

/** The progress of a task. */
export interface BulkRun {
  readonly task: BulkTask;
  /** `interrupted`: the last call got no answer; waits for resume or stop. `stopping`: waits for the current batch. */
  readonly state: 'running' | 'stopping' | 'interrupted' | 'ended';
  readonly outcomes: readonly BulkOutcome[];
  readonly files: readonly BulkFile[];
  /** Number of consignments that the server has answered for. */
  readonly answered: number;
  /** Sent without an answer: they may or may not have been changed. */
  readonly unknown: readonly SelectedConsignment[];
  /** Never sent. */
  readonly unsent: readonly SelectedConsignment[];
  readonly failure: BulkFailure | null;
}

/**
 * Runs bulk actions one at a time, in batches. Lives above the screens, so that it continues while the user moves
 * between them (BULK-25).
 */
export interface BulkRunner {
  readonly run: () => BulkRun | null;
  /** Returns false and does nothing while another task is running (BULK-11). */
  readonly start: (task: BulkTask) => boolean;
  /** Stops after the current batch. */
  readonly stop: () => void;
  /** Resends the unanswered call with the same key, and then the rest. */
  readonly resume: () => void;
  /** Clears an ended run. */
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

  /** Sends the remaining batches until none is left or the run is stopped. */
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
