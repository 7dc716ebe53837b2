import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from './Card.js';

const meta: Meta<typeof Card> = {
  title: 'Layout/Card',
  component: Card,
  args: { title: 'Consignment details', children: 'Content' },
};

export default meta;

export const Plain: StoryObj<typeof Card> = {};

export const WithAside: StoryObj<typeof Card> = { args: { aside: '3 items' } };

export const Dark: StoryObj<typeof Card> = {
  args: { aside: '3 items' },
  globals: { scheme: 'dark', tenant: 'AURORA' },
};

export const SmallAndLong: StoryObj<typeof Card> = {
  args: {
    title: 'Te Whare Taonga o Ōtepoti, the long-named storehouse behind the railway station',
    aside: '12 items',
    children: 'Taumatawhakatangihangakoauau'.repeat(180),
  },
  globals: { viewport: { value: 'phone' } },
};
