import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { EmptyState } from './EmptyState.js';

const meta: Meta<typeof EmptyState> = {
  title: 'Messages/EmptyState',
  component: EmptyState,
  args: {
    title: 'No consignments found',
    children: 'Nothing was created from 15/11/2026 to 21/11/2026 for the selected sites.',
    action: <Button>New Consignment</Button>,
  },
};

export default meta;

export const WithAction: StoryObj<typeof EmptyState> = {};

export const Dark: StoryObj<typeof EmptyState> = { globals: { scheme: 'dark', tenant: 'AURORA' } };

export const SmallAndLong: StoryObj<typeof EmptyState> = {
  args: {
    title: 'Kāore he utanga i kitea for Te Whare Taonga o Ōtepoti and eleven more sites',
    children: 'Taumatawhakatangihangakoauau'.repeat(180),
  },
  globals: { viewport: { value: 'phone' } },
};
