import { TestSessionProvider } from '@consign/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';

import { fakeInvoices, invoiceId, testLine, testLines } from './testing/fake-invoices.js';
import { WiredInvoices } from './testing/WiredInvoices.js';

const longReason =
  'Waiting time at Whangārei and Tūī Café: the agreed price has neither this surcharge nor an hour of waiting, and nothing of it was asked for';

const lines = [
  ...testLines,
  testLine(5, {
    decision: 'Queried',
    reason: longReason,
    verdict: 'Differs',
    difference: -3.2,
    amount: 117.3,
  }),
  testLine(6, { verdict: 'NotDelivered', decision: 'Accepted', decidedBy: 'Tama Te Awa', difference: null }),
];

/** The screen over a server in memory. */
function Shown({
  query,
  isEmpty = false,
}: {
  query?: Readonly<Record<string, string>>;
  isEmpty?: boolean;
}): ReactNode {
  const [answers] = useState(() => ({
    ...fakeInvoices(lines, { total: 800, notExplained: 71.2 }).answers,
    ...(isEmpty
      ? { 'GET /api/v2/invoices': [], 'GET /api/v2/not-invoiced': { count: 0, amount: 0, consignments: [] } }
      : {}),
  }));
  return (
    <TestSessionProvider answers={answers}>
      <WiredInvoices {...(query && { query })} />
    </TestSessionProvider>
  );
}

const meta: Meta<typeof Shown> = {
  title: 'Invoices/InvoicesScreen',
  component: Shown,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
};

export default meta;
type Story = StoryObj<typeof Shown>;

/** [PLAT-42] */
export const Start: Story = { parameters: { everyWidth: true } };

export const Empty: Story = { args: { isEmpty: true } };

export const File: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Check an invoice');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('There is no file picker');
    const text = 'Job,PO,Amount,Levy\nTAS0001234,PO 1,120.50,1.00\nTAS0001235,PO 2,soon,\nTotal,,140.00,';
    await userEvent.upload(input, new globalThis.File([text], 'october.csv', { type: 'text/csv' }));
    await canvas.findByRole('button', { name: 'Check the invoice' });
  },
};

/** [PLAT-42] */
export const Invoice: Story = { args: { query: { invoice: invoiceId } }, parameters: { everyWidth: true } };

export const Line: Story = { args: { query: { invoice: invoiceId, line: '2' } } };
