import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';

import { FailedState } from '../FailedState/FailedState.js';
import { TableSkeleton } from '../Skeletons/Skeletons.js';
import { CardList } from './CardList.js';
import classes from './DataTable.module.css';
import type { TableProps } from './types.js';
import { WideTable } from './WideTable.js';

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

/** A page of rows. */
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
