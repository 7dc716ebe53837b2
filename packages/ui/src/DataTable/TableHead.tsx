import { memo, type ReactNode } from 'react';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';

import { PageCheckbox } from './Checkboxes.js';
import classes from './DataTable.module.css';
import { gridRoles } from './TableRow.js';
import type { Selection } from './selection.js';
import type { DataColumn, Sort } from './types.js';

interface Props<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
  readonly store: Selection | undefined;
  readonly ids: readonly string[];
}

function Head<Row>({ columns, sort, onSort, store, ids }: Props<Row>): ReactNode {
  return (
    <div {...gridRoles.group} className={classes.headGroup}>
      <div {...gridRoles.row} aria-rowindex={1} className={classes.headRow}>
        {store !== undefined && (
          <div {...gridRoles.header} className={classes.checkCell}>
            <PageCheckbox store={store} ids={ids} />
          </div>
        )}
        {columns.map(({ id, header, align, sortable, isPinned }) => (
          <div
            key={id}
            {...gridRoles.header}
            className={classes.head}
            data-right={align === 'right' || undefined}
            data-pinned={isPinned}
            aria-sort={sortable === true ? toAriaSort(id, sort) : undefined}
          >
            {sortable === true ? (
              <SortButton column={id} header={header} sort={sort} onSort={onSort} />
            ) : (
              header
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

function toAriaSort(column: string, sort: Sort | null): 'none' | 'ascending' | 'descending' {
  if (sort?.column !== column) return 'none';
  return sort.direction === 'asc' ? 'ascending' : 'descending';
}

export const TableHead = memo(Head) as typeof Head;

interface SortButtonProps {
  readonly column: string;
  readonly header: string;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
}

/** The header of a sortable column: the first click sorts ascending, the next reverses. */
function SortButton({ column, header, sort, onSort }: SortButtonProps): ReactNode {
  const direction = sort?.column === column ? sort.direction : null;
  const Glyph = direction === null ? IconArrowsSort : direction === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <button
      type="button"
      className={classes.sort}
      data-sorted={direction !== null || undefined}
      onClick={() => onSort({ column, direction: direction === 'asc' ? 'desc' : 'asc' })}
    >
      {header}
      <Glyph size={14} aria-hidden />
    </button>
  );
}
