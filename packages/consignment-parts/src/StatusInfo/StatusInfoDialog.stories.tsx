import type { Meta, StoryObj } from '@storybook/react-vite';

import { StatusInfoDialog } from './StatusInfoDialog.js';

const meta: Meta<typeof StatusInfoDialog> = {
  title: 'Consignment/StatusInfoDialog',
  component: StatusInfoDialog,
  args: { onClose: () => undefined },
};

export default meta;
type Story = StoryObj<typeof StatusInfoDialog>;

export const Wide: Story = {};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
