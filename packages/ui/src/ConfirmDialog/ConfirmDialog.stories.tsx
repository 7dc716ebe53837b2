import type { Meta, StoryObj } from '@storybook/react-vite';

import { ConfirmDialog } from './ConfirmDialog.js';

const meta: Meta<typeof ConfirmDialog> = {
  component: ConfirmDialog,
  args: {
    opened: true,
    title: 'Unsaved changes',
    children: 'What you changed since the last save will be lost.',
    confirmLabel: 'Discard changes',
    cancelLabel: 'Keep editing',
    destructive: true,
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
};

export default meta;

export const Destructive: StoryObj<typeof ConfirmDialog> = {};

export const Plain: StoryObj<typeof ConfirmDialog> = {
  args: { destructive: false, title: 'Delivery date', confirmLabel: 'Continue', cancelLabel: 'Cancel' },
};
