import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import {
  isShown,
  moveColumn,
  orderColumns,
  showColumn,
  type ColumnChoice,
  type ColumnState,
} from './column-state.js';
import classes from './DataTable.module.css';

interface Props {
  readonly columns: readonly ColumnChoice[];
  readonly state: ColumnState | null;
  readonly onState: (state: ColumnState | null) => void;
}

type Direction = 'up' | 'down';

const arrows: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down' };

/** A checkbox and two arrow buttons for each column; Alt with an arrow key moves the column too. */
export function ColumnsPanel({ columns, state, onState }: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ id: string; control: string; message: string } | null>(null);
  const ordered = orderColumns(columns, state);

  useLayoutEffect(() => {
    // An element that is moved in the document loses the focus.
    if (moved === null) return;
    const item = list.current?.querySelector(`[data-column="${CSS.escape(moved.id)}"]`);
    const control = item?.querySelector<HTMLElement>(`[data-control="${moved.control}"]:not(:disabled)`);
    (control ?? item?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)'))?.focus();
  }, [moved]);

  const move = ({ id, header }: ColumnChoice, direction: Direction, control: string): void => {
    const next = moveColumn(columns, state, id, direction === 'up' ? -1 : 1);
    onState(next);
    setMoved({ id, control, message: `${header}, ${next.order.indexOf(id) + 1} of ${columns.length}` });
  };
  const onKeyDown = (event: KeyboardEvent, column: ColumnChoice): void => {
    const direction = event.altKey ? arrows[event.key] : undefined;
    if (direction === undefined) return;
    event.preventDefault();
    const control =
      event.target instanceof HTMLElement ? (event.target.dataset['control'] ?? 'show') : 'show';
    move(column, direction, control);
  };

  return (
    <>
      <ul ref={list} className={classes.columns} aria-label="Columns">
        {ordered.map((column, index) => (
          <li key={column.id} className={classes.column} data-column={column.id}>
            <label>
              <input
                type="checkbox"
                data-control="show"
                onKeyDown={(event) => onKeyDown(event, column)}
                checked={isShown(column, state)}
                disabled={column.isLink === true}
                onChange={(event) =>
                  onState(showColumn(columns, state, column.id, event.currentTarget.checked))
                }
              />
              {column.header}
            </label>
            <ActionIcon
              variant="subtle"
              color="gray"
              data-control="up"
              onKeyDown={(event) => onKeyDown(event, column)}
              aria-label={`Move ${column.header} up`}
              disabled={index === 0}
              onClick={() => move(column, 'up', 'up')}
            >
              <IconArrowUp size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              data-control="down"
              onKeyDown={(event) => onKeyDown(event, column)}
              aria-label={`Move ${column.header} down`}
              disabled={index === ordered.length - 1}
              onClick={() => move(column, 'down', 'down')}
            >
              <IconArrowDown size={16} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <div className={classes.columnsFoot}>
        <Button variant="subtle" size="xs" disabled={state === null} onClick={() => onState(null)}>
          Reset columns
        </Button>
      </div>
      <VisuallyHidden component="output">{moved?.message}</VisuallyHidden>
    </>
  );
}
