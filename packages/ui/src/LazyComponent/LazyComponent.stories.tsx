import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import { ChunkLoadFailure } from './ChunkLoadBoundary.js';

const meta: Meta<typeof ChunkLoadFailure> = {
  title: 'Messages/LazyComponent',
  component: ChunkLoadFailure,
  args: { hasRetried: false, onRetry: () => undefined },
  play: async () => void (await screen.findByRole('alert')),
};

export default meta;
type Story = StoryObj<typeof ChunkLoadFailure>;

export const NotLoaded: Story = {};

export const Again: Story = { args: { hasRetried: true } };

export const Dark: Story = { ...Again, globals: { scheme: 'dark', tenant: 'AURORA' } };

export const Small: Story = { ...Again, globals: { viewport: { value: 'phone' } } };
