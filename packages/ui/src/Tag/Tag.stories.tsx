import type { Meta, StoryObj } from '@storybook/react-vite';

import { Tag } from './Tag.js';

const meta: Meta<typeof Tag> = { component: Tag, args: { name: 'Fragile', colour: '#d9480f' } };

export default meta;

export const Coloured: StoryObj<typeof Tag> = {};

export const OfTheColourOfThePage: StoryObj<typeof Tag> = { args: { name: 'Māori arts', colour: '#ffffff' } };
