import '@mantine/charts/styles.layer.css';
import type { Day } from '@consign/domain/dates';
import type { StatusCode } from '@consign/domain/status';
import { AreaChart, BarChart, DonutChart, PieChart } from '@mantine/charts';
import type { ReactNode } from 'react';

import { paint, statusFill } from './Fills.js';
import { PairTip, type PairPoint } from './PairTip.js';
import classes from './pictures.module.css';
import { roundTicks } from './round-ticks.js';
import { useOwnTask } from './use-own-task.js';

/*
 * Pictures of figures that stand beside them as text: hidden from assistive technology and from the keyboard, which use
 * the legend. They load after it, into reserved space.
 */

const margin = { top: 0, right: 0, bottom: 0, left: 0 };
/** For the dot of the last day, and the upper half of the highest figure on the axis. */
const dayMargin = { top: 8, right: 8, bottom: 0, left: 0 };
const still = { accessibilityLayer: false } as const;
/** Mantine draws pies at the size of their box. */
const pieProps = { rootTabIndex: -1, cursor: 'pointer' } as const;
const edge = { stroke: 'var(--consign-surface)', strokeWidth: 2 };

function Hidden({ children }: { readonly children: ReactNode }): ReactNode {
  const isDue = useOwnTask();
  return (
    <div className={classes.picture} aria-hidden>
      {isDue && children}
    </div>
  );
}

interface StatusDonutProps {
  readonly size: number;
  readonly counts: readonly { readonly status: StatusCode; readonly name: string; readonly count: number }[];
  readonly onPick: (status: StatusCode) => void;
}

export function StatusDonut({ size, counts, onPick }: StatusDonutProps): ReactNode {
  return (
    <Hidden>
      <DonutChart
        size={size}
        thickness={size / 5}
        withTooltip={false}
        accessibilityLayer={false}
        data={counts.map(({ status, name, count }) => ({
          name,
          value: count,
          color: paint(statusFill(status)),
        }))}
        cellProps={edge}
        pieProps={{
          ...pieProps,
          onClick: (_sector, index) => {
            const picked = counts[index];
            if (picked !== undefined) onPick(picked.status);
          },
        }}
      />
    </Hidden>
  );
}

interface SharePieProps {
  readonly size: number;
  readonly onTime: number;
  readonly miss: number;
  readonly onPick: (part: 'ONTIME' | 'MISS') => void;
}

export function SharePie({ size, onTime, miss, onPick }: SharePieProps): ReactNode {
  return (
    <Hidden>
      <PieChart
        size={size}
        startAngle={90}
        endAngle={-270}
        accessibilityLayer={false}
        data={[
          { name: 'On Time', value: onTime, color: paint('good') },
          { name: 'Miss', value: miss, color: paint('bad') },
        ]}
        cellProps={onTime === 0 || miss === 0 ? { stroke: 'none' } : edge}
        pieProps={{
          ...pieProps,
          onClick: (_sector, index) => onPick(index === 0 ? 'ONTIME' : 'MISS'),
        }}
      />
    </Hidden>
  );
}

interface KindBarsProps {
  /** Of a bar with its legend, in px. */
  readonly rowHeight: number;
  readonly kinds: readonly { readonly id: string; readonly open: number; readonly closed: number }[];
  readonly onPick: (id: string, part: 'OPEN' | 'CLOSED') => void;
}

export function KindBars({ rowHeight, kinds, onPick }: KindBarsProps): ReactNode {
  return (
    <Hidden>
      <BarChart
        h={rowHeight * kinds.length}
        data={[...kinds]}
        dataKey="id"
        type="stacked"
        orientation="vertical"
        withXAxis={false}
        withYAxis={false}
        withTooltip={false}
        gridAxis="none"
        maxBarWidth={16}
        series={[
          { name: 'open', color: paint('bad') },
          { name: 'closed', color: paint('settled') },
        ]}
        barChartProps={{ margin, ...still }}
        barProps={({ name }) => ({
          cursor: 'pointer',
          onClick: (_bar, index) => {
            const picked = kinds[index];
            if (picked !== undefined) onPick(picked.id, name === 'open' ? 'OPEN' : 'CLOSED');
          },
        })}
      />
    </Hidden>
  );
}

