import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';

import { PickupCountdown } from './PickupCountdown.js';
import { startPickupWait } from './pickup-wait.js';

interface Props {
  readonly reference: string;
  readonly seconds: number;
}

const standingStill = () => () => undefined;

/** The clock stands still, so that a story is the same each time. */
function Countdown({ reference, seconds }: Props): ReactNode {
  const [wait] = useState(() => startPickupWait({ reference, seconds, schedule: standingStill }));
  return <PickupCountdown wait={wait} />;
}

const meta: Meta<typeof Countdown> = {
  title: 'Consignment/PickupCountdown',
  component: Countdown,
  args: { reference: 'TAS0001234', seconds: 5 },
  argTypes: { seconds: { control: { type: 'range', min: 1, max: 30 } } },
  render: (props) => <Countdown key={`${props.reference} ${props.seconds}`} {...props} />,
};

export default meta;
type Story = StoryObj<typeof Countdown>;

export const Counting: Story = {};

export const LastSecond: Story = { args: { seconds: 1 } };

export const Paused: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Pause' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Continue' });
  },
};

export const LongReference: Story = {
  args: { reference: 'TASMAN-0000001234-OF-SOUTHLAND', seconds: 30 },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
