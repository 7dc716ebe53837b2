import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from './Card.js';

const meta: Meta<typeof Card> = {
  component: Card,
  args: { title: 'Consignment details', children: 'Content' },
};

export default meta;

export const Plain: StoryObj<typeof Card> = {};

export const WithAside: StoryObj<typeof Card> = { args: { aside: '3 items' } };
