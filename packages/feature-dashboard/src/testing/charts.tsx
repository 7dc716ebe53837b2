import type { ReactNode } from 'react';
import { vi } from 'vitest';

const { Chart } = vi.hoisted(() => ({ Chart: (): ReactNode => <div data-chart="" /> }));

// Draws no picture: the stories show them and check them in a real browser, and six of them took most of a test's time.
vi.mock('@mantine/charts', () => ({ AreaChart: Chart, BarChart: Chart, DonutChart: Chart, PieChart: Chart }));
