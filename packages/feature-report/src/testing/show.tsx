import { createTestSession, type TestSession, inSession } from '@consign/session/testing';
import { renderInTheme } from '@consign/ui/testing';
import { vi } from 'vitest';

import { extractCall } from './csv-file.js';
import { WiredReport } from './WiredReport.js';

type Options = NonNullable<Parameters<typeof createTestSession>[0]>;

interface Show extends Pick<Options, 'answers' | 'data' | 'storage'> {
  readonly query?: Readonly<Record<string, string>>;
}

interface Shown {
  readonly session: TestSession;
  readonly onQueryChange: ReturnType<typeof vi.fn<(query: Record<string, string>) => void>>;
  /** The bodies of the extract's calls. */
  readonly extracts: () => readonly unknown[];
  /** Leaves the screen, and comes back. */
  readonly leave: () => void;
  readonly comeBack: () => void;
}

export function showReport({ query = {}, ...given }: Show = {}): Shown {
  const session = createTestSession(given);
  const onQueryChange = vi.fn<(query: Record<string, string>) => void>();
  const screen = (isShown: boolean) =>
    inSession(session, isShown && <WiredReport query={query} onQueryChange={onQueryChange} />);
  const { rerender } = renderInTheme(screen(true));
  return {
    session,
    onQueryChange,
    extracts: () => session.server.bodies(extractCall),
    leave: () => rerender(screen(false)),
    comeBack: () => rerender(screen(true)),
  };
}
