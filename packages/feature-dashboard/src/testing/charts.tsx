import type { ReactNode } from 'react';
import { vi } from 'vitest';

const { rendered, Chart } = vi.hoisted(() => {
  const counts = { charts: 0 };
  return {
    rendered: counts,
    Chart: (): ReactNode => {
      counts.charts += 1;
      return <div data-chart="" />;
    },
  };
});

// Draws no picture: the stories show them and check them in a real browser, and six of them took most of a test's time.
vi.mock('@mantine/charts', () => ({ AreaChart: Chart, BarChart: Chart, DonutChart: Chart, PieChart: Chart }));

/** How often a chart was rendered. */
export const findRendered = (): number => rendered.charts;
