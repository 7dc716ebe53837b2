import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import type { Guide } from '../testing/guide.js';
import { ChunkLoadFailure } from './lazy-component.js';

const meta: Meta<typeof ChunkLoadFailure> = {
  title: 'Messages/LazyComponent',
  component: ChunkLoadFailure,
  args: { hasRetried: false, onRetry: () => undefined },
  play: async () => void (await screen.findByRole('alert')),
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'A part that few people open and that is large: a calendar, a dialog with a chart. It is loaded when it is likely to be needed.',
      ],
      avoid: ['What the first screen shows: load it with the screen.'],
      examples: [
        {
          verdict: 'do',
          story: 'NotLoaded',
          why: 'Say that a part of the page did not come, and offer it again.',
        },
        { verdict: 'do', story: 'Again', why: 'After a second failure, offer to reload the page.' },
      ],
      keys: [['Enter, Space', 'Retry']],
      accessibility: ['The message is an alert. What the user entered elsewhere on the page stays.'],
    } satisfies Guide,
  },
};

export default meta;
type Story = StoryObj<typeof ChunkLoadFailure>;

export const NotLoaded: Story = {};

export const Again: Story = { args: { hasRetried: true } };

export const Dark: Story = { ...Again, globals: { scheme: 'dark' } };

export const Small: Story = { ...Again, globals: { viewport: { value: 'phone' } } };
