import type { ReactNode } from 'react';

import classes from './DataTable.module.css';
import { linkEvents } from './row-events.js';
import type { RowLink } from './types.js';

interface Props<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly renderCard: (row: Row) => ReactNode;
  readonly link: RowLink<Row> | null;
}

/** The table below 640 px: each row is a card, a link where it can be opened. */
export function CardList<Row>({ label, rows, rowId, renderCard, link }: Props<Row>): ReactNode {
  return (
    <ul className={classes.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={rowId(row)}>
          {link === null ? (
            <div className={classes.card}>{renderCard(row)}</div>
          ) : (
            <a href={link.href(row)} className={classes.card} {...linkEvents(row, link)}>
              {renderCard(row)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
