import { statusCodes, statuses } from '@consign/domain/status';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { InformationDialog } from './InformationDialog.js';

const meta: Meta<typeof InformationDialog> = {
  title: 'Dialogs/InformationDialog',
  component: InformationDialog,
  args: {
    opened: true,
    title: 'Average Staged to Delivered',
    children: 'Days from the pickup request to the delivery, over the consignments delivered in the range.',
    onClose: () => undefined,
  },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
};

export default meta;
type Story = StoryObj<typeof InformationDialog>;

export const Plain: Story = {};

export const Dark: Story = { globals: { scheme: 'dark', tenant: 'AURORA' } };

export const Small: Story = {
  args: {
    title: 'Statuses',
    children: statusCodes.map((code) => `${statuses[code].name}: ${statuses[code].meaning ?? '–'}\n`),
  },
  globals: { viewport: { value: 'phone' } },
};

export const SmallAndLong: Story = {
  args: { title: 'Ōtāhuhu'.repeat(60), children: 'Taumatawhakatangihangakoauau'.repeat(180) },
  globals: { viewport: { value: 'phone' } },
};
