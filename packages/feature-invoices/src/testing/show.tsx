import { createTestSession, type TestSession, inSession } from '@consign/session/testing';
import { renderInTheme } from '@consign/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';

import { fakeInvoices } from './fake-invoices.js';
import { WiredInvoices } from './WiredInvoices.js';

type Options = NonNullable<Parameters<typeof createTestSession>[0]>;

interface Show extends Pick<Options, 'answers' | 'data'> {
  readonly invoices?: ReturnType<typeof fakeInvoices>;
  readonly query?: Readonly<Record<string, string>>;
  readonly hasLinks?: boolean;
}

interface Shown {
  readonly session: TestSession;
  readonly invoices: ReturnType<typeof fakeInvoices>;
  readonly onQueryChange: ReturnType<typeof vi.fn<(query: Record<string, string>) => void>>;
}

export function showInvoices({
  invoices = fakeInvoices(),
  answers = {},
  data = {},
  ...props
}: Show = {}): Shown {
  const session = createTestSession({ data, answers: { ...invoices.answers, ...answers } });
  const onQueryChange = vi.fn<(query: Record<string, string>) => void>();
  renderInTheme(inSession(session, <WiredInvoices {...props} onQueryChange={onQueryChange} />));
  return { session, invoices, onQueryChange };
}

/** Chooses a file, as soon as the screen is there. */
export async function chooseFile(content: string): Promise<void> {
  await screen.findByRole('heading', { name: 'Check an invoice' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is no file picker');
  await userEvent.upload(input, new File([content], 'october.csv', { type: 'text/csv' }));
}

export const click = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

export const choose = async (field: string, option: string | RegExp): Promise<void> => {
  await userEvent.click(await screen.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
