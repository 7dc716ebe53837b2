import { statusCodes } from '@consign/domain/status';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { StatusChip } from './StatusChip.js';

const meta: Meta<typeof StatusChip> = {
  title: 'Data/StatusChip',
  component: StatusChip,
  args: { code: 'DRAFT' },
};

export default meta;
type Story = StoryObj<typeof StatusChip>;

export const One: Story = {};

export const Every: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {statusCodes.map((code) => (
        <StatusChip key={code} code={code} focusable />
      ))}
    </div>
  ),
};

export const Dark: Story = { ...Every, globals: { scheme: 'dark', tenant: 'AURORA' } };

export const SmallAndLong: Story = {
  args: { code: 'TRANSIT', name: 'Kei te haere ki Te Whanganui-a-Tara '.repeat(140) },
  globals: { viewport: { value: 'phone' } },
};
