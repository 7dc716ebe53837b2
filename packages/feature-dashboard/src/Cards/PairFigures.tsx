import { previousPeriod } from '@consign/domain/reports';
import type { DayRange } from '@consign/domain/dates';
import type { ReactNode } from 'react';

import { Swatch } from '../Charts/Fills.js';
import classes from './Figures.module.css';
import { formatDays } from './figures.js';

interface Props {
  readonly days: DayRange;
  /** As text; null without a figure. */
  readonly current: string | null;
  readonly previous: string | null;
  /** Between the figure and the previous one. */
  readonly children?: ReactNode;
}

/** The figure of the period beside the one of the previous period, which is named by its days (DASH-22). */
export function PairFigures({ days, current, previous, children }: Props): ReactNode {
  return (
    <div className={classes.pair}>
      <div>
        <p className={classes.name}>
          <Swatch fill="current" />
          {formatDays(days)}
        </p>
        <p className={classes.figure}>{current ?? 'None'}</p>
      </div>
      {children}
      <p className={classes.name}>
        <Swatch fill="previous" />
        {`Previous period, ${formatDays(previousPeriod(days))}: `}
        <strong>{previous ?? 'none'}</strong>
      </p>
    </div>
  );
}
