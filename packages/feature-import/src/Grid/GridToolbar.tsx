import { formatCount } from '@consign/domain';
import { layout } from '@consign/ui';
import { Button, Checkbox } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconArrowNarrowDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import type { ProblemSummary } from './grid-problems.js';
import classes from './ImportGrid.module.css';

interface Props {
  /** Null while the problems are not yet counted. */
  readonly summary: ProblemSummary | null;
  /** Whether a change of many rows is still worked on. */
  readonly isBusy: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** Null where there is no grid to move in. */
  readonly onNext: (() => void) | null;
  readonly isNextFilled: boolean;
  readonly isFiltered: boolean;
  readonly onFilter: (isFiltered: boolean) => void;
}

/** How many problems are left, and what works on the grid as a whole. */
export function GridToolbar(props: Props): ReactNode {
  const { summary, isBusy, canUndo, canRedo, onUndo, onRedo, onNext, isNextFilled, isFiltered, onFilter } =
    props;
  return (
    <div className={classes.toolbar}>
      <output className={classes.summary}>
        {isBusy || summary === null ? 'Checking the rows …' : describe(summary)}
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
            variant={isNextFilled && summary?.count !== 0 ? 'filled' : 'default'}
            aria-keyshortcuts="F8"
            disabled={summary?.count === 0}
            leftSection={<IconArrowNarrowDown size={16} aria-hidden />}
            onClick={onNext}
          >
            Next problem (F8)
          </Button>
        </>
      )}
      <div className={layout.row}>
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
    </div>
  );
}

function describe({ count, rows }: ProblemSummary): string {
  return count === 0
    ? 'No problems left'
    : `${formatCount(count, 'problem')} in ${formatCount(rows.size, 'row')}`;
}
