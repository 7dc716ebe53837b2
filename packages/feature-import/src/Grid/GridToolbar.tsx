import { formatCount } from '@consign/domain';
import { Button, Checkbox } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconArrowNarrowDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import type { ProblemsByRow } from './grid-problems.js';
import classes from './ImportGrid.module.css';

interface Props {
  readonly problems: ProblemsByRow;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** Null where there is no grid to move in. */
  readonly onNext: (() => void) | null;
  readonly isFiltered: boolean;
  readonly onFilter: (isFiltered: boolean) => void;
}

/** How many problems are left, and what works on the grid as a whole. */
export function GridToolbar(props: Props): ReactNode {
  const { problems, canUndo, canRedo, onUndo, onRedo, onNext, isFiltered, onFilter } = props;
  const count = [...problems.values()].reduce((sum, list) => sum + list.length, 0);
  return (
    <div className={classes.toolbar}>
      <output className={classes.summary}>
        {count === 0 ? 'No problems left' : `${plural(count, 'problem')} in ${plural(problems.size, 'row')}`}
      </output>
      {onNext !== null && (
        <>
          <Checkbox
            label="Only rows with problems"
            checked={isFiltered}
            onChange={(event) => {
              onFilter(event.currentTarget.checked);
            }}
          />
          <Button
            variant="default"
            aria-keyshortcuts="F8"
            disabled={count === 0}
            leftSection={<IconArrowNarrowDown size={16} aria-hidden />}
            onClick={onNext}
          >
            Next problem (F8)
          </Button>
        </>
      )}
      <Button
        variant="default"
        aria-keyshortcuts="Control+Z"
        disabled={!canUndo}
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        onClick={onUndo}
      >
        Undo
      </Button>
      <Button
        variant="default"
        aria-keyshortcuts="Control+Y"
        disabled={!canRedo}
        leftSection={<IconArrowForwardUp size={16} aria-hidden />}
        onClick={onRedo}
      >
        Redo
      </Button>
    </div>
  );
}

function plural(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
