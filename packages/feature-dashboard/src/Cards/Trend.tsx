import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './Figures.module.css';

interface Props {
  /** Percent, to one decimal; null without a previous figure (DASH-22). */
  readonly percent: number | null;
  /** What a figure that went up or down is: 'slower', 'faster'. */
  readonly words: { readonly up: string; readonly down: string };
  /** Where neither way is better, no colour says so. */
  readonly better: 'down' | null;
}

/** How a figure compares with the previous period, in words beside its arrow. */
export function Trend({ percent, words, better }: Props): ReactNode {
  if (percent === null) return <p className={classes.trend}>No previous figures to compare with</p>;
  if (percent === 0) {
    return (
      <p className={classes.trend}>
        <IconArrowRight size={18} aria-hidden />
        The same as in the previous period
      </p>
    );
  }
  const way = percent > 0 ? 'up' : 'down';
  const Arrow = percent > 0 ? IconArrowUpRight : IconArrowDownRight;
  const tone = better === null ? undefined : way === better ? 'better' : 'worse';
  return (
    <p className={classes.trend} data-tone={tone}>
      <Arrow size={18} aria-hidden />
      {`${Math.abs(percent).toFixed(1)}% ${words[way]} than the previous period`}
    </p>
  );
}
