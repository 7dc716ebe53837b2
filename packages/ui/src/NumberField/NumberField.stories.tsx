import type { Meta, StoryObj } from '@storybook/react-vite';

import type { Guide } from '../testing/guide.js';
import { NumberField } from './NumberField.js';

const meta: Meta<typeof NumberField> = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: { label: 'Volume', unit: 'm³', decimals: 4, value: 0.12, onChange: () => undefined },
  parameters: {
    guide: {
      status: 'stable',
      use: ['Counts, lengths, weights and volumes, with their unit.'],
      avoid: [
        'Amounts of money: `MoneyField`.',
        'Numbers that are names, such as a postcode or a UN number: `TextField`. A zero in front must stay.',
      ],
      examples: [
        { verdict: 'do', story: 'Weight', why: 'Show the unit, and as many decimals as the rule allows.' },
        {
          verdict: "don't",
          story: 'UnitInLabel',
          why: 'Leave the unit to the label: the eye that checks a figure is at the figure.',
        },
      ],
      keys: [
        ['Tab', 'Moves to the field and selects the number, so that typing replaces it'],
        ['Arrow up, Arrow down', 'Change nothing: neither an arrow nor a wheel alters a weight unseen'],
      ],
      accessibility: [
        'A phone shows its keyboard of figures.',
        'What is no number stays as it was typed, beside the error, so that it can be corrected.',
        'The unit is not part of the name: put it into the label too where a form has one figure in several units.',
      ],
    } satisfies Guide,
  },
};

export default meta;
type Story = StoryObj<typeof NumberField>;

export const Volume: Story = {};

export const Weight: Story = { args: { label: 'Weight', unit: 'kg', decimals: 2, value: 1250 } };

export const Count: Story = { args: { label: 'Count', unit: undefined, decimals: 0, value: 12 } };

export const Wrong: Story = { args: { value: null, error: 'Volume is required' } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const Dark: Story = { ...Wrong, globals: { scheme: 'dark' } };

export const SmallAndLong: Story = {
  args: {
    label: 'Te rahi o ngā utanga katoa, over every freight item together',
    hint: 'Ōrite ki te tapeke o ngā mea katoa i runga ake nei',
    value: 123_456_789_012.3456,
  },
  globals: { viewport: { value: 'phone' } },
};

/** For the guide. */
export const UnitInLabel: Story = {
  args: { label: 'Weight in kg', unit: undefined, value: 1250, decimals: 2 },
  tags: ['!dev', '!autodocs'],
};
