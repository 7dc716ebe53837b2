import type { Meta, StoryObj } from '@storybook/react-vite';

import { ConfirmDialog } from './ConfirmDialog.js';

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Dialogs/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    opened: true,
    title: 'Unsaved changes',
    children: "You'll lose your changes since the last save.",
    confirmLabel: 'Discard changes',
    cancelLabel: 'Keep editing',
    destructive: true,
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
};

export default meta;
type Story = StoryObj<typeof ConfirmDialog>;

export const Destructive: Story = {};

export const Plain: Story = {
  args: { destructive: false, title: 'Delivery date', confirmLabel: 'Continue', cancelLabel: 'Cancel' },
};

export const WithOffer: Story = {
  args: {
    ...Plain.args,
    children: 'The requested delivery date is too early. The earliest possible is 26/11/2026.',
    offer: { label: 'Set to 26/11/2026', onClick: () => undefined },
  },
};

export const Busy: Story = { args: { busy: true } };

export const Dark: Story = { globals: { scheme: 'dark', tenant: 'AURORA' } };

export const Small: Story = { globals: { viewport: { value: 'phone' } } };

export const SmallWithOffer: Story = { ...WithOffer, globals: { viewport: { value: 'phone' } } };

export const SmallAndLong: Story = {
  args: { title: 'Ōtāhuhu'.repeat(60), children: 'Taumatawhakatangihangakoauau'.repeat(180) },
  globals: { viewport: { value: 'phone' } },
};
