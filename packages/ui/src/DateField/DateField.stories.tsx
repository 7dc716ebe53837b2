import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

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

export const Dark: Story = { ...Open, globals: { scheme: 'dark', tenant: 'AURORA' } };

export const SmallAndLong: Story = {
  args: {
    label: 'Te rā i tonoa ai kia tae atu ngā taonga, as the receiver asked for it',
    value: 'ā'.repeat(5000),
    error: 'Requested delivery date is invalid',
  },
  globals: { viewport: { value: 'phone' } },
};

export const SmallAndOpen: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
