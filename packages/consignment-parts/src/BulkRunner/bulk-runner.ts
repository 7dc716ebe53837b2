import type { BulkAction, BulkCandidate, BulkOutcome, BulkRefusal } from '@consign/domain/bulk';

import type { SelectedConsignment } from '../selection/index.js';
import type { SignedAddress } from '../signed-link/use-signed-link.js';

/** A document that a call produced. */
export interface BulkFile extends SignedAddress {
  readonly name: string;
  /** Requests a valid URL; null if there is none. */
  readonly renew: () => Promise<string | null>;
}

export interface BulkAnswer {
  readonly outcomes: readonly BulkOutcome[];
  readonly files: readonly BulkFile[];
}

/** What identifies one call, however often it is sent. */
export interface BulkCall {
  readonly idempotencyKey: string;
  /** The moment of the click, ISO 8601 UTC (BULK-17). */
  readonly clickedAt: string;
}

export interface BulkTask {
  readonly action: BulkAction;
  readonly items: readonly SelectedConsignment[];
  /** Selected consignments that the action does not apply to (BULK-28). */
  readonly leftOut?: readonly BulkRefusal<BulkCandidate>[];
  /** The maximum number of items per call. */
  readonly batchSize: number;
  /** Sends one batch. A call that is sent again has the same key and moment, so that nothing is done twice. */
  readonly send: (items: readonly SelectedConsignment[], call: BulkCall) => Promise<BulkAnswer>;
  readonly toFailure: (error: unknown) => BulkFailure;
  /** Asks for the warnings of a batch and changes nothing. All batches are checked before the first is sent (BULK-29). */
  readonly check?: BulkTask['send'];
  /** In a run that checks: the task that is sent after its warnings are confirmed, or immediately without any. */
  readonly checks?: BulkTask;
  /** Gives the items today's pickup date before it sends them (BULK-31). */
  readonly sendToday?: BulkTask['send'];
}

export interface BulkFailure {
  /** What happened, as a sentence to show. */
  readonly text: string;
  /** Whether sending the call again can help: a refusal stays a refusal. */
  readonly canResume: boolean;
  /** No answer came at all: probably the connection. */
  readonly isNoResponse: boolean;
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
  /** Sends these items of a check with warnings; the others are left out. */
  readonly confirm: (
    items: readonly SelectedConsignment[],
    leftOut: readonly BulkRefusal<BulkCandidate>[],
  ) => void;
  /** Stops after the current batch. */
  readonly stop: () => void;
  /** Resends the unanswered calls with the same keys, and then the rest; also after Stop. */
  readonly resume: () => void;
  /** Sends these items of an ended run again, with new keys. An unanswered call keeps its key until resume. */
  readonly retry: (items: readonly SelectedConsignment[], send?: BulkTask['send']) => void;
  /** Clears an ended run. */
  readonly dismiss: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Call extends BulkCall {
  readonly items: readonly SelectedConsignment[];
  /** Sent without an answer: it may have been carried out. */
  readonly isLost: boolean;
}

export interface CallSource {
  readonly newKey: () => string;
  readonly now: () => Date;
}

export function createBulkRunner(source: CallSource): BulkRunner {
  let run: BulkRun | null = null;
  /** The calls without an answer. */
  let calls: readonly Call[] = [];
  const listeners = new Set<() => void>();
  const change = (next: BulkRun | null): void => {
    run = next;
    for (const listener of listeners) listener();
  };
  const unanswered = () => ({
    unknown: itemsIn(calls.filter(({ isLost }) => isLost)),
    unsent: itemsIn(calls.filter(({ isLost }) => !isLost)),
  });

  /** Sends these calls until none is left or the run is stopped. */
  async function send(now: BulkRun, [call, ...rest]: readonly Call[]): Promise<void> {
    if (call === undefined || now.state === 'stopping') {
      end({ ...now, ...unanswered(), state: 'ended' });
      return;
    }
    change({ ...now, unknown: [], unsent: itemsIn([call, ...rest]) });
    try {
      const { outcomes, files } = await now.task.send(call.items, call);
      calls = calls.filter((each) => each !== call);
      await send(
        {
          ...now,
          state: run?.state ?? 'ended',
          outcomes: [...now.outcomes, ...outcomes],
          files: [...now.files, ...files],
          answered: now.answered + call.items.length,
        },
        rest,
      );
    } catch (error) {
      const failure = now.task.toFailure(error);
      if (failure.canResume) calls = calls.map((each) => (each === call ? { ...call, isLost: true } : each));
      change({
        ...now,
        ...unanswered(),
        failure,
        state: failure.canResume && run?.state === 'running' ? 'interrupted' : 'ended',
      });
    }
  }

  function end(ended: BulkRun): void {
    const { checks } = ended.task;
    if (checks === undefined) change(ended);
    // A stopped check has changed nothing.
    else if (calls.length > 0) clear();
    else if (hasWarnings(ended)) change(ended);
    else start(checks, []);
  }

  function clear(): void {
    calls = [];
    change(null);
  }

  function start(task: BulkTask, earlier: readonly Call[]): void {
    const due = toCalls(task, source);
    calls = [...due, ...earlier];
    const nothing = { outcomes: [], files: [], answered: 0, unknown: [], unsent: [], failure: null };
    void send({ task, state: 'running', ...nothing }, due);
  }

  return {
    run: () => run,
    start: (task) => {
      if (run !== null && run.state !== 'ended') return false;
      start(task.check === undefined ? task : { ...task, send: task.check, checks: task }, []);
      return true;
    },
    confirm: (items, leftOut) => {
      const checks = run?.state === 'ended' ? run.task.checks : undefined;
      if (checks === undefined) return;
      const all = [...(checks.leftOut ?? []), ...leftOut];
      start({ ...checks, items, ...(all.length === 0 ? {} : { leftOut: all }) }, []);
    },
    stop: () => {
      if (run?.state === 'running') change({ ...run, state: 'stopping' });
      else if (run?.state === 'interrupted') end({ ...run, state: 'ended' });
    },
    resume: () => {
      if (run === null || calls.length === 0 || (run.state !== 'interrupted' && run.state !== 'ended'))
        return;
      const items = [...new Set([...run.task.items, ...itemsIn(calls)])];
      void send({ ...run, task: { ...run.task, items }, state: 'running', failure: null }, calls);
    },
    retry: (items, how) => {
      if (run?.state === 'ended') start({ ...run.task, items, send: how ?? run.task.send }, calls);
    },
    dismiss: () => {
      if (run?.state === 'ended') clear();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function toCalls({ items, batchSize }: BulkTask, { newKey, now }: CallSource): Call[] {
  const clickedAt = now().toISOString();
  return Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) => ({
    items: items.slice(index * batchSize, (index + 1) * batchSize),
    idempotencyKey: newKey(),
    clickedAt,
    isLost: false,
  }));
}

function itemsIn(calls: readonly Call[]): readonly SelectedConsignment[] {
  return calls.flatMap(({ items }) => items);
}

function hasWarnings({ outcomes }: BulkRun): boolean {
  return outcomes.some(({ messages }) => messages.some(({ severityName }) => severityName === 'Warning'));
}
