import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import type { Guide } from '../testing/guide.js';
import { SuggestField } from './SuggestField.js';

const suggestions = [
  { id: '1', label: '5 Bank Street, Regent, Whangārei 0112', hint: 'Tūī Café' },
  { id: '2', label: 'Bankside, Ōtāhuhu, Auckland 1062', hint: 'Suburb' },
];

const meta: Meta<typeof SuggestField> = {
  title: 'Fields/SuggestField',
  component: SuggestField,
  args: { label: 'Find an address', value: '', suggestions, placeholder: 'Street, suburb or postcode' },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SuggestField
        {...args}
        value={value}
        onChange={setValue}
        onPick={(id) => setValue(suggestions.find((one) => one.id === id)?.label ?? '')}
      />
    );
  },
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'A text with help: an address, a receiver, a description that was used before. What is typed counts too.',
      ],
      avoid: [
        'Only entries of the list are allowed: `SelectField`.',
        'The suggestions take a second or more: show `searching`, and keep the field usable.',
      ],
      examples: [
        { verdict: 'do', story: 'NothingFound', why: 'Say what happens with a text that matches nothing.' },
        { verdict: 'do', story: 'Searching', why: 'Keep taking keys while it searches.' },
      ],
      keys: [
        ['Letters', 'Suggest'],
        ['Arrow down, Arrow up', 'Move through the suggestions'],
        ['Enter', 'Takes the highlighted one; without one, it is an ordinary Enter'],
        ['Escape', 'Closes the suggestions; the text stays'],
      ],
      accessibility: [
        'A combobox whose value is free text. Suggestions are options with names; the hint of one is part of its name.',
      ],
    } satisfies Guide,
  },
};

export default meta;
type Story = StoryObj<typeof SuggestField>;

export const Empty: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'bank');
  },
};

/** [PART-14] */
export const Highlighted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'bank{ArrowDown}');
  },
};

export const NothingFound: Story = {
  ...Open,
  args: { suggestions: [], nothingFound: 'No matching addresses. Enter the address below.' },
};

export const Searching: Story = { args: { value: 'bank', searching: true } };

export const Wrong: Story = { args: { value: 'x', error: 'Description must be 3 to 5,000 characters' } };

export const Dark: Story = { ...Open, globals: { scheme: 'dark' } };

export const SmallAndLong: Story = {
  ...Open,
  args: { suggestions: [{ id: '1', label: 'Taumatawhakatangihangakoauauotamatea'.repeat(8) }] },
  globals: { viewport: { value: 'phone' } },
};
