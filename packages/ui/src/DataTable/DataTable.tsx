import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';

import { FailedState } from '../FailedState/index.js';
import { TableSkeleton } from '../Skeletons/index.js';
import { CardList } from './CardList.js';
import type { ColumnState } from './column-state.js';
import classes from './DataTable.module.css';
import type { DataColumn, RowLink, RowSelection, Sort } from './types.js';
import { WideTable } from './WideTable.js';

export interface TableProps<Row> {
  /** Accessible name, such as 'Consignments'. */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Number of rows on all pages, and the position of this page's first row among them, from 1. */
  readonly total: number;
  readonly firstRow: number;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
  readonly link: RowLink<Row>;
  /** Renders a row below 640 px. */
  readonly renderCard: (row: Row) => ReactNode;
  /** Adds checkboxes, except where rows are cards. */
  readonly selection?: RowSelection<Row> | undefined;
  /** Which columns are shown and in which order; null for the default. */
  readonly columnState?: ColumnState | null | undefined;
  /** A CSS length; the rows scroll inside it and only those in view are drawn. */
  readonly maxHeight?: string | undefined;
}

interface Failure {
  readonly title: string;
  readonly text?: string | undefined;
  readonly onRetry: () => void;
}

interface Props<Row> extends Omit<TableProps<Row>, 'rows'> {
  /** Null until the first response. */
  readonly rows: readonly Row[] | null;
  /** Another page is loading; the previous one is still shown. */
  readonly busy?: boolean | undefined;
  /** Shown in place of a table without rows. */
  readonly empty?: ReactNode;
  /** Shown in place of the table when loading it failed. */
  readonly failure?: Failure | null | undefined;
}

const skeletonRows = 8;

/** A page of rows. No other folder knows the table library, so that it can be replaced here. */
export function DataTable<Row extends object>(props: Props<Row>): ReactNode {
  const { rows, busy = false, empty, failure } = props;
  if (failure) {
    return (
      <FailedState title={failure.title} onRetry={failure.onRetry} retrying={busy}>
        {failure.text}
      </FailedState>
    );
  }
  if (rows === null) {
    const label = `Loading ${props.label.toLowerCase()}`;
    return <TableSkeleton label={label} rows={skeletonRows} columns={Math.min(props.columns.length, 6)} />;
  }
  if (rows.length === 0 && empty !== undefined) return empty;
  return (
    <div className={classes.root} aria-busy={busy} data-busy={busy || undefined}>
      <Rows {...props} rows={rows} />
    </div>
  );
}

function Rows<Row extends object>(props: TableProps<Row>): ReactNode {
  const small = useMediaQuery('(max-width: 39.99em)', undefined, { getInitialValueInEffect: false }) ?? false;
  return small ? <CardList {...props} /> : <WideTable {...props} />;
}
