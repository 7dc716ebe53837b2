import { reportQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { type CardProps, ReportCard } from './ReportCard.js';
import { formatDays } from './figures.js';
import { TwoBars } from './lazy-pictures.js';
import { PairFigures, Trend, Picture, pictureHeight } from './PairFigures.js';
import { previousPeriod } from '@consign/domain/reports';

function formatAverage(days: number | null): string | null {
  return days === null ? null : `${days.toFixed(2)} days`;
}

/** The average time from staged to delivered, and how it changed (DASH-09). */
export function StagedToDeliveredCard({ filter }: CardProps): ReactNode {
  const result = useQuery(reportQueries(useClient()).stagedToDelivered(filter));
  const scope = formatDays(filter.days);
  return (
    <ReportCard
      name="stagedToDelivered"
      title="Average Staged to Delivered"
      scope={scope}
      result={result}
      isEmpty={({ averageDays }) => averageDays === null}
      emptyText={`Nothing was delivered ${scope} that has a time to measure.`}
      table={({ averageDays, previousAverageDays, trendPercent }) => ({
        columns: ['Period', 'Days', 'Change'],
        rows: [
          {
            key: 'current',
            cells: [
              scope,
              averageDays?.toFixed(2) ?? 'None',
              trendPercent === null ? 'None' : `${trendPercent.toFixed(1)}%`,
            ],
          },
          {
            key: 'previous',
            cells: [formatDays(previousPeriod(filter.days)), previousAverageDays?.toFixed(2) ?? 'None', ''],
          },
        ],
      })}
    >
      {({ averageDays, previousAverageDays, trendPercent }) => (
        <>
          <PairFigures
            days={filter.days}
            current={formatAverage(averageDays)}
            previous={formatAverage(previousAverageDays)}
          >
            <Trend percent={trendPercent} words={{ up: 'slower', down: 'faster' }} better="down" />
          </PairFigures>
          <Picture height={pictureHeight}>
            <TwoBars height={pictureHeight} current={averageDays ?? 0} previous={previousAverageDays ?? 0} />
          </Picture>
        </>
      )}
    </ReportCard>
  );
}
