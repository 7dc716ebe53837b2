import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { EmptyState } from './EmptyState.js';

const meta: Meta<typeof EmptyState> = {
  component: EmptyState,
  args: {
    title: 'No consignments found',
    children: 'Nothing was created from 15/11/2026 to 21/11/2026 for the selected sites.',
    action: <Button>New Consignment</Button>,
  },
};

export default meta;

export const WithAction: StoryObj<typeof EmptyState> = {};
