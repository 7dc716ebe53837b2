import type { Meta, StoryObj } from '@storybook/react-vite';

import { FailedState } from './FailedState.js';

const meta: Meta<typeof FailedState> = {
  title: 'Messages/FailedState',
  component: FailedState,
  args: {
    title: 'Search error, please try again later',
    children: 'No response received: you may be offline',
    onRetry: () => undefined,
  },
};

export default meta;

export const WithRetry: StoryObj<typeof FailedState> = {};

export const Retrying: StoryObj<typeof FailedState> = { args: { retrying: true } };

export const Dark: StoryObj<typeof FailedState> = { globals: { scheme: 'dark', tenant: 'AURORA' } };

export const SmallAndLong: StoryObj<typeof FailedState> = {
  args: { children: 'Taumatawhakatangihangakoauau'.repeat(180) },
  globals: { viewport: { value: 'phone' } },
};
