import type { Meta, StoryObj } from '@storybook/react-vite';

import { buildPrice, buildPriceLine } from '../testing/prices.js';
import { PriceLines } from './PriceLines.js';

const meta: Meta<typeof PriceLines> = {
  title: 'Consignment/PriceLines',
  component: PriceLines,
  args: { caption: 'Quote', price: buildPrice(), deadWeight: 500 },
};

export default meta;
type Story = StoryObj<typeof PriceLines>;

export const Quote: Story = {};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const LongNamesOnAPhone: Story = {
  args: {
    price: buildPrice({
      lines: [
        buildPriceLine('FREIGHT', 1_234_567.89, {
          name: 'Whangārei to Ōtāhuhu and the Taumatawhakatangihangakoauauotamateaturipukaka district',
          arithmetic: `Chargeable ${'40,000.00 kg (volumetric) × $0.61 + '.repeat(4)}$12.00 = $1,234,567.89`,
        }),
      ],
    }),
  },
  globals: { viewport: { value: 'phone' } },
};
