import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import type { Guide } from '../testing/guide.js';
import { DateField } from './DateField.js';

const meta: Meta<typeof DateField> = {
  title: 'Fields/DateField',
  component: DateField,
  args: {
    label: 'Requested delivery date',
    today: '2026-11-21',
    value: '2026-11-25',
    onChange: () => undefined,
  },
  parameters: {
    guide: {
      status: 'stable',
      use: ["One day, typed or chosen. It knows DD/MM/YYYY and Auckland's day, wherever the browser is."],
      avoid: [
        'A period: `DateRangeField`.',
        'A day with something on it, such as free slots: `MonthCalendar`.',
      ],
      examples: [
        { verdict: 'do', story: 'Wrong', why: 'Say what is wrong with the day, and which one is possible.' },
        { verdict: "don't", story: 'Vague', why: 'Leave people to guess which day would do.' },
      ],
      keys: [
        ['Figures, letters', 'Type a date: 1/9, 1 Sep, tomorrow or Friday'],
        ['Arrow down', 'Opens the calendar'],
        ['Arrows', 'In it, move by a day or a week'],
        ['Page up, Page down', 'Move by a month'],
        ['Enter', 'Chooses the day'],
        ['Escape', 'Closes the calendar'],
      ],
      accessibility: [
        'The input can always be typed into; the calendar is a help, and its button no Tab stop.',
        'The reason why a day is closed is said when the day has the focus.',
      ],
    } satisfies Guide,
  },
};

export default meta;
type Story = StoryObj<typeof DateField>;

export const Chosen: Story = {};

export const Wrong: Story = {
  args: { value: '31/02/2027', error: 'Requested delivery date is invalid' },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose requested delivery date' }));
    await screen.findByRole('button', { name: '26 November 2026' });
  },
};

export const ClosedDays: Story = {
  args: {
    closedDays: new Map([
      ['2026-11-21', 'Closed: weekend'],
      ['2026-11-22', 'Closed: weekend'],
      ['2026-11-23', 'Closed: Canterbury Anniversary'],
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose requested delivery date' }));
    await userEvent.hover(await screen.findByRole('button', { name: /Canterbury Anniversary/ }));
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Dark: Story = { ...Open, globals: { scheme: 'dark' } };

export const SmallAndLong: Story = {
  args: {
    label: 'Te rā i tonoa ai kia tae atu ngā taonga, as the receiver asked for it',
    value: 'ā'.repeat(5000),
    error: 'Requested delivery date is invalid',
  },
  globals: { viewport: { value: 'phone' } },
};

export const SmallAndOpen: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

/** For the guide. */
export const Vague: Story = { args: { error: 'Invalid date' }, tags: ['!dev', '!autodocs'] };
