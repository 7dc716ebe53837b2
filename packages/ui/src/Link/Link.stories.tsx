import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';

import type { Guide } from '../testing/guide.js';

const meta: Meta<ComponentProps<'a'>> = {
  title: 'Actions/Link',
  args: { href: '#TAS0001234', children: 'TAS0001234' },
  argTypes: { children: { control: 'text' }, href: { control: 'text' } },
  render: (args) => <a {...args}>{args.children}</a>,
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Going to a page of the product or elsewhere. It is a plain `a` in the colour of links, with an address.',
        '`openHere` follows a plain click without a new document, and leaves Ctrl, Shift and the middle button to the browser.',
      ],
      avoid: [
        'Something happens: a button.',
        'The main thing to do: `Button component="a"` with an address looks like a button and stays a link.',
      ],
      examples: [
        { verdict: 'do', story: 'InAText', why: 'Let the words of the link say where it leads.' },
        { verdict: "don't", story: 'Here', why: 'Link "here": out of its sentence it says nothing.' },
      ],
      keys: [
        ['Tab', 'Moves to it'],
        ['Enter', 'Follows it; with Ctrl, in another tab'],
      ],
      accessibility: [
        'It is underlined within a text, so that colour is not its only mark (WCAG 1.4.1).',
        'A link that opens another window says so in its name.',
      ],
    } satisfies Guide,
  },
};

export default meta;
type Story = StoryObj<ComponentProps<'a'>>;

export const Plain: Story = {};

export const InAText: Story = {
  render: () => (
    <p>
      This is a corrected invoice. <a href="#INV-7781">See the one that it replaces</a>.
    </p>
  ),
};

export const Dark: Story = { ...InAText, globals: { scheme: 'dark' } };

export const SmallAndLong: Story = {
  args: { children: 'Te Whare Taonga o Ōtepoti, the long-named storehouse behind the railway station' },
  globals: { viewport: { value: 'phone' } },
};

/** For the guide. */
export const Here: Story = {
  render: () => (
    <p>
      This is a corrected invoice. To see the one that it replaces, click <a href="#INV-7781">here</a>.
    </p>
  ),
  tags: ['!dev', '!autodocs'],
};
