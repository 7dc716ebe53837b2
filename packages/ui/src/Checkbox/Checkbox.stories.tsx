import { Checkbox, Stack } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';

import type { Guide } from '../testing/guide.js';

const meta: Meta<typeof Checkbox> = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Hand unload', defaultChecked: false },
  argTypes: {
    label: { description: 'What is so when it is ticked', table: { type: { summary: 'ReactNode' } } },
    description: {
      control: 'text',
      description: 'A line below the label',
      table: { type: { summary: 'ReactNode' } },
    },
    error: { control: 'text', description: 'What is wrong', table: { type: { summary: 'ReactNode' } } },
    disabled: { control: 'boolean', table: { type: { summary: 'boolean' } } },
    indeterminate: {
      control: 'boolean',
      description: 'Some of what it stands for is chosen',
      table: { type: { summary: 'boolean' } },
    },
  },
  parameters: {
    controls: { include: ['label', 'description', 'error', 'disabled', 'indeterminate'] },
    guide: {
      status: 'stable',
      use: [
        "Yes or no, taking effect with the form. It is Mantine's `Checkbox` in the theme.",
        'Up to about seven things of which several can be chosen.',
      ],
      avoid: ['One of several: radio buttons.', 'More than about seven: `MultiSelectField`.'],
      examples: [
        { verdict: 'do', story: 'Several', why: 'Say what is so when it is ticked.' },
        { verdict: "don't", story: 'Negative', why: 'Ask for a tick to say no.' },
      ],
      keys: [
        ['Tab', 'Moves to it'],
        ['Space', 'Ticks it, or takes the tick away'],
      ],
      accessibility: [
        'The label belongs to the target, which is at least 24 px high.',
        'A group has a `fieldset` with a `legend`. "Some of them" is `indeterminate`, which is announced as mixed.',
      ],
    } satisfies Guide,
  },
};

export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Empty: Story = {};

export const Ticked: Story = { args: { defaultChecked: true } };

export const SomeOfThem: Story = { args: { label: 'All extras', indeterminate: true } };

export const WithDescription: Story = { args: { description: 'The driver needs two people' } };

export const Wrong: Story = { args: { error: 'Accept the terms of carriage' } };

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const Several: Story = {
  render: () => (
    <fieldset style={{ margin: 0, padding: 0, border: 0 }}>
      <legend style={{ marginBottom: 8, fontSize: 13, fontWeight: 500 }}>Extras at delivery</legend>
      <Stack gap="xs">
        <Checkbox label="Hand unload" defaultChecked />
        <Checkbox label="Phone before delivery" />
        <Checkbox label="Tail lift" />
      </Stack>
    </fieldset>
  ),
};

export const Dark: Story = { args: { defaultChecked: true }, globals: { scheme: 'dark' } };

export const SmallAndLong: Story = {
  args: { label: 'Taumatawhakatangihangakoauau '.repeat(60) },
  globals: { viewport: { value: 'phone' } },
};

/** For the guide. */
export const Negative: Story = {
  args: { label: "Don't phone before delivery" },
  tags: ['!dev', '!autodocs'],
};
