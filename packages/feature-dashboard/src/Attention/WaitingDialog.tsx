import { consignmentQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { CardSkeleton, FailedQuery, openHere } from '@consign/ui';
import { Dialog } from '@consign/ui/dialogs';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { DashboardLinks } from '../dashboard-screen-props.js';
import classes from './Waiting.module.css';
import { WaitingList } from './WaitingList.js';

interface Props {
  readonly siteIds: readonly string[];
  readonly search: DashboardLinks['search'];
  readonly onClose: () => void;
}

const query = { attention: 'WAITING_FOR_YOU' } as const;
/** The oldest first. */
const page = {
  pageNumber: 1,
  pageSize: 25,
  sortOption: 'createdAtDateTimeUtc',
  sortDirection: 'asc',
} as const;

/** The consignments that wait for an answer of the user, to be answered here (ANSW-15). */
export function WaitingDialog({ siteIds, search, onClose }: Props): ReactNode {
  const waiting = useQuery(consignmentQueries(useClient()).search({ siteIds: [...siteIds], ...query }, page));
  const { data, error } = waiting;
  return (
    <Dialog opened title="Waiting for you" size="xl" onClose={onClose}>
      {data !== undefined ? (
        <>
          <WaitingList rows={data.results} />
          {data.rowCount > data.results.length && (
            <p className={classes.more}>
              The {data.results.length} that were created first.{' '}
              {search !== null && (
                <a href={search.href(query)} onClick={(event) => openHere(event, () => search.open(query))}>
                  All {data.rowCount} in the list
                </a>
              )}
            </p>
          )}
        </>
      ) : error === null ? (
        <CardSkeleton label="Loading what waits for you" cards={[3]} />
      ) : (
        <FailedQuery title="What waits for you could not be loaded" query={waiting} />
      )}
    </Dialog>
  );
}
