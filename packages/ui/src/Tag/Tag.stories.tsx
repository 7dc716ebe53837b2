import type { Meta, StoryObj } from '@storybook/react-vite';

import { Tag } from './Tag.js';

const meta: Meta<typeof Tag> = {
  title: 'Data/Tag',
  component: Tag,
  args: { name: 'Fragile', colour: '#d9480f' },
};

export default meta;

export const Coloured: StoryObj<typeof Tag> = {};

export const OfTheColourOfThePage: StoryObj<typeof Tag> = { args: { name: 'Māori arts', colour: '#ffffff' } };

export const Dark: StoryObj<typeof Tag> = { globals: { scheme: 'dark', tenant: 'AURORA' } };

export const SmallAndLong: StoryObj<typeof Tag> = {
  args: { name: 'Taumatawhakatangihangakoauau'.repeat(180) },
  globals: { viewport: { value: 'phone' } },
};
