import { buildConsignment, buildExtra } from '@consign/consignment-parts/testing/data';
import { Card } from '@consign/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { ExtrasPanels } from './ExtrasPanels.js';
import type { Extras } from './use-extras.js';

const deliveryExtras = [
  buildExtra(1, 'Tail lift', { isPerConsignment: true, instructionCode: 'INCLUDED' }),
  buildExtra(2, 'Hand unload', { deliveryExtraDescription: 'Per piece' }),
  buildExtra(3, 'Packaging taken away', {
    instructionCode: 'INCLUDED',
    quantityRequested: 2,
    quantityCompleted: 3,
  }),
  buildExtra(4, 'Waiting time', { instructionCode: 'ONREQUEST' }),
];
const consignment = buildConsignment('TAS0000007', {
  availableDeliveryExtras: deliveryExtras,
  deliveryExtras,
});
const saved: Extras = {
  extras: deliveryExtras,
  isUnsaved: () => false,
  state: 'idle',
  reason: null,
  choose: () => undefined,
  retry: () => undefined,
  undo: () => undefined,
};

const meta: Meta<typeof ExtrasPanels> = {
  title: 'Consignment/Extras',
  component: ExtrasPanels,
  args: { extras: saved, consignment, readOnlyReason: null },
  render: (args) => (
    <div style={{ maxWidth: 360 }}>
      <Card title="Extras">
        <ExtrasPanels {...args} />
      </Card>
    </div>
  ),
};

export default meta;
type Story = StoryObj<typeof ExtrasPanels>;

export const Movable: Story = {};

export const Saving: Story = { args: { extras: { ...saved, state: 'saving' } } };

export const NotSaved: Story = {
  args: {
    extras: {
      ...saved,
      state: 'failed',
      reason: 'No response received: you may be offline',
      isUnsaved: (id) => id === deliveryExtras[2]?.deliveryExtraId,
    },
  },
};

export const ReadOnly: Story = {
  args: { readOnlyReason: "This consignment is Staged, so it can't be changed" },
};

export const None: Story = { args: { extras: { ...saved, extras: [] } } };

export const Dark: Story = { ...NotSaved, globals: { scheme: 'dark' } };

export const Small: Story = { ...NotSaved, globals: { viewport: { value: 'phone' } } };
