import type { StatusCode } from '@consign/domain/status';
import { buildMessage, type FakeResponses } from '@consign/queries/testing';
import { answered } from '@consign/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { BulkProgress } from '../BulkResult/BulkProgress.js';
import { BulkRunnerProvider } from '../BulkRunner/index.js';
import { createConsignmentSelection, type SelectedConsignment } from '../selection/index.js';
import { BulkActions } from './BulkActions.js';

interface Props {
  readonly selected: readonly SelectedConsignment[];
}

function Selected({ selected }: Props): ReactNode {
  const [selection] = useState(() => {
    const made = createConsignmentSelection();
    made.replace(selected);
    return made;
  });
  return (
    <BulkRunnerProvider consignmentHref={(reference) => `#${reference}`}>
      <div style={{ minHeight: 420 }}>
        <BulkActions selection={selection} search={{ siteIds: [] }} />
      </div>
      <BulkProgress />
    </BulkRunnerProvider>
  );
}

function some(statusCode: StatusCode, count: number): SelectedConsignment[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${statusCode}-${index}`,
    reference: `TAS${statusCode.length}0000${String(index).padStart(3, '0')}`,
    statusCode,
    serviceTypeCode: 'GENERAL',
  }));
}

const refused = {
  ...buildMessage('Error', 'This consignment cannot be marked as ready'),
  invalidParams: [{ value: 'Receiver', description: 'Receiver reference is required' }],
  innerMessages: ['Freight item 1: Te Whare Wānanga o Tāmaki Makaurau needs a weight'],
};

const answers = {
  'POST /api/v1/consignments/bulk/status': ({ body }) => ({
    results: (body as { references: string[] }).references.map((reference, index) => ({
      reference,
      messages: [index % 4 === 2 ? refused : buildMessage('Information', 'Marked as ready')],
    })),
  }),
} satisfies FakeResponses;

const meta: Meta<typeof Selected> = {
  title: 'Consignment/BulkActions',
  component: Selected,
  parameters: { answers },
  args: { selected: some('DRAFT', 12) },
  decorators: [answered],
};

export default meta;
type Story = StoryObj<typeof Selected>;

const mixed = [...some('DRAFT', 12), ...some('TRANSIT', 8)];

export const AllApply: Story = {};

export const SomeApply: Story = { args: { selected: mixed } };

export const WhyNone: Story = {
  args: { selected: some('TRANSIT', 8) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Request pickup' }));
    await expect(await screen.findByText('8 already in transit')).toBeVisible();
  },
};

export const MoreMenu: Story = {
  args: { selected: mixed },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'CSV export' })).toBeVisible());
  },
};

export const EmailManifest: Story = {
  args: { selected: some('FINAL', 3) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Email Pickup Manifest/u }));
    await expect(await screen.findByRole('textbox', { name: /^Notes/u })).toBeVisible();
  },
};

const markReady: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mark as Ready' }));
};

export const Result: Story = {
  play: async (context) => {
    await markReady?.(context);
    await expect(await screen.findByRole('table')).toBeVisible();
  },
};

/** [BULK-301] The focus is on the pressed button again once an action has ended, and once its result is closed. */
export const FocusAfterwards: Story = {
  play: async ({ canvasElement }) => {
    for (const name of ['Mark as Ready', 'Request pickup']) {
      const button = within(canvasElement).getByRole('button', { name });
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('table')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    }
  },
};

export const ResultDark: Story = { ...Result, globals: { scheme: 'dark' } };

export const ResultOnAPhone: Story = { ...Result, globals: { viewport: { value: 'phone' } } };

export const UnderWay: Story = {
  parameters: {
    answers: {
      'POST /api/v1/consignments/bulk/status': () => new Promise<never>(() => undefined),
    } satisfies FakeResponses,
  },
  play: async (context) => {
    await markReady?.(context);
    await expect(await screen.findByRole('progressbar')).toBeVisible();
  },
};

/** [BULK-301] The focus is on Continue where an action waits for it. */
export const NotAnswered: Story = {
  parameters: {
    answers: {
      'POST /api/v1/consignments/bulk/status': () => new Response(null, { status: 502 }),
    } satisfies FakeResponses,
  },
  play: async (context) => {
    await markReady?.(context);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus());
  },
};
