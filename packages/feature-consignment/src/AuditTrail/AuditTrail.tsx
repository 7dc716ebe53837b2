import type { ConsignmentChange } from '@consign/api-client/consignment';
import { formatDateTime } from '@consign/domain/dates';
import { auditQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { FailedQuery, layout, typography } from '@consign/ui';
import { Button, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';

import { describeChange, nameOfField, valueOfField } from './describe-change.js';
import classes from './AuditTrail.module.css';

/** The change history (CONS-55), loaded page by page when it is opened. */
export function AuditTrail({ reference }: { readonly reference: string }): ReactNode {
  const [opened, setOpened] = useState(false);
  const id = useId();
  return (
    <div className={classes.root}>
      <button
        type="button"
        className={typography.link}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        {opened ? 'Hide change history' : 'Show change history'}
      </button>
      <div id={id}>{opened && <Trail reference={reference} />}</div>
    </div>
  );
}

function Trail({ reference }: { readonly reference: string }): ReactNode {
  const trail = useInfiniteQuery(auditQueries(useClient()).forConsignment(reference));
  if (trail.isPending) {
    return (
      <div aria-busy="true">
        <Skeleton height={12} width="70%" mb={8} />
        <Skeleton height={12} width="50%" />
      </div>
    );
  }
  if (trail.data === undefined) {
    return <FailedQuery title="Couldn't load the change history" query={trail} />;
  }
  const changes = trail.data.pages.flatMap(({ results }) => results);
  if (changes.length === 0) return <p className={typography.hint}>No changes recorded.</p>;
  return (
    <>
      <ol className={layout.rows} aria-label="Change history">
        {changes.map((change, place) => (
          // eslint-disable-next-line react/no-array-index-key -- a change has no id, and pages are only added below
          <li key={place}>
            <Change change={change} />
          </li>
        ))}
      </ol>
      {trail.hasNextPage && (
        <Button
          variant="default"
          size="compact-md"
          loading={trail.isFetchingNextPage}
          onClick={() => void trail.fetchNextPage()}
        >
          Show earlier changes
        </Button>
      )}
      {trail.isFetchNextPageError && (
        <p className={typography.error} role="alert">
          Earlier changes could not be loaded
        </p>
      )}
    </>
  );
}

function Change({ change }: { readonly change: ConsignmentChange }): ReactNode {
  const { changedBy, changedAtDateTimeUtc, reason, changes } = change;
  return (
    <div className={layout.entry}>
      <span className={typography.name}>{describeChange(change)}</span>
      <span className={typography.hint}>
        <bdi>{changedBy ?? 'Not recorded'}</bdi>,{' '}
        <time dateTime={changedAtDateTimeUtc}>{formatDateTime(changedAtDateTimeUtc)}</time>
      </span>
      {reason !== null && <span className={typography.hint}>{reason}</span>}
      {changes.length > 0 && (
        <dl>
          {changes.map((field) => (
            <div key={field.field}>
              <dt className={typography.hint}>{nameOfField(field)}</dt>
              <dd className={classes.values}>
                <del className={typography.dimmed}>
                  <bdi>{valueOfField(field, field.oldValue)}</bdi>
                </del>{' '}
                <ins className={classes.new}>
                  <bdi>{valueOfField(field, field.newValue)}</bdi>
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
