import { formatCount } from '@consign/domain';
import type { ReactNode } from 'react';

import classes from './BulkResult.module.css';
import { RefusedList, type Refusal } from './RefusedList.js';

interface Props {
  readonly refused: readonly Refusal[];
  /** The action has run. */
  readonly isDone?: boolean | undefined;
}

/** The selected consignments that an action leaves out, and why (BULK-28). */
export function LeftOut({ refused, isDone = false }: Props): ReactNode {
  if (refused.length === 0) return null;
  return (
    <>
      <p className={classes.remaining}>{isDone ? describeDone(refused.length) : describe(refused.length)}</p>
      <RefusedList label="Left out" refused={refused} />
    </>
  );
}

function describe(count: number): string {
  return `${formatCount(count)} of the selection will be left out:`;
}

function describeDone(count: number): string {
  return count === 1
    ? "1 was left out and hasn't changed:"
    : `${formatCount(count)} were left out and haven't changed:`;
}
