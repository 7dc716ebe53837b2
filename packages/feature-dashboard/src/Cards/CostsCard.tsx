import type { Day } from '@consign/domain/dates';
import { formatDollars } from '@consign/domain/pricing';
import { trendPercent } from '@consign/domain/reports';
import { reportQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { Button } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { type SegmentCardProps, ReportCard } from './ReportCard.js';
import { formatDays, sumPairs, toPairs } from './figures.js';
import { DayBars } from './lazy-pictures.js';
import { listDays } from './CardTable.js';
import { PairFigures, Trend, Picture, pictureHeight } from './PairFigures.js';

interface Props extends SegmentCardProps {
  /** Opens the table of DASH-53. */
  readonly onGroups: () => void;
}

/** Confirmed prices by day, beside the previous period (DASH-14). */
export function CostsCard({ filter, onOpen, onGroups }: Props): ReactNode {
  const result = useQuery({ ...reportQueries(useClient()).costs(filter), select: toPairs });
  const scope = formatDays(filter.days);
  const open = (day: Day): void => onOpen({ card: 'costs', day });
  const link = (day: Day) => ({ open: () => open(day) });
  return (
    <ReportCard
      name="costs"
      title="Costs"
      scope={`${scope}, NZD excluding GST`}
      result={result}
      isEmpty={(points) => points.every(({ current, previous }) => current === 0 && previous === 0)}
      emptyText={`Nothing that was staged ${scope}, or in the period before, has a confirmed price.`}
      action={
        <Button
          variant="subtle"
          size="compact-sm"
          aria-haspopup="dialog"
          leftSection={<IconListDetails size={16} aria-hidden />}
          onClick={onGroups}
        >
          Costs by group
        </Button>
      }
      table={(points) => listDays(points, { unit: 'NZD', format: formatDollars, link, previousLink: link })}
    >
      {(points) => {
        const { current, previous } = sumPairs(points);
        return (
          <>
            <PairFigures
              days={filter.days}
              current={`${formatDollars(current)} NZD`}
              previous={formatDollars(previous)}
            >
              <Trend
                percent={trendPercent(current, previous)}
                words={{ up: 'more', down: 'less' }}
                better={null}
              />
            </PairFigures>
            <Picture height={pictureHeight}>
              <DayBars height={pictureHeight} points={points} format={formatDollars} sign="$" onPick={open} />
            </Picture>
          </>
        );
      }}
    </ReportCard>
  );
}
