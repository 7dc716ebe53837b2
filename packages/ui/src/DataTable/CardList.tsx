import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';

import classes from './DataTable.module.css';
import { linkEvents } from './TableRow.js';
import type { RowLink } from './types.js';

interface Props<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly renderCard: (row: Row) => ReactNode;
  readonly link: RowLink<Row> | null;
  readonly initialFocus?: string | null | undefined;
}

/** The table below 640 px: each row is a card, a link where it can be opened. */
export function CardList<Row>(props: Props<Row>): ReactNode {
  const { label, rows, rowId, renderCard, link, initialFocus = null } = props;
  const list = useRef<HTMLUListElement>(null);
  const focusInitial = useEffectEvent(() => {
    if (initialFocus === null || document.activeElement?.contains(list.current) !== true) return;
    const index = rows.findIndex((row) => rowId(row) === initialFocus);
    list.current?.children[index]?.querySelector('a')?.focus();
  });
  useEffect(() => {
    focusInitial();
  }, []);
  return (
    <ul ref={list} className={classes.cards} aria-label={label}>
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
