import type { Meta, StoryObj } from '@storybook/react-vite';

import type { Guide } from '../testing/guide.js';
import { FailedState } from './FailedState.js';

const meta: Meta<typeof FailedState> = {
  title: 'Messages/FailedState',
  component: FailedState,
  args: {
    title: 'Search error, please try again later',
    children: 'No response received: you may be offline',
    onRetry: () => undefined,
  },
  parameters: {
    guide: {
      status: 'stable',
      use: ['In place of what could not be loaded, with Retry.'],
      avoid: [
        'Saving failed: keep the form and say it there.',
        'What is shown is only old: keep it, and say so in a toast.',
      ],
      examples: [
        {
          verdict: 'do',
          story: 'WithRetry',
          why: 'Say what happened in the words of the user, and what can be done now.',
        },
      ],
      keys: [['Enter, Space', 'Retry']],
      accessibility: ['It is an alert. While it tries again, its button is busy.'],
    } satisfies Guide,
  },
};

export default meta;

export const WithRetry: StoryObj<typeof FailedState> = {};

export const Retrying: StoryObj<typeof FailedState> = { args: { retrying: true } };

export const Dark: StoryObj<typeof FailedState> = { globals: { scheme: 'dark' } };

export const SmallAndLong: StoryObj<typeof FailedState> = {
  args: { children: 'Taumatawhakatangihangakoauau'.repeat(180) },
  globals: { viewport: { value: 'phone' } },
};
