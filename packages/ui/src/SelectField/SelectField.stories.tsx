import type { Meta, StoryObj } from '@storybook/react-vite';

import type { Guide } from '../testing/guide.js';
import { SelectField } from './SelectField.js';

const meta: Meta<typeof SelectField> = {
  title: 'Fields/SelectField',
  component: SelectField,
  args: {
    label: 'Receiver site',
    value: null,
    placeholder: 'Name or code',
    onChange: () => undefined,
    options: [
      { value: 'a', label: 'Kōwhai Auckland (AKL1)', hint: 'Avondale, Auckland' },
      { value: 'w', label: 'Kōwhai Wellington (WGN1)', hint: 'Te Aro, Wellington' },
    ],
  },
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'One of a known list, from about six to some hundred entries. Typing narrows it.',
        'With `onSearch`, one of thousands that the server finds.',
      ],
      avoid: [
        'Up to five entries that people should compare: radio buttons.',
        'Yes or no: a checkbox.',
        'To choose several: `MultiSelectField`.',
        'A text that may also be none of the list: `SuggestField`.',
      ],
      examples: [
        { verdict: 'do', story: 'Chosen', why: 'Name the thing and what tells it apart: name, code, town.' },
        { verdict: "don't", story: 'Codes', why: 'Show codes alone: only those who made them know them.' },
      ],
      keys: [
        ['Arrow down', 'Opens the list'],
        ['Letters', 'Open it and narrow it; the first match is highlighted'],
        ['Arrow up, Arrow down', 'Move the highlight'],
        ['Enter', 'Chooses'],
        ['Escape', 'Closes the list; the value stays'],
      ],
      accessibility: [
        'A combobox with a listbox (ARIA 1.2). The number of matches is not announced; `nothingFound` is.',
        'The list does not open on focus: it would cover the error of the field.',
        'The second line of an entry is part of its name.',
      ],
    } satisfies Guide,
  },
};

export default meta;
type Story = StoryObj<typeof SelectField>;

export const Empty: Story = {};

export const Chosen: Story = { args: { value: 'a' } };

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Receiver site' }));
  },
};

/** [PLAT-42] */
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Ōtautahi');
  },
};

/** [PART-14] The second line of the highlighted option has the contrast of the first. */
export const Highlighted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Receiver site' }), 'k{ArrowDown}');
  },
};

export const HighlightedDark: Story = { ...Highlighted, globals: { scheme: 'dark' } };

export const Wrong: Story = { args: { error: 'Choose a site' } };

export const Searching: Story = { args: { searching: true, options: [] } };

export const ReadOnly: Story = { args: { value: 'a', readOnly: true } };

export const SmallAndLong: Story = {
  args: {
    value: 'm',
    options: [
      {
        value: 'm',
        label: 'Taumatawhakatangihangakoauau'.repeat(180),
        hint: 'Te Whare Taonga o Ōtepoti, the long-named storehouse behind the railway station',
      },
      { value: 'k', label: 'Kōwhai Ōtāhuhu', hint: 'ū'.repeat(5000) },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

/** For the guide. */
export const Codes: Story = {
  args: {
    value: 'a',
    options: [
      { value: 'a', label: 'AKL1' },
      { value: 'w', label: 'WGN1' },
    ],
  },
  tags: ['!dev', '!autodocs'],
};
