import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';

import type { Guide } from '../testing/guide.js';

interface Props {
  readonly legend: string;
  readonly choices: readonly string[];
}

const line = { display: 'flex', gap: 8, alignItems: 'baseline', padding: '4px 0', fontSize: 14 } as const;

function Radios({ legend, choices }: Props): ReactNode {
  return (
    <fieldset style={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
      <legend style={{ fontSize: 13, fontWeight: 500 }}>{legend}</legend>
      {choices.map((choice, index) => (
        <label key={choice} style={line}>
          <input
            type="radio"
            name={legend}
            defaultChecked={index === 0}
            style={{ flex: 'none', accentColor: 'var(--consign-focus)' }}
          />
          <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>{choice}</span>
        </label>
      ))}
    </fieldset>
  );
}

const meta: Meta<typeof Radios> = {
  title: 'Fields/Radio buttons',
  component: Radios,
  args: { legend: 'Scheme', choices: ['Light', 'Dark', 'Match my device'] },
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'One of two to five things that people should see beside each other.',
        'The browser\'s own: `input type="radio"` in a `label`, in the colour of the brand.',
      ],
      avoid: ['More than five: `SelectField`.', 'Yes or no: a checkbox.'],
      examples: [
        { verdict: 'do', story: 'Few', why: 'Choose the usual one in advance.' },
        { verdict: "don't", story: 'Many', why: 'List what only a search finds quickly.' },
      ],
      keys: [
        ['Tab', 'Moves to the chosen one'],
        ['Arrows', 'Choose the next or the previous one'],
      ],
      accessibility: [
        'A `fieldset` with a `legend`, or `role="radiogroup"` with a name.',
        'The whole line is the target, and at least 24 px high.',
      ],
    } satisfies Guide,
  },
};

export default meta;
type Story = StoryObj<typeof Radios>;

export const Few: Story = {};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const SmallAndLong: Story = {
  args: { choices: ['Taumatawhakatangihangakoauau'.repeat(40), 'Dark'] },
  globals: { viewport: { value: 'phone' } },
};

/** For the guide. */
export const Many: Story = {
  args: {
    legend: 'Site',
    choices: [
      'Auckland',
      'Christchurch',
      'Dunedin',
      'Hamilton',
      'Napier',
      'Nelson',
      'Tauranga',
      'Wellington',
    ],
  },
  tags: ['!dev', '!autodocs'],
};
