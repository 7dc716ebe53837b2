import type { ColumnNames, ImportContext } from '@consign/domain/import-csv';
import { importCalls } from '@consign/queries';
import { useClient } from '@consign/session';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { planAgain } from '../core/identity.js';
import { unpackSession } from '../core/session-content.js';
import type { ImportScreenProps } from '../import-screen-props.js';
import { readFile } from '../worker/read-file.js';
import { loadRows, hasErrors, type LoadedImport } from './loaded-import.js';
import { type Creatable, type PlannedGroup, isThere, listCreatable, planImport } from './plan.js';
import { useImportChecks } from './use-import-checks.js';
import { useImportRun, useKeeping, type ImportRunning, type KeptImport } from './use-import-run.js';

/** The specified states (IMPT-07). */
export type ImportPhase = 'pending' | 'error' | 'in-progress' | 'complete';

export interface ImportState {
  readonly phase: ImportPhase;
  readonly loaded: LoadedImport | null;
  /** Another for each file that is loaded. */
  readonly loadId: number;
  readonly isReading: boolean;
  /** The share of the file that has been read, from 0 to 1. */
  readonly readShare: number;
  readonly checks: ReturnType<typeof useImportChecks>;
  /** Null until the server has answered which exist. */
  readonly planned: readonly PlannedGroup[] | null;
  readonly creatable: readonly Creatable[];
  readonly running: ImportRunning;
  readonly isRunning: boolean;
  /** The message about saving the import; null for none. */
  readonly notice: { readonly text: string; readonly isError: boolean } | null;
  readonly kept: KeptImport | null;
  readonly load: (file: File) => void;
  /** Reads the file again with the meaning of these headings. */
  readonly reload: (columnNames: ColumnNames) => void;
  readonly openKept: (id: string) => void;
  /** Takes rows that were fixed. */
  readonly replaceRows: (next: Pick<LoadedImport, 'rows' | 'groups'>) => void;
  /** Whether a change of many rows is still worked on: nothing is created or kept meanwhile. */
  readonly isFixing: boolean;
  readonly setFixing: (isFixing: boolean) => void;
  readonly createAgain: () => void;
  /** Import: everything, or nothing if anything is wrong (IMPT-06). */
  readonly importAll: () => void;
  /** The good rows alone (IMPT-21). */
  readonly importGood: () => void;
  readonly keepForLater: () => void;
}

const tooLarge =
  'This import is too large to be kept, so it cannot be continued after this page is closed. Importing the same file again creates only what is missing.';

type Props = Pick<ImportScreenProps, 'sessionId' | 'onSessionChange' | 'makeWorker'> & {
  readonly context: ImportContext;
};

