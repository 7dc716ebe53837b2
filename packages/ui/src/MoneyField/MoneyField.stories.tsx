import type { Meta, StoryObj } from '@storybook/react-vite';

import type { Guide } from '../testing/guide.js';
import { MoneyField } from './MoneyField.js';

const meta = {
  title: 'Fields/MoneyField',
  component: MoneyField,
  args: { label: 'Freight value', value: '1234.50', onChange: () => undefined },
  parameters: {
    guide: {
      status: 'stable',
      use: ['An amount in New Zealand dollars that the user enters.'],
      avoid: ['An amount that is only shown: `formatMoney`.', 'A percentage or a quantity: `NumberField`.'],
      examples: [
        { verdict: 'do', story: 'Optional', why: 'Say whether GST is in it.' },
        { verdict: 'do', story: 'Refused', why: 'Refuse part of a cent instead of rounding it unseen.' },
      ],
      keys: [['Tab', 'Moves to the field; the amount is formatted when it is left']],
      accessibility: [
        'The text stays as typed until the field is left, so that nothing changes under the fingers or in a screen reader.',
        'A third decimal is refused when the field is left, with an error that gives an example.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Optional: Story = { args: { value: '', optional: true, hint: 'For insurance, without GST' } };
export const Refused: Story = { args: { value: '0.125' } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Dark: Story = { args: { value: '0.125' }, globals: { scheme: 'dark' } };
export const SmallAndLong: Story = {
  args: {
    label: 'Uara o ngā taonga e haere ana ki Te Whanganui-a-Tara, as the sender declares it',
    value: '9'.repeat(5000),
  },
  globals: { viewport: { value: 'phone' } },
};
