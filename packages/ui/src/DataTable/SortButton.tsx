import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './DataTable.module.css';
import type { Sort } from './types.js';

interface Props {
  readonly column: string;
  readonly header: string;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
}

/** The header of a sortable column: the first click sorts ascending, the next reverses. */
export function SortButton({ column, header, sort, onSort }: Props): ReactNode {
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
