import { formatCount } from '@consign/domain';
import { statusCodes, statuses } from '@consign/domain/status';
import { reportQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { statusFill } from '../Charts/Fills.js';
import { type SegmentCardProps, ReportCard } from './ReportCard.js';
import { formatDays, sum } from './figures.js';
import classes from './Figures.module.css';
import { StatusDonut } from './lazy-pictures.js';
import { LegendEntry } from './Legend.js';

/** Consignments created, by the status they have now (DASH-11). */
export function CreatedCard({ filter, onOpen }: SegmentCardProps): ReactNode {
  const result = useQuery({
    ...reportQueries(useClient()).created(filter),
    select: (counts) =>
      statusCodes.flatMap((status) => {
        const count = counts.find((entry) => entry.status === status)?.count ?? 0;
        return count === 0 ? [] : [{ status, name: statuses[status].name, count }];
      }),
  });
  const scope = formatDays(filter.days);
  return (
    <ReportCard
      name="created"
      title="Consignments Created"
      scope={scope}
      result={result}
      isEmpty={(counts) => counts.length === 0}
      emptyText={`No consignments were created ${scope}.`}
      table={(counts) => ({
        columns: ['Status', 'Consignments'],
        rows: counts.map(({ status, name, count }) => ({ key: status, cells: [name, formatCount(count)] })),
      })}
    >
      {(counts) => (
        <div className={classes.donut}>
          <div className={classes.ring}>
            <StatusDonut
              size={144}
              counts={counts}
              onPick={(statusCode) => onOpen({ card: 'created', statusCode })}
            />
            <p className={classes.total}>
              <strong>{formatCount(sum(counts, ({ count }) => count))}</strong> created
            </p>
          </div>
          <ul className={classes.list}>
            {counts.map(({ status, name, count }) => (
              <li key={status}>
                <LegendEntry
                  fill={statusFill(status)}
                  label={name}
                  count={count}
                  onOpen={() => onOpen({ card: 'created', statusCode: status })}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </ReportCard>
  );
}
