import type { Meta, StoryObj } from '@storybook/react-vite';

import { Placeholder } from './Placeholder.js';

const meta: Meta<typeof Placeholder> = { component: Placeholder };

export default meta;

export const Plain: StoryObj<typeof Placeholder> = {};
