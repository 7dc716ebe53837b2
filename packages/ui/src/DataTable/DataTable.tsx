import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

import { below640, useMedia } from '../media/use-media.js';
import { FailedQuery, type FailedQueryProps } from '../FailedState/FailedState.js';
import { TableSkeleton } from '../Skeletons/Skeletons.js';
import classes from './DataTable.module.css';
import { linkEvents } from './TableRow.js';
import { WideTable } from './WideTable.js';
import type { TableProps, RowLink } from './types.js';

/** A table without them shows all rows, in the order given. */
type Paging = 'total' | 'firstRow' | 'sort' | 'onSort';

interface Props<Row> extends Omit<TableProps<Row>, 'rows' | Paging>, Partial<Pick<TableProps<Row>, Paging>> {
  /** Null until the first response. */
  readonly rows: readonly Row[] | null;
  /** Another page is loading; the previous one is still shown. */
  readonly busy?: boolean | undefined;
  /** Shown in place of a table without rows. */
  readonly empty?: ReactNode;
  /** The query of the rows, and what to say if it fails before there are any. */
  readonly failure?: FailedQueryProps | undefined;
}

const skeletonRows = 8;
const noSort = (): void => undefined;

/** A page of rows. */
export function DataTable<Row extends object>(props: Props<Row>): ReactNode {
  const { rows, busy = false, empty, failure } = props;
  if (rows === null) {
    if (failure !== undefined && failure.query.error !== null) return <FailedQuery {...failure} />;
    const label = `Loading ${props.label.toLowerCase()}`;
    return <TableSkeleton label={label} rows={skeletonRows} columns={Math.min(props.columns.length, 6)} />;
  }
  if (rows.length === 0 && empty !== undefined) return empty;
  return (
    <div className={classes.root} aria-busy={busy} data-busy={busy || undefined}>
      <Rows total={rows.length} firstRow={1} sort={null} onSort={noSort} {...props} rows={rows} />
    </div>
  );
}

function Rows<Row extends object>(props: TableProps<Row>): ReactNode {
  const small = useMedia(below640);
  return small ? <CardList {...props} /> : <WideTable {...props} />;
}

interface CardListProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly renderCard: (row: Row) => ReactNode;
  readonly link: RowLink<Row> | null;
  readonly initialFocus?: string | null | undefined;
}

/** The table below 640 px: each row is a card, a link where it can be opened. */
function CardList<Row>(props: CardListProps<Row>): ReactNode {
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
