import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';

import type { Guide } from '../testing/guide.js';
import { EmptyState } from './EmptyState.js';

const meta: Meta<typeof EmptyState> = {
  title: 'Messages/EmptyState',
  component: EmptyState,
  args: {
    title: 'No consignments found',
    children: 'Nothing was created from 15/11/2026 to 21/11/2026 for the selected sites.',
    action: <Button>New Consignment</Button>,
  },
  parameters: {
    guide: {
      status: 'stable',
      use: ['A place that could have something and has nothing: a list without a match, a first visit.'],
      avoid: ['It failed: `FailedState`.', 'It is still coming: skeletons.'],
      examples: [
        { verdict: 'do', story: 'WithAction', why: 'Say what would be here, and how to get it.' },
        { verdict: "don't", story: 'NoData', why: 'Leave people with "No data".' },
      ],
      keys: [['Tab', 'Moves to its action']],
      accessibility: [
        'It is plain text: say the number of results in a live region where a list became empty.',
      ],
    } satisfies Guide,
  },
};

export default meta;

export const WithAction: StoryObj<typeof EmptyState> = {};

export const Dark: StoryObj<typeof EmptyState> = { globals: { scheme: 'dark' } };

export const SmallAndLong: StoryObj<typeof EmptyState> = {
  args: {
    title: 'Kāore he utanga i kitea for Te Whare Taonga o Ōtepoti and eleven more sites',
    children: 'Taumatawhakatangihangakoauau'.repeat(180),
  },
  globals: { viewport: { value: 'phone' } },
};

/** For the guide. */
export const NoData: StoryObj<typeof EmptyState> = {
  args: { title: 'No data', children: '', action: undefined },
  tags: ['!dev', '!autodocs'],
};
