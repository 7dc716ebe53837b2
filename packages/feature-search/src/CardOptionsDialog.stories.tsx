import { TestSessionProvider } from '@consign/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { screen } from 'storybook/test';

import { CardOptionsDialog } from './CardOptionsDialog.js';
import { WithControl } from './testing/WithControl.js';

interface Props {
  /** As in the URL of the list. */
  readonly query: Record<string, string>;
  readonly onClose: () => void;
}

function Options({ query, onClose }: Props): ReactNode {
  return (
    <TestSessionProvider>
      <WithControl query={query}>
        {(control) => <CardOptionsDialog control={control} onClose={onClose} />}
      </WithControl>
    </TestSessionProvider>
  );
}

const meta: Meta<typeof Options> = {
  title: 'Search/CardOptionsDialog',
  component: Options,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { query: {}, onClose: () => undefined },
  globals: { viewport: { value: 'phone' } },
  render: (props) => <Options key={JSON.stringify(props.query)} {...props} />,
};

export default meta;
type Story = StoryObj<typeof Options>;

export const Usual: Story = {};

export const Sorted: Story = {
  args: { query: { sortOption: 'RequestedDeliveryDate', sortDirection: 'desc' } },
};

export const FieldAdded: Story = {
  play: async ({ userEvent }) => {
    const [first] = await screen.findAllByRole('checkbox');
    if (!(first instanceof HTMLInputElement)) throw new Error('There is no field to choose');
    const before = first.checked;
    first.focus();
    await userEvent.keyboard(' ');
    if (first.checked === before) throw new Error('The field was not chosen');
  },
};

export const Dark: Story = { globals: { scheme: 'dark', viewport: { value: 'phone' } } };

export const Wide: Story = { globals: { viewport: { value: undefined } } };
