import { statusCodes } from '@consign/domain/status';
import type { Meta, StoryObj } from '@storybook/react-vite';

import type { Guide } from '../testing/guide.js';
import { StatusTimeline } from './StatusTimeline.js';

const meta: Meta<typeof StatusTimeline> = {
  title: 'Data/StatusTimeline',
  component: StatusTimeline,
  args: {
    label: 'Status history',
    entries: [
      { code: 'DRAFT', reachedAt: '2026-11-18T20:05:09Z' },
      { code: 'FINAL', reachedAt: '2026-11-19T01:00:00Z' },
      { code: 'STAGED', reachedAt: '2026-11-19T01:00:04Z', note: 'Awaiting pickup from Kōwhai Auckland' },
      { code: 'TRANSIT', reachedAt: '2026-11-20T11:30:00Z' },
      { code: 'DELIVERING', reachedAt: null },
      { code: 'DELIVERED', reachedAt: null },
    ],
  },
  parameters: {
    guide: {
      status: 'stable',
      use: ['The way of a consignment through its statuses, with times and notes.'],
      avoid: ['What users did: the change history.'],
      examples: [
        { verdict: 'do', story: 'UnderWay', why: 'Show what is still to come, without a time.' },
        { verdict: 'do', story: 'Empty', why: 'Say that nothing has happened yet.' },
      ],
      keys: [],
      accessibility: ['An ordered list with a name; the present status has `aria-current`.'],
    } satisfies Guide,
  },
};

export default meta;
type Story = StoryObj<typeof StatusTimeline>;

export const UnderWay: Story = {};

export const One: Story = { args: { entries: [{ code: 'DRAFT', reachedAt: '2026-11-18T20:05:09Z' }] } };

export const Empty: Story = { args: { entries: [] } };

const every = statusCodes.map((code, hour) => ({
  code,
  reachedAt: `2026-11-20T0${hour}:30:00Z`,
}));

export const Every: Story = { args: { entries: every } };

export const Dark: Story = { args: { entries: every }, globals: { scheme: 'dark' } };

export const SmallAndLong: Story = {
  args: {
    entries: [
      { code: 'DRAFT', reachedAt: '2026-11-18T20:05:09Z', note: 'Taumatawhakatangihangakoauau'.repeat(180) },
      {
        code: 'CANCELLED',
        reachedAt: '2026-11-19T20:05:09Z',
        note: 'The gate at Ōtāhuhu was closed.\nThe driver rang Tāne and waited for twenty minutes before he left.',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
