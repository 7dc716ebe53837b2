import type { Meta, StoryObj } from '@storybook/react-vite';

import type { Guide } from '../testing/guide.js';
import { ErrorSummary } from './ErrorSummary.js';

const meta: Meta<typeof ErrorSummary> = {
  title: 'Messages/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'The consignment was not saved',
    problems: [
      { path: 'serviceType', message: 'Details are invalid' },
      { path: 'lineItems', message: 'At least one freight item is required' },
    ],
  },
  parameters: {
    guide: {
      status: 'stable',
      use: ['After a form was refused, above it: each problem with a link to its field.'],
      avoid: [
        'One field is wrong while it is filled in: its own error is enough.',
        'The whole request failed: a toast or `FailedState`.',
      ],
      examples: [{ verdict: 'do', story: 'WithLinks', why: 'List the problems in the order of the fields.' }],
      keys: [
        ['Tab', 'Moves through the links'],
        ['Enter', 'Moves the focus to the field'],
      ],
      accessibility: [
        'It is an alert, so that it is read when it appears. Give it the focus (`takesFocus`) where no field can have it.',
        'A path without a field of its own leads to the card around it.',
      ],
    } satisfies Guide,
  },
};

export default meta;

export const WithLinks: StoryObj<typeof ErrorSummary> = {};

export const Dark: StoryObj<typeof ErrorSummary> = { globals: { scheme: 'dark' } };

export const SmallAndLong: StoryObj<typeof ErrorSummary> = {
  args: {
    problems: [
      { path: 'receiverReference', label: 'Tohutoro kaiwhiwhi', message: 'Maximum length is 256 characters' },
      { path: 'notes', message: 'Taumatawhakatangihangakoauau'.repeat(180) },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
