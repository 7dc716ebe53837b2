import {
  buildConsignment,
  buildLineItem,
  buildSiteParticipant,
} from '@consign/consignment-parts/testing/data';
import { hardConsignment } from '@consign/consignment-parts/testing/hard-texts';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { CopyDialog } from './CopyDialog.js';

const reference = 'TAS0001234';
const receiver = (name: string) => ({ ...buildSiteParticipant(11, name, 'Whangārei'), fullName: name });

const meta: Meta<typeof CopyDialog> = {
  title: 'Consignment/CopyDialog',
  component: CopyDialog,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    consignment: buildConsignment(reference, {
      receiverParticipant: receiver('Tūī Café'),
      lineItems: [buildLineItem(1), buildLineItem(2, { count: 12 })],
    }),
    onConfirm: () => undefined,
    onClose: () => undefined,
  },
};

export default meta;
type Story = StoryObj<typeof CopyDialog>;

export const Several: Story = {};

export const OnePiece: Story = {
  args: { consignment: buildConsignment(reference, { lineItems: [buildLineItem(1, { count: 1 })] }) },
};

export const NothingYet: Story = {
  args: { consignment: buildConsignment(reference, { lineItems: [] }) },
};

export const LongName: Story = {
  args: {
    consignment: buildConsignment(reference, {
      receiverParticipant: receiver('Te Whare Wānanga o Tāmaki Makaurau, Kōhanga Reo ki Whangārei'),
      lineItems: [buildLineItem(1)],
    }),
  },
  globals: { viewport: { value: 'phone' } },
};

export const HardTexts: Story = { args: { consignment: hardConsignment(reference, {}) } };

export const Dark: Story = { globals: { scheme: 'dark' } };
