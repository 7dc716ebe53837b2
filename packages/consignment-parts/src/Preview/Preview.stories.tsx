import type { FakeResponses } from '@consign/queries/testing';
import { answered } from '@consign/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { buildConsignment, buildLineItem } from '../testing/data.js';
import { hardConsignment } from '../testing/hard-texts.js';
import { PreviewPane } from './ConsignmentPreview.js';

const detail = 'GET /api/v1/consignments/{ref}';
const dangerousGoods = {
  unNumber: '1203',
  class: '3',
  nameAndDescription: 'Petrol',
  subsidiaryClass1: '6.1',
  subsidiaryClass2: null,
};

const consignment = buildConsignment('TAS0000001', {
  isDeliveryException: true,
  receiverReference: 'RCV-Ōtautahi-0001 for the long counter',
  statusHistory: [
    { code: 'DRAFT', name: 'Draft', statusDate: '2026-11-18T21:05:00Z', deliveryEvents: [] },
    { code: 'FINAL', name: 'Ready', statusDate: '2026-11-18T21:15:00Z', deliveryEvents: [] },
    { code: 'STAGED', name: 'Staged', statusDate: '2026-11-19T01:15:00Z', deliveryEvents: [] },
  ],
  lineItems: [buildLineItem(1), buildLineItem(2, { description: 'Paint, oil based', dangerousGoods })],
  totals: { deliveryItems: 4, packagingTypeName: 'Pallet', volume: 5.76, weight: 1000 },
});

const meta: Meta<typeof PreviewPane> = {
  title: 'Consignment/Preview',
  component: PreviewPane,
  args: {
    reference: 'TAS0000001',
    link: { href: (reference) => `#${reference}`, open: () => undefined },
    onClose: () => undefined,
  },
  decorators: [
    answered,
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof PreviewPane>;

const answering = (answer: FakeResponses[typeof detail]) => ({ answers: { [detail]: answer } });

export const Loaded: Story = { parameters: answering(consignment) };

export const Dark: Story = { ...Loaded, globals: { scheme: 'dark' } };

/** [CONS-62] Nothing is wider than the pane, and bidirectional text does not affect its neighbours. */
export const HardTexts: Story = {
  parameters: answering(hardConsignment('TAS0000001')),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Receiver notes');
    for (const { scrollWidth, clientWidth, className } of canvasElement.querySelectorAll('div, section')) {
      if (scrollWidth > clientWidth) throw new Error(`${className}: ${scrollWidth} px in ${clientWidth} px`);
    }
  },
};

export const Busy: Story = {
  parameters: { ...answering(() => new Promise<never>(() => undefined)), isAlwaysBusy: true },
};

export const Failed: Story = { parameters: answering(() => new Response(null, { status: 502 })) };
