import { listItemOf } from '@consign/consignment-parts/testing/data';
import { statusCodes, statuses } from '@consign/domain/status';
import { TestSessionProvider } from '@consign/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';

import { SearchScreen } from './SearchScreen.js';

const results = Array.from({ length: 25 }, (_, index) => {
  const code = statusCodes[index % statusCodes.length] ?? 'DRAFT';
  return listItemOf(index + 1, {
    isDeliveryException: index % 7 === 3,
    hasUnresolvedNotes: index % 9 === 4,
    totals: {
      deliveryItems: index + 1,
      packagingTypeName: null,
      volume: index * 0.12,
      weight: index * 125.5,
    },
    statusHistory: [{ code, name: statuses[code].name, statusDate: '2026-11-20T21:05:00Z' }],
  });
});
const page = {
  currentPage: 1,
  firstRowOnPage: 1,
  lastRowOnPage: 25,
  pageCount: 4,
  pageSize: 25,
  rowCount: 87,
  results,
};

type Answers = NonNullable<ComponentProps<typeof TestSessionProvider>['answers']>;

const meta: Meta<typeof SearchScreen> = {
  component: SearchScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    query: {},
    onQueryChange: () => undefined,
    addressOf: () => 'http://tasman.localhost:4300/search',
    link: { href: (reference) => `#${reference}`, open: () => undefined },
    now: () => new Date('2026-11-21T00:00:00Z'),
  },
  decorators: [
    (Story, { parameters }) => (
      <TestSessionProvider answers={parameters['answers'] as Answers}>
        <Story />
      </TestSessionProvider>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof SearchScreen>;

export const FirstPage: Story = {
  parameters: { answers: { 'POST /api/v2/consignments/search': page } satisfies Answers },
};

export const Empty: Story = {
  parameters: {
    answers: {
      'POST /api/v2/consignments/search': {
        ...page,
        results: [],
        rowCount: 0,
        pageCount: 0,
        firstRowOnPage: 0,
        lastRowOnPage: 0,
      },
    } satisfies Answers,
  },
};

export const Busy: Story = {
  parameters: {
    answers: {
      'POST /api/v2/consignments/search': () => new Promise<never>(() => undefined),
    } satisfies Answers,
  },
};

export const Failed: Story = {
  parameters: {
    answers: {
      'POST /api/v2/consignments/search': () => new Response(null, { status: 502 }),
    } satisfies Answers,
  },
};
