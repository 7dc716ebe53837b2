import type { Day } from '@consign/domain/dates';
import { formatDate } from '@consign/domain/dates';
import type { ReactNode } from 'react';

import classes from './pictures.module.css';

/** A day of the period, and the same day of the previous period. */
export interface PairPoint {
  /** On the axis: DD/MM. */
  readonly label: string;
  readonly day: Day | null;
  readonly current: number;
  readonly previousDay: Day | null;
  readonly previous: number;
}

interface Props {
  readonly point: PairPoint | undefined;
  readonly format: (value: number) => string;
}

/** The point under the pointer. */
export function PairTip({ point, format }: Props): ReactNode {
  if (point === undefined) return null;
  return (
    <div className={classes.tip}>
      {point.day !== null && (
        <div>
          {formatDate(point.day)}: <strong>{format(point.current)}</strong>
        </div>
      )}
      {point.previousDay !== null && (
        <div>
          {formatDate(point.previousDay)}: {format(point.previous)}
        </div>
      )}
    </div>
  );
}
