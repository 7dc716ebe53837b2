import {
  createImportValidator,
  type ImportContext,
  type ImportGroup,
  type ImportProblem,
  type ImportRow,
} from '@consign/domain/import-csv';
import { useCallback, useEffect, useMemo, useRef, useState, useLayoutEffect } from 'react';

import {
  indexProblems,
  summariseProblems,
  type ProblemsByRow,
  type ProblemSummary,
} from './grid-problems.js';
import {
  reduceGrid,
  runInSlices,
  startGrid,
  type CellEdit,
  type GridAction,
  type GridState,
  type Slices,
} from './grid-state.js';

/** The initial rows of the grid, and its callbacks. */
export interface GridSource {
  /** Read once: give the grid another key for another file. */
  readonly rows: readonly ImportRow[];
  /** The groups of the rows, in their order. */
  readonly groups: readonly ImportGroup[];
  readonly context: ImportContext;
  /** The values of the rows that the server refused, or is certain to refuse. */
  readonly refused?: readonly ImportProblem[];
  /** After every change, with all rows. */
  readonly onChange: (rows: readonly ImportRow[], groups: readonly ImportGroup[]) => void;
  /** Whether a change of many rows is still worked on. */
  readonly onBusyChange?: (isBusy: boolean) => void;
}

export interface Grid {
  readonly state: GridState;
  readonly problems: ProblemsByRow;
  /** The summary of the rows, at most a moment old. Null before the first. */
  readonly summary: ProblemSummary | null;
  /** Whether a change of many rows is still worked on. */
  readonly isBusy: boolean;
  readonly validator: ReturnType<typeof createImportValidator>;
  readonly edit: (cells: Iterable<CellEdit>) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The rows of the grid and what changes them. */
export function useGrid({ rows, groups, context, refused, onChange, onBusyChange }: GridSource): Grid {
  const validator = useMemo(() => createImportValidator(context), [context]);
  const [state, setState] = useState(() => startGrid(rows, groups, validator));
  const [isBusy, setBusy] = useState(false);
  // Two changes may come before the next render, or while one of many rows is worked on.
  const latest = useRef(state);
  const waiting = useRef<GridAction[]>([]);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const tell = (next: boolean): void => {
    setBusy(next);
    onBusyChange?.(next);
  };
  const work = (): void => {
    const [action] = waiting.current;
    if (action === undefined) return;
    stop.current = runInSlices(reduceGrid(latest.current, action, validator), (next) => {
      waiting.current = waiting.current.slice(1);
      if (waiting.current.length === 0) tell(false);
      if (next !== latest.current) {
        latest.current = next;
        setState(next);
        onChange(
          next.rows,
          next.groups.map(({ group }) => group),
        );
      }
      work();
    });
  };
  const dispatch = (action: GridAction): void => {
    waiting.current = [...waiting.current, action];
    if (waiting.current.length > 1) return;
    work();
    if (waiting.current.length > 0) tell(true);
  };
  const problems = useMemo(() => indexProblems(state.groups, refused), [state.groups, refused]);
  const summarise = useCallback(() => summariseProblems(state.groups, refused), [state.groups, refused]);
  return {
    state,
    problems,
    summary: useSliced(summarise),
    isBusy,
    validator,
    edit: (cells) => {
      dispatch({ type: 'edit', cells });
    },
    undo: () => {
      dispatch({ type: 'undo' });
    },
    redo: () => {
      dispatch({ type: 'redo' });
    },
  };
}

/** The last result of work in slices; null before the first. Another `work` runs again. */
function useSliced<T>(work: () => Slices<T>): T | null {
  const [result, setResult] = useState<{ readonly of: T } | null>(null);
  // Before the page is drawn: the result of short work is never late.
  useLayoutEffect(() => runInSlices(work(), (of) => setResult({ of })), [work]);
  return result === null ? null : result.of;
}
