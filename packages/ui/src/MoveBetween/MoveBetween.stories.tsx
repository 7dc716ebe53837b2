import type { Meta, StoryObj } from '@storybook/react-vite';

import type { Guide } from '../testing/guide.js';
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
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Up to about twenty things in two or three places, such as extras that are included or asked for.',
      ],
      avoid: ['An order to be changed, or a long list: a select in each row.'],
      examples: [
        { verdict: 'do', story: 'Movable', why: 'Say what each place means for the driver.' },
        { verdict: 'do', story: 'ReadOnly', why: 'Show the same places to those who may only look.' },
      ],
      keys: [
        ['Tab', 'Moves to each thing'],
        ['Enter, Space', 'On the grip, pick it up, and drop it'],
        ['Arrow keys', 'Choose the place for what is picked up'],
        ['Escape', 'Leaves it where it was'],
      ],
      accessibility: [
        'Dragging is never the only way: there are keys, and a menu on each thing (WCAG 2.5.7).',
        'What is picked up, where it is and where it was dropped is announced.',
      ],
    } satisfies Guide,
  },
};

export default meta;
type Story = StoryObj<typeof MoveBetween>;

export const Movable: Story = {};

export const ReadOnly: Story = { args: { readOnly: true } };

export const Dark: Story = { globals: { scheme: 'dark' } };

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
