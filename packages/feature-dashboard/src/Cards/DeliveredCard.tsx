import { formatCount } from '@consign/domain';
import type { Day } from '@consign/domain/dates';
import { trendPercent } from '@consign/domain/reports';
import { reportQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { DashboardLinks } from '../dashboard-screen-props.js';
import { type CardProps, ReportCard } from './ReportCard.js';
import { formatDays, sumPairs, toPairs } from './figures.js';
import { DayAreas } from './lazy-pictures.js';
import { listDays } from './CardTable.js';
import { PairFigures, Trend, Picture, pictureHeight } from './PairFigures.js';

interface Props extends CardProps {
  readonly search: DashboardLinks['search'];
}

/** The search for the deliveries of a day (DASH-24). */
function toDayQuery(day: Day): Readonly<Record<string, string>> {
  return { dateType: 'ConfirmedDelivery', startDate: day, endDate: day, statuses: 'DELIVERED' };
}

/** Consignments delivered by day, beside the previous period (DASH-15). */
export function DeliveredCard({ filter, search }: Props): ReactNode {
  const result = useQuery({ ...reportQueries(useClient()).delivered(filter), select: toPairs });
  const scope = formatDays(filter.days);
  // The list has no filter for service types: it would show others too.
  const link =
    search === null || filter.serviceTypeCodes.length > 0
      ? undefined
      : (day: Day) => ({ href: search.href(toDayQuery(day)), open: () => search.open(toDayQuery(day)) });
  return (
    <ReportCard
      name="delivered"
      title="Consignments Delivered"
      scope={scope}
      result={result}
      isEmpty={(points) => points.every(({ current, previous }) => current === 0 && previous === 0)}
      emptyText={`Nothing was delivered ${scope}, or in the period before.`}
      table={(points) => listDays(points, { unit: 'Consignments', format: formatCount, link })}
    >
      {(points) => {
        const { current, previous } = sumPairs(points);
        return (
          <>
            <PairFigures days={filter.days} current={formatCount(current)} previous={formatCount(previous)}>
              <Trend
                percent={trendPercent(current, previous)}
                words={{ up: 'more', down: 'fewer' }}
                better={null}
              />
            </PairFigures>
            <Picture height={pictureHeight}>
              <DayAreas
                height={pictureHeight}
                points={points}
                format={formatCount}
                onPick={
                  link === undefined
                    ? null
                    : ({ day, current: count }) => {
                        if (day !== null && count > 0) link(day).open();
                      }
                }
              />
            </Picture>
          </>
        );
      }}
    </ReportCard>
  );
}
