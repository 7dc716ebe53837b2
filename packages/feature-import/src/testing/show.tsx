import { createTestSession, TestSessionProvider, type TestSession } from '@consign/session/testing';
import { renderInTheme } from '@consign/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, vi } from 'vitest';

import { ImportScreen } from '../ImportPage.js';
import type { ImportScreenProps } from '../import-screen-props.js';
import { fakeImports, type FakeImports } from './fake-imports.js';
import { pageWorker } from './page-worker.js';

type Options = NonNullable<Parameters<typeof createTestSession>[0]>;

interface Show extends Pick<Options, 'answers' | 'data'> {
  readonly imports?: FakeImports;
  readonly sessionId?: string | null;
  readonly leaving?: ImportScreenProps['leaving'];
  /** False for a user who can't open consignments. */
  readonly hasLinks?: boolean;
}

interface Shown {
  readonly session: TestSession;
  readonly imports: FakeImports;
  /** The import in the address of the page. */
  readonly address: () => string | null;
  readonly onRunningChange: ReturnType<typeof vi.fn<(isRunning: boolean) => void>>;
  readonly unmount: () => void;
}

interface WiredProps extends Pick<
  ImportScreenProps,
  'consignmentHref' | 'leaving' | 'onRunningChange' | 'sessionId'
> {
  readonly onAddress: (id: string | null) => void;
}

function Wired({ sessionId, onAddress, ...props }: WiredProps): ReactNode {
  const [id, setId] = useState(sessionId);
  const [change] = useState(() => (next: string | null) => {
    setId(next);
    onAddress(next);
  });
  return (
    <ImportScreen
      {...props}
      sessionId={id}
      onSessionChange={change}
      makeWorker={pageWorker}
      now={() => new Date('2026-03-16T21:30:00Z')}
    />
  );
}

/** Renders the screen over a server in memory. */
export function showImport({
  imports = fakeImports(),
  answers = {},
  data = {},
  sessionId = null,
  leaving = null,
  hasLinks = true,
}: Show = {}): Shown {
  const session = createTestSession({ data, answers: { ...imports.answers, ...answers } });
  const onRunningChange = vi.fn<(isRunning: boolean) => void>();
  let address = sessionId;
  const { unmount } = renderInTheme(
    <TestSessionProvider session={session}>
      <Wired
        sessionId={sessionId}
        leaving={leaving}
        consignmentHref={hasLinks ? (reference) => `/consignment/${reference}` : null}
        onRunningChange={onRunningChange}
        onAddress={(id) => {
          address = id;
        }}
      />
    </TestSessionProvider>,
  );
  return { session, imports, address: () => address, onRunningChange, unmount };
}

/** Chooses a file and loads it. */
export async function loadFile(text: string, name = 'orders.csv'): Promise<void> {
  const picker = await screen.findByLabelText('CSV file', {}, { timeout: 20_000 });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is no file picker');
  await userEvent.upload(input, new File([text], name, { type: 'text/csv' }));
  expect(picker).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Load & Validate' }));
}

/** Presses a button once it is there and enabled: Import is once it is known what exists already. */
export async function clickButton(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name }, { timeout: 20_000 });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}
