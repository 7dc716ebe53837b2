import type { ImportedConsignment } from '@consign/domain/import-csv';
import {
  consignmentKeys,
  findApiError,
  importCalls,
  importQueries,
  findImportedBefore,
} from '@consign/queries';
import { useClient } from '@consign/session';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import { toIdempotencyKey, type Identity } from '../core/identity.js';
import { MAX_CONTENT_LENGTH, packSession } from '../core/session-content.js';
import {
  createImportRunner,
  type ImportRun,
  type ImportRunner,
  type CallAnswer,
} from '../runner/import-runner.js';
import type { LoadedImport } from './loaded-import.js';
import { toOutcomeKey, type Creatable, type KnownOutcomes } from './plan.js';

interface Task {
  readonly consignment: ImportedConsignment;
  readonly identity: Identity;
}

/** Where the import is kept on the server. */
export interface KeptImport {
  readonly id: string;
  readonly revision: number;
}

/** The result of saving the import: nothing is created unless it was saved, or is too large to save. */
export type Keeping =
  | { readonly kind: 'kept'; readonly at: KeptImport }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'failed'; readonly text: string };

export interface ImportRunning {
  readonly runner: ImportRunner | null;
  readonly run: ImportRun | null;
  /** The outcomes of ended and running calls of this page. */
  readonly known: KnownOutcomes;
  readonly start: (creatable: readonly Creatable[], fileName: string) => void;
  /** Forgets the outcomes, for another file. */
  readonly reset: () => void;
}

/** Runs the creates of an import while the screen is there (IMPT-20). */
export function useImportRun(): ImportRunning {
  const client = useClient();
  const cache = useQueryClient();
  const [runner, setRunner] = useState<ImportRunner | null>(null);
  const [earlier, setEarlier] = useState<KnownOutcomes>(new Map());
  const [tasks, setTasks] = useState<readonly Task[]>([]);
  const run = useSyncExternalStore(runner?.subscribe ?? neverChanges, runner?.run ?? noRun);
  // Nothing more is sent once the screen is gone.
  useEffect(() => () => runner?.stop(), [runner]);
  const isEnded = run === null || run.state === 'complete' || run.state === 'stopped';
  useEffect(() => {
    if (isEnded) void cache.invalidateQueries({ queryKey: consignmentKeys.lists });
  }, [isEnded, cache]);

  const outcomes = run?.outcomes;
  const known = useMemo(() => {
    const all = new Map(earlier);
    tasks.forEach(({ identity }, index) => {
      const outcome = outcomes?.[index];
      if (outcome !== undefined) all.set(toOutcomeKey(identity), outcome);
    });
    return all;
  }, [earlier, tasks, outcomes]);

  const start = (creatable: readonly Creatable[], fileName: string) => {
    const { create } = importCalls(client);
    setEarlier(known);
    setTasks(creatable);
    const next = createImportRunner<Task>({
      tasks: creatable.map((body) => ({ body, idempotencyKey: toIdempotencyKey(body.identity) })),
      send: async ({ body: { consignment, identity }, idempotencyKey }) => {
        try {
          const call = { body: consignment, idempotencyKey, fileName, ...identity };
          // Never aborted: a call on its way is waited for.
          return { kind: 'created', reference: await create(call, new AbortController().signal) };
        } catch (error) {
          return toCallAnswer(error);
        }
      },
      wait: waitFor,
    });
    setRunner(next);
    next.start();
  };
  const reset = useCallback(() => {
    setTasks([]);
    setEarlier(new Map());
    setRunner(null);
  }, []);
  return { runner, run, known, start, reset };
}

const neverChanges = () => () => undefined;
const noRun = () => null;

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Keeps imports on the server, to continue them (IMPT-19). */
export function useKeeping(): {
  readonly keep: (loaded: LoadedImport, at: KeptImport | null) => Promise<Keeping>;
  readonly forget: (id: string) => Promise<void>;
} {
  const client = useClient();
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: importQueries(client).sessions().queryKey });
  return {
    keep: async (loaded, at) => {
      const content = await packSession(loaded);
      if (content.length > MAX_CONTENT_LENGTH) return { kind: 'too-large' };
      const id = at?.id ?? crypto.randomUUID();
      try {
        const { revision } = await importCalls(client).save(id, {
          fileName: loaded.fileName.slice(0, 256),
          rowCount: loaded.rows.length,
          consignmentCount: loaded.groups.length,
          content,
          revision: at?.revision ?? null,
        });
        void refresh();
        return { kind: 'kept', at: { id, revision } };
      } catch (error) {
        return { kind: 'failed', text: findApiError(error)?.message ?? String(error) };
      }
    },
    forget: async (id) => {
      await importCalls(client).remove(id);
      await refresh();
    },
  };
}

/** Shown where the server sends no message (IMPT-09). */
const unknownError = 'Unknown error occurred';

/** Seconds to wait where a busy server does not say how long. */
const usualWait = 5;

const isBusy = (status: number) => status === 429 || status === 503;
/** Of a gateway: the call may have been carried out. */
const isGateway = (status: number) => status === 502 || status === 504;

/** The consequence of a failed create call for the import (IMPT-09, IMPT-20). */
export function toCallAnswer(error: unknown): CallAnswer {
  const before = findImportedBefore(error);
  if (before !== undefined) return { kind: 'existing', reference: before.reference };
  const failure = findApiError(error);
  if (failure === null) return { kind: 'failed', title: unknownError, texts: [], places: {} };
  const { status, retryAfter } = failure;
  if (status === 401) return { kind: 'signed-out' };
  if (isBusy(status)) return { kind: 'wait', seconds: retryAfter ?? usualWait };
  // A call with the same key is still being carried out.
  if (status === 409 && retryAfter !== null) return { kind: 'wait', seconds: retryAfter };
  if (failure.isNoResponse || isGateway(status)) return { kind: 'lost' };
  const texts = [...new Set(Object.values(failure.errors).flat())];
  // A string error is shown as given (ERR-08); markup of a gateway is not the message.
  const given = failure.body === failure.message ? failure.message : null;
  return { kind: 'failed', title: failure.title ?? given ?? unknownError, texts, places: failure.errors };
}
