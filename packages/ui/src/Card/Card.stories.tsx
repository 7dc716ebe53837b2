import type { Meta, StoryObj } from '@storybook/react-vite';

import type { Guide } from '../testing/guide.js';
import { Card } from './Card.js';

const meta: Meta<typeof Card> = {
  title: 'Layout/Card',
  component: Card,
  args: { title: 'Consignment details', children: 'Content' },
  parameters: {
    guide: {
      status: 'stable',
      use: ['A section of a page with a title of its own.'],
      avoid: ['A card in a card: a heading is enough.', 'A single sentence.'],
      examples: [{ verdict: 'do', story: 'WithAside', why: 'Put a count or a button beside the title.' }],
      keys: [],
      accessibility: [
        'A region named by its title, which is an `h2`. `isTitleHidden` keeps it for screen readers.',
      ],
    } satisfies Guide,
  },
};

export default meta;

export const Plain: StoryObj<typeof Card> = {};

export const WithAside: StoryObj<typeof Card> = { args: { aside: '3 items' } };

export const Dark: StoryObj<typeof Card> = {
  args: { aside: '3 items' },
  globals: { scheme: 'dark' },
};

export const SmallAndLong: StoryObj<typeof Card> = {
  args: {
    title: 'Te Whare Taonga o Ōtepoti, the long-named storehouse behind the railway station',
    aside: '12 items',
    children: 'Taumatawhakatangihangakoauau'.repeat(180),
  },
  globals: { viewport: { value: 'phone' } },
};
