import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from '../EmptyState/EmptyState.module.css';

interface Props {
  /** The failure, as a short sentence. */
  readonly title: string;
  /** Details, such as the server's message. */
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean | undefined;
}

/** Shown when loading failed: what happened, and Retry. */
export function FailedState({ title, children, onRetry, retrying = false }: Props): ReactNode {
  return (
    <div className={classes.root} role="alert">
      <IconAlertTriangle className={classes.failedIcon} size={32} stroke={1.5} aria-hidden />
      <p className={classes.title}>{title}</p>
      {children !== undefined && <div className={classes.text}>{children}</div>}
      {onRetry !== undefined && (
        <Button
          mt={12}
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
          loading={retrying}
          onClick={onRetry}
        >
          Retry
        </Button>
      )}
    </div>
  );
}

interface Query {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface FailedQueryProps {
  readonly title: string;
  readonly query: Query;
}

/** Several queries as one: the first error, and Retry reads again what failed. */
export function joinQueries(queries: readonly Query[]): Query {
  const failed = queries.filter(({ error }) => error !== null);
  return {
    error: failed[0]?.error ?? null,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

/** Shows why a query has no data, and reads again on Retry. */
export function FailedQuery({ title, query }: FailedQueryProps): ReactNode {
  return (
    <FailedState title={title} retrying={query.isFetching} onRetry={() => void query.refetch()}>
      {query.error?.message}
    </FailedState>
  );
}
