import { importColumns, type ImportProblem, type ImportRow } from '@consign/domain/import-csv';
import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { memo, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

import { problemText } from '../problem-text.js';
import classes from './ImportGrid.module.css';

interface Props {
  readonly row: ImportRow;
  /** Among the rows shown. */
  readonly position: number;
  /** Whether a consignment begins here. */
  readonly isFirst: boolean;
  readonly problems: readonly ImportProblem[] | undefined;
  /** The column of the active cell; null in every other row. */
  readonly activeColumn: number | null;
  /** In the place of the active cell while it is edited. */
  readonly editor: ReactNode;
}

/** The id of a cell's element. */
export function cellId(row: number, column: number): string {
  return `import-cell-${row}-${column}`;
}

/** A row of the grid. */
export const GridRow = memo(function GridRow({
  row,
  position,
  isFirst,
  problems,
  activeColumn,
  editor,
}: Props): ReactNode {
  const ofRow = problems?.find(({ column }) => column === null);
  return (
    <tr aria-rowindex={position + 2} className={classes.row} data-first={isFirst || undefined}>
      <th scope="row" aria-colindex={1} className={classes.rowHeader} title={ofRow?.message}>
        {row.row}
        {ofRow !== undefined && (
          <>
            <IconAlertTriangle size={14} aria-hidden className={classes.mark} />
            <VisuallyHidden>{ofRow.message}</VisuallyHidden>
          </>
        )}
      </th>
      {importColumns.map(({ key }, column) => {
        const problem = problems?.find((each) => each.column === key);
        const isActive = activeColumn === column;
        return (
          <td
            key={key}
            id={cellId(row.row, column)}
            aria-colindex={column + 2}
            aria-invalid={problem === undefined ? undefined : true}
            tabIndex={isActive ? 0 : -1}
            className={classes.cell}
            data-column={column}
            data-position={position}
            data-active={isActive || undefined}
            title={problem === undefined ? undefined : problemText(problem)}
          >
            {isActive && editor !== null ? (
              editor
            ) : (
              <CellText text={row.cells[column] ?? ''} problem={problem} />
            )}
          </td>
        );
      })}
    </tr>
  );
});

interface CellTextProps {
  readonly text: string;
  readonly problem: ImportProblem | undefined;
}

function CellText({ text, problem }: CellTextProps): ReactNode {
  if (problem === undefined) return text;
  return (
    <>
      <IconAlertTriangle size={14} aria-hidden className={classes.mark} />
      {text}
      <VisuallyHidden>{`. ${problemText(problem)}`}</VisuallyHidden>
    </>
  );
}

interface CellEditorProps {
  readonly name: string;
  readonly value: string;
  readonly isInvalid: boolean;
  readonly onChange: (value: string) => void;
  /** Ends with the value, and where to go on. */
  readonly onCommit: (move: 'down' | 'right' | 'left' | 'stay') => void;
  readonly onCancel: () => void;
}

/** The field in the place of a cell. Enter, Tab and leaving it save; Escape doesn't; Alt+Enter starts a line. */
export function CellEditor({
  name,
  value,
  isInvalid,
  onChange,
  onCommit,
  onCancel,
}: CellEditorProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const end = field.current?.value.length ?? 0;
    field.current?.focus();
    field.current?.setSelectionRange(end, end);
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onCancel();
    } else if (event.key === 'Tab') {
      event.preventDefault();
      onCommit(event.shiftKey ? 'left' : 'right');
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (event.altKey) onChange(`${value}\n`);
      else onCommit('down');
    }
  };
  return (
    <textarea
      ref={field}
      rows={1}
      className={classes.editor}
      aria-label={name}
      aria-invalid={isInvalid || undefined}
      value={value}
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
      onKeyDown={onKeyDown}
      onPaste={(event) => {
        event.stopPropagation();
      }}
      onBlur={() => {
        onCommit('stay');
      }}
    />
  );
}