interface TwoBarsProps {
  readonly height: number;
  readonly current: number;
  readonly previous: number;
}

export function TwoBars({ height, current, previous }: TwoBarsProps): ReactNode {
  return (
    <Hidden>
      <BarChart
        h={height}
        data={[
          { label: 'current', value: current, color: paint('current') },
          { label: 'previous', value: previous, color: paint('previous') },
        ]}
        dataKey="label"
        orientation="vertical"
        withXAxis={false}
        withYAxis={false}
        withTooltip={false}
        gridAxis="none"
        maxBarWidth={44}
        series={[{ name: 'value', color: paint('current') }]}
        barChartProps={{ margin, ...still }}
      />
    </Hidden>
  );
}

interface DaysProps {
  readonly height: number;
  readonly points: readonly PairPoint[];
  /** Text of a figure. */
  readonly format: (value: number) => string;
  /** In front of the marks of the axis: '$' for money. */
  readonly sign?: string;
}

const axis = { tickLine: false, minTickGap: 16, tickMargin: 4 } as const;
/** One decimal of a thousand at most fits beside the picture. */
const shortNumber = new Intl.NumberFormat('en-NZ', { notation: 'compact', maximumFractionDigits: 1 });

function shared({ height, points, format, sign = '' }: DaysProps) {
  const ticks = [...roundTicks(Math.max(...points.flatMap(({ current, previous }) => [current, previous])))];
  return {
    h: height,
    data: [...points],
    dataKey: 'label',
    xAxisProps: axis,
    yAxisProps: { width: 56, ticks, domain: [0, ticks.at(-1) ?? 1], interval: 0 },
    valueFormatter: (value: number) => `${sign}${shortNumber.format(value)}`,
    tooltipProps: {
      content: ({ payload }: { readonly payload?: readonly { readonly payload?: unknown }[] }) => (
        <PairTip point={payload?.[0]?.payload as PairPoint | undefined} format={format} />
      ),
    },
  };
}

interface DayBarsProps extends DaysProps {
  readonly onPick: (day: Day) => void;
}

export function DayBars({ onPick, ...props }: DayBarsProps): ReactNode {
  return (
    <Hidden>
      <BarChart
        {...shared(props)}
        barChartProps={{ margin: dayMargin, ...still }}
        series={[
          { name: 'current', color: paint('current') },
          { name: 'previous', color: paint('previous') },
        ]}
        barProps={({ name }) => ({
          cursor: 'pointer',
          onClick: (_bar, index) => {
            const point = props.points[index];
            const day = name === 'previous' ? point?.previousDay : point?.day;
            if (day != null) onPick(day);
          },
        })}
      />
    </Hidden>
  );
}

interface DayAreasProps extends DaysProps {
  /** Null where a day opens nothing. */
  readonly onPick: ((point: PairPoint) => void) | null;
}

export function DayAreas({ onPick, ...props }: DayAreasProps): ReactNode {
  return (
    <Hidden>
      <AreaChart
        {...shared(props)}
        curveType="linear"
        withDots={props.points.length <= 31}
        dotProps={{ r: 3 }}
        series={[
          { name: 'previous', color: 'var(--consign-dimmed)', strokeDasharray: '6 4' },
          { name: 'current', color: 'var(--consign-link)' },
        ]}
        areaChartProps={{
          margin: dayMargin,
          ...still,
          ...(onPick === null
            ? {}
            : {
                cursor: 'pointer',
                onClick: ({ activeTooltipIndex }) => {
                  const picked = props.points[Number(activeTooltipIndex ?? Number.NaN)];
                  if (picked !== undefined) onPick(picked);
                },
              }),
        }}
      />
    </Hidden>
  );
}
