import { importColumns, type ImportProblem } from '@consign/domain/import-csv';
import { below768, typography, useMedia } from '@consign/ui';
import { useEventListener } from '@mantine/hooks';
import { useMemo, useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';

import { problemText } from '../problem-text.js';
import { GridTable } from './GridTable.js';
import { GridToolbar } from './GridToolbar.js';
import classes from './ImportGrid.module.css';
import { ProblemGroups } from './ProblemGroups.js';
import { ProblemList } from './ProblemList.js';
import { describeCell, findNextProblem, previewProblem, replaceAll } from './grid-problems.js';
import { useGridCursor } from './use-grid-cursor.js';
import { useGrid, type GridSource } from './use-grid.js';

interface Props extends GridSource {
  /** Whether fixing the rows is the only step left. */
  readonly isNextFilled?: boolean;
}

/** The rows of an import, with their problems fixed in place (IMPT-22). On a phone, the problems alone. */
export function ImportGrid({ isNextFilled = false, ...props }: Props): ReactNode {
  const grid = useGrid(props);
  const cursor = useGridCursor();
  const isSmall = useMedia(below768);
  /** The rows that had problems when the filter was set: they stay where they are once they are fixed. */
  const [filter, setFilter] = useState<ReadonlySet<number> | null>(null);
  const { rows, undo, redo } = grid.state;
  const { problems, summary } = grid;
  const shown = useMemo(() => {
    const indexes = [...rows.keys()];
    return filter === null
      ? indexes
      : indexes.filter((index) => {
          const number = rows[index]?.row ?? 0;
          return filter.has(number) || summary?.rows.has(number) === true;
        });
  }, [rows, filter, summary]);
  const groups = summary?.groups ?? [];

  const position = Math.min(cursor.place.position, Math.max(0, shown.length - 1));
  const place = { ...cursor.place, position };
  const index = shown[position] ?? -1;
  const row = rows[index];
  const column = importColumns[place.column]?.key ?? 'chargeAccount';
  const found = row === undefined ? [] : (problems.get(row.row) ?? []);
  const problem =
    cursor.draft === null
      ? (found.find((each) => each.column === column) ?? found.find((each) => each.column === null) ?? null)
      : previewProblem(rows, { index, column, value: cursor.draft }, grid.validator);

  const goToProblem = (step: 1 | -1): void => {
    const next = findNextProblem(rows, problems, { index, column }, step);
    if (next === null) return;
    cursor.moveTo({
      position: shown.indexOf(next.index),
      column: importColumns.findIndex(({ key }) => key === next.column),
    });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isInField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    const key = event.key.toLowerCase();
    const isCommand = event.ctrlKey || event.metaKey;
    if (key === 'f8') goToProblem(event.shiftKey ? -1 : 1);
    else if (isCommand && !isInField && (key === 'y' || (key === 'z' && event.shiftKey))) grid.redo();
    else if (isCommand && !isInField && key === 'z') grid.undo();
    else return;
    event.preventDefault();
  };
  const root = useEventListener('keydown', onKeyDown);

  return (
    <section ref={root} aria-label="Rows to fix" className={classes.root}>
      <GridToolbar
        summary={summary}
        isBusy={grid.isBusy}
        isNextFilled={isNextFilled}
        canUndo={undo.length > 0}
        canRedo={redo.length > 0}
        onUndo={grid.undo}
        onRedo={grid.redo}
        onNext={
          isSmall
            ? null
            : () => {
                goToProblem(1);
              }
        }
        isFiltered={filter !== null}
        onFilter={(isFiltered) => {
          setFilter(isFiltered ? (summary?.rows ?? new Set()) : null);
          cursor.reset();
        }}
      />
      {groups.length > 0 && !isSmall && (
        <ProblemGroups
          groups={groups}
          context={props.context}
          onReplace={(group, value) => {
            grid.edit(replaceAll(rows, group, value));
          }}
        />
      )}
      {isSmall ? (
        <ProblemList rows={rows} groups={groups} onEdit={grid.edit} />
      ) : (
        <>
          <GridTable
            grid={grid}
            shown={shown}
            isFiltered={filter !== null}
            cursor={{ ...cursor, place, isDraftInvalid: cursor.draft !== null && problem !== null }}
          />
          <CellDetails
            name={row === undefined ? 'No row' : describeCell(row.row, column)}
            problem={problem}
            onUse={(value) => {
              grid.edit([{ index, column: problem?.column ?? column, value }]);
              cursor.endEdit();
            }}
          />
          <p className={typography.hint}>
            Arrow keys move, Enter edits, Escape leaves a cell as it was, Ctrl+V pastes from a spreadsheet,
            Ctrl+Z undoes, Ctrl+Y redoes, F8 goes to the next problem and Shift+F8 to the previous.
          </p>
        </>
      )}
    </section>
  );
}

interface CellDetailsProps {
  /** 'Row 5, Sender Site' */
  readonly name: string;
  readonly problem: ImportProblem | null;
  readonly onUse: (value: string) => void;
}

/** The problems of the active cell, also while typing, and the values that would fix them. */
function CellDetails({ name, problem, onUse }: CellDetailsProps): ReactNode {
  return (
    <div className={classes.details}>
      <output className={problem === null ? undefined : typography.error}>
        {problem === null ? name : `${name}: ${problemText(problem)}`}
      </output>
      {problem?.suggestions.map((value) => (
        <Button
          key={value}
          size="compact-sm"
          variant="default"
          // The field that is edited keeps the focus, so that it isn't saved first.
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            onUse(value);
          }}
        >
          {value === '' ? 'Clear the cell' : `Use ${value}`}
        </Button>
      ))}
    </div>
  );
}
