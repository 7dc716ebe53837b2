import type { Meta, StoryObj } from '@storybook/react-vite';

import type { Guide } from '../testing/guide.js';
import { Tag } from './Tag.js';

const meta: Meta<typeof Tag> = {
  title: 'Data/Tag',
  component: Tag,
  args: { name: 'Fragile', colour: '#d9480f' },
  parameters: {
    guide: {
      status: 'stable',
      use: ['A word that a customer or a provider gave to something, in their colour.'],
      avoid: ['A status: `StatusChip`.', 'Something to press: a button.'],
      examples: [
        {
          verdict: 'do',
          story: 'Coloured',
          why: 'Give the colour as the provider chose it: it is a dot, so any colour can be read beside.',
        },
        { verdict: "don't", story: 'Sentence', why: 'Put a sentence into it: it is a label.' },
      ],
      keys: [],
      accessibility: ['Plain text. The dot says nothing that the name does not.'],
    } satisfies Guide,
  },
};

export default meta;

export const Coloured: StoryObj<typeof Tag> = {};

export const OfTheColourOfThePage: StoryObj<typeof Tag> = { args: { name: 'Māori arts', colour: '#ffffff' } };

export const Dark: StoryObj<typeof Tag> = { globals: { scheme: 'dark' } };

export const SmallAndLong: StoryObj<typeof Tag> = {
  args: { name: 'Taumatawhakatangihangakoauau'.repeat(180) },
  globals: { viewport: { value: 'phone' } },
};

/** For the guide. */
export const Sentence: StoryObj<typeof Tag> = {
  args: { name: 'The driver has to ring the bell at gate 2 before unloading' },
  tags: ['!dev', '!autodocs'],
};
