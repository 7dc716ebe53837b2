import type { Meta, StoryObj } from '@storybook/react-vite';

import { Placeholder } from '../EmptyState/EmptyState.js';

const meta: Meta<typeof Placeholder> = { component: Placeholder };

export default meta;

export const Plain: StoryObj<typeof Placeholder> = {};

export const Dark: StoryObj<typeof Placeholder> = { globals: { scheme: 'dark', tenant: 'AURORA' } };

export const Small: StoryObj<typeof Placeholder> = { globals: { viewport: { value: 'phone' } } };
