import type { ReactNode } from 'react';

import classes from './DataTable.module.css';
import { linkEvents } from './row-events.js';
import type { RowLink } from './types.js';

interface Props<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly renderCard: (row: Row) => ReactNode;
  readonly link: RowLink<Row>;
}

/** The table below 640 px: each row is a card that is a link. */
export function CardList<Row>({ label, rows, rowId, renderCard, link }: Props<Row>): ReactNode {
  return (
    <ul className={classes.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={rowId(row)}>
          <a href={link.href(row)} className={classes.card} {...linkEvents(row, link)}>
            {renderCard(row)}
          </a>
        </li>
      ))}
    </ul>
  );
}
