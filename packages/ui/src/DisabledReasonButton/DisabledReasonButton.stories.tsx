import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { Guide } from '../testing/guide.js';
import { DisabledReasonButton } from './DisabledReasonButton.js';

const meta: Meta<typeof DisabledReasonButton> = {
  title: 'Actions/DisabledReasonButton',
  component: DisabledReasonButton,
  args: { children: 'Mark As Ready', reason: null },
  parameters: {
    guide: {
      status: 'stable',
      use: ["An action that can't be taken now, and could be soon: the reason says how."],
      avoid: ['The user may never take it: leave it out.', 'It is always possible: a plain button.'],
      examples: [
        { verdict: 'do', story: 'ReasonShown', why: 'Name what to do first.' },
        { verdict: "don't", story: 'NoUse', why: 'Repeat the label: it helps no one on.' },
      ],
      keys: [
        ['Tab', "Reaches it although it can't be used"],
        ['Enter, Space', 'Press it; with a reason they do nothing'],
      ],
      accessibility: [
        'It is `aria-disabled` and not `disabled`, so that the focus reaches it; the reason is its description.',
        'Pointer, focus and touch show the reason in a tooltip.',
      ],
    } satisfies Guide,
  },
};

export default meta;
type Story = StoryObj<typeof DisabledReasonButton>;

/** An optional choice, as the workshop reads it from the types, becomes a choice of its texts. */
export const Usable: Story = {
  argTypes: {
    type: { type: { name: 'union', value: ["'button'", "'submit'", 'undefined'].map(toType) } },
  },
  play: async ({ argTypes }) => {
    await expect(argTypes.type).toMatchObject({ type: { name: 'enum', value: ['button', 'submit'] } });
  },
};

function toType(value: string) {
  return { name: 'other', value } as const;
}

export const WithReason: Story = { args: { reason: 'Save the consignment first' } };

export const ReasonShown: Story = {
  args: { reason: 'Save the consignment first' },
  play: ({ canvas }) => canvas.getByRole('button').focus(),
};

export const Busy: Story = { args: { busy: true } };

export const Dark: Story = { ...ReasonShown, globals: { scheme: 'dark' } };

export const SmallAndLong: Story = {
  args: {
    children: 'Request pickup from Te Whanganui-a-Tara',
    reason: 'Taumatawhakatangihangakoauau'.repeat(20),
  },
  play: ({ canvas }) => canvas.getByRole('button').focus(),
  globals: { viewport: { value: 'phone' } },
};

/** For the guide. */
export const NoUse: Story = {
  ...ReasonShown,
  args: { reason: "Can't be marked as ready" },
  tags: ['!dev', '!autodocs'],
};
