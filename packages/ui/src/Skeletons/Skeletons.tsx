import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';

import classes from './Skeletons.module.css';

interface BusyProps {
  /** Announced to screen readers: 'Loading consignments'. */
  readonly label: string;
  readonly children: ReactNode;
}

function Busy({ label, children }: BusyProps): ReactNode {
  return (
    <div aria-busy="true">
      <VisuallyHidden component="output">{label}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  );
}

function times(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

interface TableSkeletonProps {
  readonly label: string;
  readonly rows: number;
  readonly columns: number;
}

/**
 * The skeleton of a table, in the height of its rows; of two-line cards below 640 px. Plain elements that pulse together:
 * a list begins with 160 of them, and each of Mantine's would be animated in a layer of its own.
 */
export function TableSkeleton({ label, rows, columns }: TableSkeletonProps): ReactNode {
  return (
    <Busy label={label}>
      <div className={classes.table} style={{ '--columns': columns } as CSSProperties}>
        <div className={classes.bars}>
          {times(rows).map((row) => (
            <div key={row} className={classes.row}>
              {times(columns).map((column) => (
                <div
                  key={column}
                  className={classes.bar}
                  style={{ width: `${45 + ((row * 3 + column * 5) % 4) * 12}%` }}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </Busy>
  );
}

interface CardSkeletonProps {
  readonly label: string;
  /** The number of fields in each card. */
  readonly cards: readonly number[];
}

/** The skeleton of a form: cards with fields. */
export function CardSkeleton({ label, cards }: CardSkeletonProps): ReactNode {
  return (
    <Busy label={label}>
      {cards.map((fields, card) => (
        // eslint-disable-next-line react/no-array-index-key -- the shapes have no other identity and never move
        <div key={card} className={classes.card}>
          <div className={classes.bars}>
            <div className={classes.title} />
            <div className={classes.fields}>
              {times(fields).map((field) => (
                <div key={field}>
                  <div className={classes.label} />
                  <div className={classes.field} />
                </div>
              ))}
            </div>
          </div>
        </div>
      ))}
    </Busy>
  );
}
