import type { Meta, StoryObj } from '@storybook/react-vite';

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
};

export default meta;

export const WithLinks: StoryObj<typeof ErrorSummary> = {};

export const Dark: StoryObj<typeof ErrorSummary> = { globals: { scheme: 'dark', tenant: 'AURORA' } };

export const SmallAndLong: StoryObj<typeof ErrorSummary> = {
  args: {
    problems: [
      { path: 'receiverReference', label: 'Tohutoro kaiwhiwhi', message: 'Maximum length is 256 characters' },
      { path: 'notes', message: 'Taumatawhakatangihangakoauau'.repeat(180) },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
