import { formatCount } from '@consign/domain';
import { wholePercent, type DifotStatus } from '@consign/domain/reports';
import { reportQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { typography } from '@consign/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { type SegmentCardProps, ReportCard } from './ReportCard.js';
import { formatDays } from './figures.js';
import classes from './Figures.module.css';
import { SharePie } from './lazy-pictures.js';
import { LegendEntry } from './Legend.js';

/** Delivered in full and on time, by service type (DASH-10). */
export function DifotCard({ filter, onOpen }: SegmentCardProps): ReactNode {
  const result = useQuery({
    ...reportQueries(useClient()).difot(filter),
    select: (services) =>
      services.flatMap(({ serviceType, onTimeCount, missCount }) => {
        const share = wholePercent(onTimeCount, onTimeCount + missCount);
        return share === null ? [] : [{ ...serviceType, onTimeCount, missCount, share }];
      }),
  });
  const scope = formatDays(filter.days);
  const open = (serviceType: string, difotStatus: DifotStatus): void =>
    onOpen({ card: 'difot', serviceType, difotStatus });
  return (
    <ReportCard
      name="difot"
      title="DIFOT"
      scope={scope}
      result={result}
      isEmpty={(services) => services.length === 0}
      emptyText={`No deliveries were due or made ${scope}.`}
      table={(services) => ({
        columns: ['Service type', 'On Time', 'Miss', 'Share on time'],
        rows: services.map(({ code, name, onTimeCount, missCount, share }) => ({
          key: code,
          cells: [name, formatCount(onTimeCount), formatCount(missCount), `${share}%`],
        })),
      })}
    >
      {(services) => (
        <ul className={classes.list}>
          {services.map(({ code, name, onTimeCount, missCount, share }) => (
            <li key={code} className={classes.service}>
              <div className={classes.pie}>
                <SharePie
                  size={72}
                  onTime={onTimeCount}
                  miss={missCount}
                  onPick={(status) => open(code, status)}
                />
              </div>
              <div>
                <p className={typography.name}>
                  <bdi>{name}</bdi>: <strong>{share}%</strong> on time
                </p>
                <div className={classes.entries}>
                  <LegendEntry
                    fill="good"
                    label="On Time"
                    count={onTimeCount}
                    subject={name}
                    onOpen={() => open(code, 'ONTIME')}
                  />
                  <LegendEntry
                    fill="bad"
                    label="Miss"
                    count={missCount}
                    subject={name}
                    onOpen={() => open(code, 'MISS')}
                  />
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
    </ReportCard>
  );
}
