import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { fn } from 'storybook/test';

import type { Guide } from '../testing/guide.js';

const row = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const;

const meta: Meta<typeof Button> = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Save', onClick: fn() },
  argTypes: {
    children: { description: 'Verb and object', table: { type: { summary: 'ReactNode' } } },
    variant: {
      control: 'select',
      options: ['filled', 'default', 'subtle'],
      description: 'Filled for the first of a page, default for the others, subtle within a card',
      table: { type: { summary: "'filled' | 'default' | 'subtle'" }, defaultValue: { summary: "'filled'" } },
    },
    size: {
      control: 'select',
      options: ['compact-sm', 'sm'],
      description: 'Compact beside a title or in a row',
      table: { type: { summary: "'compact-sm' | 'sm'" }, defaultValue: { summary: "'sm'" } },
    },
    loading: {
      control: 'boolean',
      description: 'It is being done: shows a spinner, and cannot be pressed',
      table: { type: { summary: 'boolean' }, defaultValue: { summary: 'false' } },
    },
    disabled: {
      control: 'boolean',
      description: 'Without a reason: prefer DisabledReasonButton',
      table: { type: { summary: 'boolean' }, defaultValue: { summary: 'false' } },
    },
  },
  parameters: {
    controls: { include: ['children', 'variant', 'size', 'loading', 'disabled'] },
    guide: {
      status: 'stable',
      use: [
        "Something happens: save, print, cancel. It is Mantine's `Button` in the theme.",
        'Filled for the one thing that the page is for; `default` for the others; `subtle` within a card.',
      ],
      avoid: [
        'Going somewhere: a link, which can be opened in another tab.',
        "It can't be used now: `DisabledReasonButton`, which says why.",
      ],
      examples: [
        { verdict: 'do', story: 'OneFilled', why: 'Fill one button, and name what it does to what.' },
        { verdict: "don't", story: 'AllFilled', why: 'Fill all: none is the first then.' },
        { verdict: 'do', story: 'Destructive', why: 'Colour a button red only where it destroys.' },
        { verdict: "don't", story: 'Vague', why: 'Call it OK, Yes or Submit.' },
      ],
      keys: [
        ['Tab', 'Moves to it'],
        ['Enter, Space', 'Press it'],
      ],
      accessibility: [
        'Its text is its name. A button of an icon alone needs an `aria-label` and a tooltip.',
        'While `loading` it cannot be pressed. It is 36 px high, and 44 px below 640 px.',
      ],
    } satisfies Guide,
  },
};

export default meta;
type Story = StoryObj<typeof Button>;

export const Filled: Story = {};

export const Default: Story = { args: { variant: 'default', children: 'Close' } };

export const Subtle: Story = { args: { variant: 'subtle', children: 'Add item' } };

export const WithIcon: Story = {
  args: { variant: 'default', leftSection: <IconPrinter size={18} aria-hidden />, children: 'Print labels' },
};

export const Loading: Story = { args: { loading: true } };

export const Destructive: Story = { args: { color: 'red.9', children: 'Discard changes' } };

const sizes = ['compact-sm', 'compact-md', 'sm', 'md'] as const;
const column = { display: 'grid', justifyItems: 'start', gap: 8, maxWidth: 200 } as const;

/** [PLAT-264] A label that is longer than its place takes several lines, in every size. */
export const LongLabel: Story = {
  args: { children: 'Print the dangerous goods declarations of all selected consignments' },
  parameters: { everyWidth: true },
  render: (args) => (
    <div style={column}>
      {sizes.map((size) => (
        <Button key={size} {...args} size={size} />
      ))}
      <Button {...args} variant="default" leftSection={<IconPrinter size={18} aria-hidden />} />
      <Button {...args}>PO-7781-2026-11-28-AKL1-WLG1-000123456789</Button>
      <Button {...args}>Save</Button>
    </div>
  ),
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const SmallAndLong: Story = {
  args: { children: 'Ngā taonga o Te Whanganui-a-Tara' },
  globals: { viewport: { value: 'phone' } },
};

/** For the guide. */
export const OneFilled: Story = {
  render: () => (
    <div style={row}>
      <Button variant="default">Close</Button>
      <Button variant="default">Print labels</Button>
      <Button>Request pickup</Button>
    </div>
  ),
  tags: ['!dev', '!autodocs'],
};

/** For the guide. */
export const AllFilled: Story = {
  render: () => (
    <div style={row}>
      <Button>Close</Button>
      <Button>Print labels</Button>
      <Button>Request pickup</Button>
    </div>
  ),
  tags: ['!dev', '!autodocs'],
};

/** For the guide. */
export const Vague: Story = {
  render: () => (
    <div style={row}>
      <Button variant="default">No</Button>
      <Button leftSection={<IconPlus size={18} aria-hidden />}>OK</Button>
    </div>
  ),
  tags: ['!dev', '!autodocs'],
};
