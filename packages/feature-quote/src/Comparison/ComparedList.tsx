import type { ReactNode } from 'react';

import classes from './Comparison.module.css';
import { ComparedPrice } from './ComparedPrice.js';
import { formatShortDay } from './compared-rows.js';
import type { ComparedViewProps } from './view-props.js';

/** The comparison where a table would not fit: a list of days for each service type. */
export function ComparedList({ rows, isChosen, onOpen }: ComparedViewProps): ReactNode {
  return rows.map(({ code, name, cells }) => (
    <section key={code} className={classes.service} aria-labelledby={`compared-${code}`}>
      <h3 id={`compared-${code}`}>
        <bdi>{name}</bdi>
      </h3>
      <ul className={classes.days}>
        {cells.map((cell) =>
          cell.quote === null ? (
            <li key={cell.days[0]}>
              <span className={classes.day}>{formatDays(cell.days)}</span>
              <span className={classes.reason}>{cell.reason}</span>
            </li>
          ) : (
            <li key={cell.quote.pickupDate}>
              <span className={classes.day}>{formatShortDay(cell.quote.pickupDate)}</span>
              <ComparedPrice quote={cell.quote} isChosen={isChosen(cell.quote)} onOpen={onOpen} />
            </li>
          ),
        )}
      </ul>
    </section>
  ));
}

function formatDays(days: readonly string[]): string {
  const [first = ''] = days;
  const last = days.at(-1) ?? first;
  return first === last ? formatShortDay(first) : `${formatShortDay(first)} to ${formatShortDay(last)}`;
}
