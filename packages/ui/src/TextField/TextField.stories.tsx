import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { Guide } from '../testing/guide.js';
import { TextField } from './TextField.js';

const meta: Meta<typeof TextField> = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'Receiver reference', value: 'PO-7781', onChange: () => undefined },
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'A text that only the user knows: a reference, a name, notes.',
        'With `lines` from 2 on, for a text of several lines.',
      ],
      avoid: [
        'Choosing among known values: `SelectField`, or `SuggestField` if other texts are allowed too.',
        'Numbers and money: `NumberField` and `MoneyField`, which know units and decimals.',
        'Several short facts in one field: a field for each can be checked.',
      ],
      examples: [
        { verdict: 'do', story: 'Wrong', why: 'Say below the field what has to change.' },
        {
          verdict: "don't",
          story: 'LabelInside',
          why: 'A placeholder is gone with the first key, and is too pale to read: it is an example, not a label.',
        },
      ],
      keys: [
        ['Tab', 'Moves to the field; a read-only field is text and is passed over'],
        ['Enter', 'In one line, submits the form; in several, begins a new line'],
      ],
      accessibility: [
        'The label names the input; hint, warning and error describe it (`aria-describedby`).',
        'An error sets `aria-invalid`. Give the field `id={fieldId(path)}`, so that `ErrorSummary` links to it.',
        'One line below the input is reserved, so that nothing moves when an error appears.',
      ],
    } satisfies Guide,
  },
};

export default meta;
type Story = StoryObj<typeof TextField>;

export const Filled: Story = {};

/** What is typed stays, although the story gives the value. */
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Receiver reference' });
    await userEvent.type(field, '/2');
    await expect(field).toHaveValue('PO-7781/2');
  },
};

export const Optional: Story = { args: { value: '', optional: true, hint: 'Printed on the label' } };

/** [CONS-144] */
export const LongReadOnly: Story = {
  args: { value: `PO-${'9'.repeat(253)}`, readOnly: true },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText(/^PO-9/).getBoundingClientRect();
    await expect(height).toBeGreaterThan(24);
    await expect(width).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(canvas.getByRole('textbox', { name: 'Receiver reference' })).toHaveValue(
      `PO-${'9'.repeat(253)}`,
    );
  },
};

export const Wrong: Story = { args: { value: '', error: 'Required' } };

export const Warning: Story = {
  args: { label: 'Postcode', value: '107', warning: 'New Zealand postcodes have 4 digits' },
};

export const ReadOnly: Story = { args: { readOnly: true } };

export const ReadOnlyAndEmpty: Story = { args: { readOnly: true, value: '' } };

export const ReadOnlyAndSeveralLines: Story = {
  args: { readOnly: true, lines: 3, value: 'Ring the bell at gate 2.\nForklift on site until 4 pm.' },
};

/** While the form is saving. */
export const Locked: Story = {
  args: { readOnly: true },
  decorators: [
    (Shown) => (
      <div data-locked>
        <Shown />
      </div>
    ),
  ],
};

export const Disabled: Story = { args: { disabled: true } };

export const SeveralLines: Story = { args: { lines: 3, value: 'Ring the bell at gate 2' } };

export const Dark: Story = { ...Wrong, globals: { scheme: 'dark' } };

export const DarkWarning: Story = { ...Warning, globals: { scheme: 'dark' } };

export const SmallAndLong: Story = {
  args: {
    label: 'Tohutoro o te kaiwhiwhi, as it is printed on the label and on the note',
    value: 'ā'.repeat(5000),
    error: 'Maximum length is 256 characters '.repeat(8),
  },
  globals: { viewport: { value: 'phone' } },
};

export const SmallAndSeveralLines: Story = {
  args: { lines: 3, value: 'Taumatawhakatangihangakoauau'.repeat(180) },
  globals: { viewport: { value: 'phone' } },
};

/** For the guide. */
export const LabelInside: Story = {
  args: { label: 'Reference', value: '', placeholder: 'Enter the reference of the receiver here' },
  tags: ['!dev', '!autodocs'],
};
