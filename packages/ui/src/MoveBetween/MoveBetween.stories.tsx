import type { Meta, StoryObj } from '@storybook/react-vite';

import { MoveBetween } from './MoveBetween.js';

const meta: Meta<typeof MoveBetween> = {
  title: 'Fields/MoveBetween',
  component: MoveBetween,
  args: {
    label: 'Delivery extras',
    panels: [
      { id: 'yes', title: 'Included', hint: 'Driver completes' },
      { id: 'ask', title: 'On request', hint: 'Driver completes if the receiver asks' },
      { id: 'no', title: 'Excluded', hint: 'Not available to the driver' },
    ],
    items: [
      {
        id: 'unload',
        name: 'Hand unload',
        panel: 'yes',
        allowed: ['yes', 'ask', 'no'],
        details: 'Requested 2',
      },
      { id: 'wait', name: 'Waiting time', panel: 'ask', allowed: ['yes', 'ask', 'no'] },
    ],
    onMove: () => undefined,
  },
};

export default meta;
type Story = StoryObj<typeof MoveBetween>;

export const Movable: Story = {};

export const ReadOnly: Story = { args: { readOnly: true } };

export const Dark: Story = { globals: { scheme: 'dark', tenant: 'AURORA' } };

export const SmallAndLong: Story = {
  args: {
    items: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      name: 'Taumatawhakatangihangakoauau '.repeat(6),
      panel: 'yes',
      allowed: ['yes', 'no'],
    })),
  },
  globals: { viewport: { value: 'phone' } },
};
