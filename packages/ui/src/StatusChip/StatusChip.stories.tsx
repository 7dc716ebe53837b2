import { statusCodes } from '@consign/domain/status';
import type { Meta, StoryObj } from '@storybook/react-vite';

import type { Guide } from '../testing/guide.js';
import { StatusButton } from './StatusButton.js';
import { StatusChip } from './StatusChip.js';

const meta: Meta<typeof StatusChip> = {
  title: 'Data/StatusChip',
  component: StatusChip,
  args: { code: 'DRAFT' },
  parameters: {
    guide: {
      status: 'stable',
      use: ['The status of a consignment, by its code.'],
      avoid: ['Anything else: `Tag`, or a word.'],
      examples: [{ verdict: 'do', story: 'Every', why: 'Take name, colour and icon from the code.' }],
      keys: [['Tab', 'Only of a `StatusButton`: reaches the explanation']],
      accessibility: ['The name is always there: colour and icon repeat it. 4.5:1 in both schemes.'],
    } satisfies Guide,
  },
};

export default meta;
type Story = StoryObj<typeof StatusChip>;

export const One: Story = {};

export const Every: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {statusCodes.map((code) => (
        <StatusButton key={code} code={code} />
      ))}
    </div>
  ),
};

export const Dark: Story = { ...Every, globals: { scheme: 'dark' } };

export const SmallAndLong: Story = {
  args: { code: 'TRANSIT', name: 'Kei te haere ki Te Whanganui-a-Tara '.repeat(140) },
  globals: { viewport: { value: 'phone' } },
};
