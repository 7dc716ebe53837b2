import type { Day } from '@consign/domain';
import type { ReactNode } from 'react';

import type { Month } from './month-days.js';

/** What a calendar shows of one day. */
export interface MonthDay {
  /** In the cell, below the number: a few words. */
  readonly content: ReactNode;
  /**
   * Read after the date, and shown while the day has the focus and isn't chosen: '3 slots, 12 places' or 'Closed: Labour
   * Day'.
   */
  readonly description: string;
  /** Whether it can be chosen. A closed day has the focus too, so that its reason can be read. */
  readonly isOpen: boolean;
}

export interface MonthCalendarProps {
  /** What the calendar is of, for screen readers. */
  readonly label: string;
  /** 'YYYY-MM' */
  readonly month: Month;
  readonly onMonthChange: (month: Month) => void;
  /** The first and the last month that can be shown, 'YYYY-MM', both inclusive. */
  readonly earliest?: Month | undefined;
  readonly latest?: Month | undefined;
  /** The grid leaves out weeks that end before this day. */
  readonly firstDay?: Day | undefined;
  /** Today in Pacific/Auckland, 'YYYY-MM-DD'. */
  readonly today: string;
  readonly selected: string | null;
  readonly onSelect: (day: string) => void;
  /** By 'YYYY-MM-DD'. The grid shows other days plain and closed; the list of a phone leaves them out. */
  readonly days: ReadonlyMap<string, MonthDay>;
  /** The days are being loaded: the month stays usable. */
  readonly loading?: boolean | undefined;
  /** Instead of the list when the month has no day to show on a phone. */
  readonly emptyText: string;
  /** What the selected day offers: below the grid, or below its day in the list of a phone. */
  readonly children?: ReactNode;
}
