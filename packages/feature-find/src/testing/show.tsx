import { createTestSession, TestSessionProvider, type TestSession } from '@consign/session/testing';
import { closeFinder, openFinder, useFinderKeys, type FinderView } from '@consign/ui';
import { renderInTheme } from '@consign/ui/testing';
import { act } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';

// Preload the lazy chunks, so that tests do not wait for them.
import '../Keys/index.js';
import '../Palette/Palette.js';
import { Finder } from '../Finder.js';
import type { FinderLinks } from '../finder-props.js';

type Options = NonNullable<Parameters<typeof createTestSession>[0]>;

interface Show extends Pick<Options, 'answers' | 'data'>, Partial<FinderLinks> {
  readonly view?: FinderView['type'] | null;
  readonly text?: string;
  /** The screen behind. */
  readonly children?: ReactNode;
}

interface Shown {
  readonly session: TestSession;
  /** Where the finder led to, in order. */
  readonly opened: readonly string[];
}

/** Stands in for the shell around the finder. */
function Frame(links: FinderLinks & { readonly children: ReactNode }): ReactNode {
  useFinderKeys({ scans: links.consignments !== null });
  useEffect(() => closeFinder, []);
  return (
    <>
      {links.children}
      <Finder {...links} />
    </>
  );
}

export const search = 'POST /api/v2/consignments/search';

/** Renders the finder over a screen, with a view open. */
export function showFinder({
  view = 'search',
  text = '',
  answers,
  data,
  children,
  ...links
}: Show = {}): Shown {
  const session = createTestSession({
    ...(answers === undefined ? {} : { answers }),
    ...(data === undefined ? {} : { data }),
  });
  const opened: string[] = [];
  const toScreen = (label: string) => ({
    label,
    href: `/${label.toLowerCase()}`,
    open: () => void opened.push(`screen ${label}`),
  });
  renderInTheme(
    <TestSessionProvider session={session}>
      <Frame
        screens={['Dashboard', 'Consignments', 'Reports'].map(toScreen)}
        consignments={{
          href: (reference) => `/consignment/${reference}`,
          open: (reference) => void opened.push(`consignment ${reference}`),
          searchHref: (term) => `/search?searchTerm=${term}`,
          search: (term) => void opened.push(`list ${term}`),
        }}
        recent={() => []}
        {...links}
      >
        {children}
      </Frame>
    </TestSessionProvider>,
  );
  if (view !== null) act(() => openFinder(view, text));
  return { session, opened };
}
