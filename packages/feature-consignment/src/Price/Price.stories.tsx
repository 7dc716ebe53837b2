import type { ConsignmentPrices } from '@consign/api-client/consignment';
import { buildConsignment } from '@consign/consignment-parts/testing/data';
import { buildPrice } from '@consign/consignment-parts/testing/prices';
import { TestSessionProvider } from '@consign/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { PriceSummary } from './PriceSummary.js';

const prices: ConsignmentPrices = {
  quote: buildPrice(),
  estimate: buildPrice({ subtotal: 416.36 }),
  confirmed: null,
  reason: null,
  isEstimating: false,
};

const meta: Meta<typeof PriceSummary> = {
  title: 'Consignment/Price',
  component: PriceSummary,
  args: {
    consignment: buildConsignment('TAS0000007', {
      statusHistory: [
        { code: 'FINAL', name: 'Ready', statusDate: '2026-11-18T21:05:00Z', deliveryEvents: [] },
      ],
    }),
  },
  decorators: [
    (Story, { parameters }) => (
      <TestSessionProvider
        answers={{
          'GET /api/v2/consignments/{ref}/prices': { ...prices, ...(parameters['prices'] as object) },
        }}
      >
        <Story />
      </TestSessionProvider>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof PriceSummary>;

export const Estimated: Story = {};

export const Confirmed: Story = { parameters: { prices: { confirmed: buildPrice() } } };

export const Renewing: Story = {
  parameters: { prices: { isEstimating: true } },
  globals: { scheme: 'dark' },
};

export const None: Story = {
  parameters: {
    prices: {
      quote: null,
      estimate: null,
      reason: 'No rate from Kaikōura to Waiheke Island for Overnight',
    },
  },
};