/** An import from its file to its end. */
export function useImport({ context, sessionId, onSessionChange, makeWorker }: Props): ImportState {
  const client = useClient();
  const [loaded, setLoaded] = useState<LoadedImport | null>(null);
  const [loadId, setLoadId] = useState(0);
  const [readShare, setReadShare] = useState<number | null>(null);
  const [kept, setKept] = useState<KeptImport | null>(null);
  const [notice, setNotice] = useState<ImportState['notice']>(null);
  const [isRefused, setRefused] = useState(false);
  const [isStarting, setStarting] = useState(false);
  const [isFixing, setFixing] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const reading = useRef<AbortController | null>(null);
  const running = useImportRun();
  const keeping = useKeeping();
  const checks = useImportChecks(loaded?.groups);
  const { checkAgain, digests, imported } = checks;
  const { run, known, reset } = running;
  const groups = loaded?.groups;
  const again = loaded?.again;
  const planned = useMemo(
    () => (groups && again ? planImport(groups, { digests, imported }, again, known) : null),
    [groups, again, digests, imported, known],
  );
  const creatable = useMemo(() => (planned === null ? [] : listCreatable(planned)), [planned]);
  const isRunning =
    isStarting || (run !== null && !['stopped', 'complete', 'paused', 'interrupted'].includes(run.state));

  const show = useCallback(
    (next: LoadedImport | null, at: KeptImport | null) => {
      reset();
      checkAgain();
      setRefused(false);
      setFixing(false);
      setNotice(null);
      setKept(at);
      setLoaded(next);
      setLoadId((last) => last + 1);
      setReadShare(null);
    },
    [reset, checkAgain],
  );

  const load = (next: File, columnNames = context.columnNames) => {
    setFile(next);
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    show(null, null);
    onSessionChange(null);
    setReadShare(0);
    void readFile(next, {
      context: { ...context, columnNames },
      signal,
      makeWorker,
      onProgress: setReadShare,
    }).then((read) => show({ ...read, fileName: next.name, again: new Map() }, null));
  };

  const openKept = useCallback(
    (id: string) => {
      reading.current?.abort();
      const { signal } = (reading.current = new AbortController());
      show(null, null);
      setReadShare(0);
      const open = async () => {
        const { content, fileName, revision } = await importCalls(client).read(id, signal);
        const session = await unpackSession(content);
        // Another file or import may have been opened meanwhile.
        if (signal.aborted) return;
        if (session === null) throw new Error('This import was kept by another release and cannot be read.');
        show(loadRows(session.rows, context, { fileName, again: session.again }), { id, revision });
        onSessionChange(id);
      };
      open().catch((error: unknown) => {
        if (signal.aborted) return;
        show(null, null);
        onSessionChange(null);
        const text = error instanceof Error ? error.message : String(error);
        setNotice({ text: `The import could not be opened. ${text}`, isError: true });
      });
    },
    [client, context, onSessionChange, show],
  );
  // The address of the page, once: later it follows the screen.
  const [addressed] = useState(sessionId);
  useEffect(() => {
    if (addressed !== null) openKept(addressed);
    return () => reading.current?.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the address that the page was opened with
  }, [addressed]);

  /** Keeps the import; false if it could not be, and nothing may be created. */
  const keep = async (of: LoadedImport): Promise<boolean> => {
    const answer = await keeping.keep(of, kept);
    if (answer.kind === 'failed') {
      const text = `The import could not be kept, so nothing was created. ${answer.text}`;
      setNotice({ text, isError: true });
      return false;
    }
    if (answer.kind === 'too-large') {
      setNotice({ text: tooLarge, isError: false });
      return true;
    }
    setKept(answer.at);
    onSessionChange(answer.at.id);
    return true;
  };

  const create = () => {
    if (loaded === null || creatable.length === 0 || isRunning) return;
    setRefused(false);
    setNotice(null);
    setStarting(true);
    void keep(loaded)
      .then((isKept) => (isKept ? running.start(creatable, loaded.fileName) : undefined))
      .finally(() => setStarting(false));
  };

  // There is nothing to continue once every consignment exists.
  const isDone = run?.state === 'complete' && planned !== null && planned.every(isThere);
  const keptId = kept?.id;
  useEffect(() => {
    if (!isDone || keptId === undefined) return;
    setKept(null);
    onSessionChange(null);
    // If this fails it stays in the list of kept imports, and goes after its 14 days.
    keeping.forget(keptId).catch(() => undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the import ends, not when a function is new
  }, [isDone, keptId]);

  return {
    phase: findPhase(),
    loaded,
    loadId,
    isReading: readShare !== null,
    readShare: readShare ?? 0,
    checks,
    planned,
    creatable,
    running,
    isRunning,
    notice,
    kept,
    load,
    reload: (columnNames) => {
      if (file !== null) load(file, { ...context.columnNames, ...columnNames });
    },
    openKept,
    replaceRows: (next) => {
      setRefused(false);
      setLoaded((last) => last && { ...last, ...next, fileProblem: null });
    },
    isFixing,
    setFixing,
    createAgain: () => {
      if (loaded !== null && checks.imported !== undefined) {
        setLoaded({ ...loaded, again: planAgain(checks.imported) });
      }
    },
    importAll: () => {
      if (loaded !== null && hasErrors(loaded)) setRefused(true);
      else create();
    },
    importGood: create,
    keepForLater: () => {
      if (loaded === null) return;
      setNotice(null);
      const isSaid = { text: 'The import is kept for 14 days.', isError: false };
      void keep(loaded).then((isKept) => (isKept ? setNotice((last) => last ?? isSaid) : undefined));
    },
  };

  function findPhase(): ImportPhase {
    if (isRefused) return 'error';
    if (run === null) return isStarting ? 'in-progress' : 'pending';
    return run.state === 'complete' || run.state === 'stopped' ? 'complete' : 'in-progress';
  }
}
