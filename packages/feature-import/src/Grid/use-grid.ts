import {
  createImportValidator,
  type ImportContext,
  type ImportGroup,
  type ImportProblem,
  type ImportRow,
} from '@consign/domain/import-csv';
import { useMemo, useRef, useState } from 'react';

import { indexProblems, type ProblemsByRow } from './grid-problems.js';
import { reduceGrid, startGrid, type CellEdit, type GridAction, type GridState } from './grid-state.js';

/** What the grid begins with and whom it tells. */
export interface GridSource {
  /** Read once: give the grid another key for another file. */
  readonly rows: readonly ImportRow[];
  /** What was found of the rows, in their order. */
  readonly groups: readonly ImportGroup[];
  readonly context: ImportContext;
  /** What the server refused, or is certain to refuse, of the rows as they are. */
  readonly refused?: readonly ImportProblem[];
  /** After every change, with all rows. */
  readonly onChange: (rows: readonly ImportRow[], groups: readonly ImportGroup[]) => void;
}

export interface Grid {
  readonly state: GridState;
  readonly problems: ProblemsByRow;
  readonly validator: ReturnType<typeof createImportValidator>;
  readonly edit: (cells: readonly CellEdit[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The rows of the grid and what changes them. */
export function useGrid({ rows, groups, context, refused, onChange }: GridSource): Grid {
  const validator = useMemo(() => createImportValidator(context), [context]);
  const [state, setState] = useState(() => startGrid(rows, groups, validator));
  // Two changes may come before the next render.
  const latest = useRef(state);
  const dispatch = (action: GridAction): void => {
    const next = reduceGrid(latest.current, action, validator);
    if (next === latest.current) return;
    latest.current = next;
    setState(next);
    onChange(
      next.rows,
      next.groups.map(({ group }) => group),
    );
  };
  const problems = useMemo(() => indexProblems(state.groups, refused), [state.groups, refused]);
  return {
    state,
    problems,
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
