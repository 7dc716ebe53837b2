import { previousPeriod } from '@consign/domain/reports';
import type { DayRange } from '@consign/domain/dates';
import { layout } from '@consign/ui';
import type { CSSProperties, ReactNode } from 'react';
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';

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

/** The figures of the period and the previous period, which is named by its days (DASH-22). */
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

/** The height of a picture below a pair of figures, in px. */
export const pictureHeight = 150;

/** Keeps the place of a picture before it loads. */
export function Picture({
  height,
  children,
}: {
  readonly height: number;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={classes.picture} style={{ '--picture-height': `${height}px` } as CSSProperties}>
      {children}
    </div>
  );
}

interface TrendProps {
  /** Percent, to one decimal; null without a previous figure (DASH-22). */
  readonly percent: number | null;
  /** The words for up and down: 'slower', 'faster'. */
  readonly words: { readonly up: string; readonly down: string };
  /** Where neither way is better, no colour says so. */
  readonly better: 'down' | null;
}

/** How a figure compares with the previous period, in words beside its arrow. */
export function Trend({ percent, words, better }: TrendProps): ReactNode {
  if (percent === null) return <p className={layout.withIcon}>No previous figures to compare with</p>;
  if (percent === 0) {
    return (
      <p className={layout.withIcon}>
        <IconArrowRight size={18} aria-hidden />
        The same as in the previous period
      </p>
    );
  }
  const way = percent > 0 ? 'up' : 'down';
  const Arrow = percent > 0 ? IconArrowUpRight : IconArrowDownRight;
  const tone = better === null ? undefined : way === better ? 'success' : 'error';
  return (
    <p className={layout.withIcon} data-tone={tone}>
      <Arrow size={18} aria-hidden />
      {`${Math.abs(percent).toFixed(1)}% ${words[way]} than the previous period`}
    </p>
  );
}
