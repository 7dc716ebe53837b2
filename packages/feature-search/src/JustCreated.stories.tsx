import type { Meta, StoryObj } from '@storybook/react-vite';

import { JustCreated } from './JustCreated.js';

const meta: Meta<typeof JustCreated> = {
  title: 'Search/JustCreated',
  component: JustCreated,
  args: {
    references: ['TAS0001234'],
    link: { href: (reference) => `#${reference}`, open: () => undefined },
  },
};

export default meta;
type Story = StoryObj<typeof JustCreated>;

export const One: Story = {};

export const Several: Story = { args: { references: ['TAS0001234', 'TAS0001235', 'TAS0001236'] } };

export const ManyOnAPhone: Story = {
  args: { references: Array.from({ length: 25 }, (_, index) => `TAS${String(index + 1).padStart(7, '0')}`) },
  globals: { viewport: { value: 'phone' } },
};
