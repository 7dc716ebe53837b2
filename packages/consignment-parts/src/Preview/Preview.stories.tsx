import { TestSessionProvider } from '@consign/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { buildConsignment, buildLineItem } from '../testing/data.js';
import { hardConsignment } from '../testing/hard-texts.js';
import { PreviewPane } from './ConsignmentPreview.js';

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
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof PreviewPane>;

export const Loaded: Story = {
  decorators: [
    (Story) => (
      <TestSessionProvider answers={{ 'GET /api/v1/consignments/{ref}': consignment }}>
        <Story />
      </TestSessionProvider>
    ),
  ],
};

export const Dark: Story = { ...Loaded, globals: { scheme: 'dark' } };

/** [CONS-62] Nothing is wider than the pane, and bidirectional text does not affect its neighbours. */
export const HardTexts: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Receiver notes');
    for (const { scrollWidth, clientWidth, className } of canvasElement.querySelectorAll('div, section')) {
      if (scrollWidth > clientWidth) throw new Error(`${className}: ${scrollWidth} px in ${clientWidth} px`);
    }
  },
  decorators: [
    (Story) => (
      <TestSessionProvider answers={{ 'GET /api/v1/consignments/{ref}': hardConsignment('TAS0000001') }}>
        <Story />
      </TestSessionProvider>
    ),
  ],
};

export const Busy: Story = {
  parameters: { isAlwaysBusy: true },
  decorators: [
    (Story) => (
      <TestSessionProvider
        answers={{ 'GET /api/v1/consignments/{ref}': () => new Promise<never>(() => undefined) }}
      >
        <Story />
      </TestSessionProvider>
    ),
  ],
};

export const Failed: Story = {
  decorators: [
    (Story) => (
      <TestSessionProvider
        answers={{ 'GET /api/v1/consignments/{ref}': () => new Response(null, { status: 502 }) }}
      >
        <Story />
      </TestSessionProvider>
    ),
  ],
};
