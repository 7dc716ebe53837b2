import { consignmentOf, lineItemOf, siteParticipant } from '@consign/consignment-parts/testing/data';
import { accountOf, siteOf, TestSessionProvider } from '@consign/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';

import { ConsignmentScreen } from './ConsignmentScreen.js';

type Answers = NonNullable<ComponentProps<typeof TestSessionProvider>['answers']>;

const reference = 'TAS0001234';
const detail = 'GET /api/v1/consignments/{ref}';
const origin = siteOf(10, 'Kōwhai Auckland', {
  isDefault: true,
  isDefaultOrigin: true,
  defaultAccount: accountOf(20, 'KOW-001'),
  defaultParticipant: siteParticipant(10, 'Kōwhai Auckland', 'Auckland'),
});

const meta: Meta<typeof ConsignmentScreen> = {
  component: ConsignmentScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    reference: null,
    link: { href: (other) => `/consignment/${other}`, open: () => undefined },
    onCreated: () => undefined,
    onClose: () => undefined,
    closeHref: '/search',
    onNotFound: () => undefined,
    onDirtyChange: () => undefined,
    leaving: null,
    now: () => new Date('2026-11-21T00:00:00Z'),
  },
  decorators: [
    (Story, { parameters }) => (
      <TestSessionProvider data={{ sites: [origin] }} answers={parameters['answers'] as Answers}>
        <Story />
      </TestSessionProvider>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof ConsignmentScreen>;

export const New: Story = { parameters: { answers: {} satisfies Answers } };

export const NotValid: Story = {
  parameters: { answers: {} satisfies Answers },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
  },
};

export const Draft: Story = {
  args: { reference },
  parameters: {
    answers: {
      [detail]: consignmentOf(reference, {
        lineItems: [lineItemOf(1), lineItemOf(2, { description: 'Benchtop', count: 12, weight: 90.5 })],
      }),
    } satisfies Answers,
  },
};

export const Staged: Story = {
  args: { reference },
  parameters: {
    answers: {
      [detail]: consignmentOf(reference, {
        isDeliveryException: true,
        statusHistory: [
          { code: 'STAGED', name: 'Staged', statusDate: '2026-11-20T00:00:00Z', deliveryEvents: [] },
        ],
      }),
    } satisfies Answers,
  },
};

export const Failed: Story = {
  args: { reference },
  parameters: { answers: { [detail]: () => new Response(null, { status: 502 }) } satisfies Answers },
};

export const Leaving: Story = {
  args: { reference, leaving: { discard: () => undefined, stay: () => undefined } },
  parameters: { answers: { [detail]: consignmentOf(reference) } satisfies Answers },
};
