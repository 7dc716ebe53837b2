import { maxDashboardDays } from '@consign/domain/dates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import type { Guide } from '../testing/guide.js';
import { presetChoice, DateRangeField } from './DateRangeField.js';

const now = new Date('2026-11-20T23:00:00Z');

const meta = {
  title: 'Fields/DateRangeField',
  component: DateRangeField,
  args: {
    label: 'Date',
    value: presetChoice('LAST_7_DAYS', now),
    onChange: () => undefined,
    now,
    maxDays: maxDashboardDays,
  },
  parameters: {
    guide: {
      status: 'stable',
      use: ['A period of a list or a report: presets first, then two dates.'],
      avoid: ['One day: `DateField`.'],
      examples: [
        { verdict: 'do', story: 'Preset', why: 'Begin with the period most people want.' },
        { verdict: 'do', story: 'TooLong', why: 'Say how long a period may be.' },
      ],
      keys: [
        ['Tab', 'Moves from the preset to the two dates'],
        ['Arrow down', 'Opens the list of presets, or a calendar'],
      ],
      accessibility: [
        'A group with a name; each of its fields has its own label.',
        'Dates are those of Auckland.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const wrong = { preset: null, from: '2026-01-01', to: '2026-11-21' } as const;

export const Preset: Story = {};
export const Empty: Story = { args: { value: { preset: null, from: '', to: '' }, checked: true } };
export const TooLong: Story = { args: { value: wrong, checked: true } };
export const WrongOrder: Story = {
  args: { value: { preset: null, from: '2026-11-21', to: '2026-11-01' }, checked: true },
};
export const Disabled: Story = { args: { disabled: true } };
export const Dark: Story = {
  args: { value: wrong, checked: true },
  globals: { scheme: 'dark' },
};
export const Calendar: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose from date' }));
    await screen.findByRole('button', { name: '26 November 2026' });
  },
};
export const SmallAndLong: Story = {
  args: {
    label: 'Te rā i tukuna ai te kōnae',
    value: { preset: null, from: 'ā'.repeat(5000), to: '2026-11-01' },
    checked: true,
  },
  globals: { viewport: { value: 'phone' } },
};
