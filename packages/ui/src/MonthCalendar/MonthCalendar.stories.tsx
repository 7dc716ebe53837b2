import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';

import type { Guide } from '../testing/guide.js';
import type { MonthCalendarProps, MonthDay } from './calendar-props.js';
import { MonthCalendar } from './MonthCalendar.js';

const open = (places: number): MonthDay => ({
  content: places === 1 ? '1 place' : `${places} places`,
  description: `2 slots, ${places} places left`,
  isOpen: true,
});
const closed = (name: string): MonthDay => ({ content: name, description: `Closed: ${name}`, isOpen: false });

const days = new Map([
  ['2026-11-09', open(4)],
  ['2026-11-10', open(1)],
  ['2026-11-11', open(12)],
  ['2026-11-12', open(3)],
  ['2026-11-13', closed('Canterbury Anniversary')],
  ['2026-11-14', closed('weekend')],
  ['2026-11-15', closed('weekend')],
  ['2026-11-16', open(7)],
  ['2026-11-17', { content: 'Full', description: 'Every place is taken', isOpen: false }],
  ['2026-11-18', open(9)],
]);

function Paged(props: MonthCalendarProps): ReactNode {
  const [month, setMonth] = useState(props.month);
  const [selected, setSelected] = useState(props.selected);
  return (
    <MonthCalendar
      {...props}
      month={month}
      onMonthChange={setMonth}
      selected={selected}
      onSelect={setSelected}
    />
  );
}

const meta: Meta<typeof MonthCalendar> = {
  title: 'Fields/MonthCalendar',
  component: MonthCalendar,
  args: {
    label: 'Delivery slots',
    month: '2026-11',
    onMonthChange: () => undefined,
    today: '2026-11-09',
    selected: null,
    onSelect: () => undefined,
    days,
    emptyText: 'No slots in this month.',
  },
  render: (args) => <Paged {...args} />,
  parameters: {
    guide: {
      status: 'stable',
      use: ['Days with something to choose: slots of a delivery run, with how many are left.'],
      avoid: ['Just a date: `DateField`.'],
      examples: [
        { verdict: 'do', story: 'Reason', why: 'Say why a day has nothing.' },
        {
          verdict: 'do',
          story: 'Empty',
          why: 'Say that a month has nothing, and leave the way to the next.',
        },
      ],
      keys: [
        ['Arrows', 'Move by a day or a week'],
        ['Home, End', 'First and last day of the week'],
        ['Page up, Page down', 'Another month'],
        ['Enter, Space', 'Choose the day'],
      ],
      accessibility: [
        "A grid with one Tab stop. A day that can't be chosen can still have the focus, and says its reason.",
        'On a phone it is a list of the days that have something.',
      ],
    } satisfies Guide,
  },
};

export default meta;
type Story = StoryObj<typeof MonthCalendar>;

export const Usable: Story = {};

export const Chosen: Story = { args: { selected: '2026-11-16' } };

export const Reason: Story = {
  play: ({ canvas }) => canvas.getByRole('button', { name: /Canterbury Anniversary/ }).focus(),
};

export const OneMonth: Story = { args: { earliest: '2026-11', latest: '2026-11' } };

export const Loading: Story = {
  parameters: { isAlwaysBusy: true },
  args: { days: new Map(), loading: true },
};

export const Empty: Story = { args: { days: new Map() } };

export const Dark: Story = { ...Chosen, globals: { scheme: 'dark' } };

export const SmallAndEmpty: Story = { ...Empty, globals: { viewport: { value: 'phone' } } };

export const SmallAndLong: Story = {
  args: {
    ...Chosen.args,
    days: new Map([...days, ['2026-11-19', closed('Taumatawhakatangihangakoauau'.repeat(8))]]),
  },
  globals: { viewport: { value: 'phone' } },
};
