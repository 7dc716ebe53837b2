import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import { PartNotLoaded } from './LoadBoundary.js';

const meta: Meta<typeof PartNotLoaded> = {
  title: 'LazyPart',
  component: PartNotLoaded,
  args: { isAgain: false, onRetry: () => undefined },
  play: async () => void (await screen.findByRole('alert')),
};

export default meta;
type Story = StoryObj<typeof PartNotLoaded>;

export const NotLoaded: Story = {};

export const Again: Story = { args: { isAgain: true } };

export const Dark: Story = { ...Again, globals: { scheme: 'dark', tenant: 'AURORA' } };

export const Small: Story = { ...Again, globals: { viewport: { value: 'phone' } } };
