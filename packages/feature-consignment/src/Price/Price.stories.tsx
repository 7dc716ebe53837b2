import type { ConsignmentPrices } from '@consign/api-client/consignment';
import { buildConsignment, buildStatus } from '@consign/consignment-parts/testing/data';
import { buildPrice } from '@consign/consignment-parts/testing/prices';
import { answered } from '@consign/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { PriceSummary } from './PriceSummary.js';

const pricesCall = 'GET /api/v2/consignments/{ref}/prices';
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
    consignment: buildConsignment('TAS0000007', { statusHistory: [buildStatus('FINAL')] }),
  },
  parameters: { answers: { [pricesCall]: prices } },
  decorators: [answered],
};

export default meta;
type Story = StoryObj<typeof PriceSummary>;

export const Estimated: Story = {};

export const Confirmed: Story = {
  parameters: { answers: { [pricesCall]: { confirmed: buildPrice() } } },
};

export const Renewing: Story = {
  parameters: { answers: { [pricesCall]: { isEstimating: true } } },
  globals: { scheme: 'dark' },
};

export const None: Story = {
  parameters: {
    answers: {
      [pricesCall]: {
        quote: null,
        estimate: null,
        reason: 'No rate from Kaikōura to Waiheke Island for Overnight',
      },
    },
  },
};
