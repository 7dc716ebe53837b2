import { BulkRunnerProvider } from '@consign/consignment-parts/bulk-runner';
import { useMemo, useState, type ReactNode } from 'react';

import type { DashboardChange, DashboardLinks } from '../dashboard-screen-props.js';
import { DashboardScreen } from '../Dashboard.js';
import { noLinks, testLinks } from './links.js';
import { testNow } from './world.js';

interface Props {
  readonly query?: Record<string, string> | undefined;
  /** False for a user with the dashboard alone. */
  readonly hasList?: boolean | undefined;
  readonly now?: (() => Date) | undefined;
  readonly onChange?: ((change: DashboardChange) => void) | undefined;
  readonly onSearch?: ((query: Readonly<Record<string, string>>) => void) | undefined;
}

const noQuery = {};

/** The screen with its own URL, wired as in the route. */
export function WiredDashboard({
  query = noQuery,
  hasList = true,
  now = testNow,
  onChange,
  onSearch,
}: Props): ReactNode {
  const [address, setAddress] = useState(query);
  const links = useMemo(
    (): DashboardLinks =>
      hasList
        ? { ...testLinks, search: { ...testLinks.search, open: (search) => onSearch?.(search) } }
        : noLinks,
    [hasList, onSearch],
  );
  return (
    <BulkRunnerProvider consignmentHref={(reference) => `/consignment/${reference}`}>
      <DashboardScreen
        query={address}
        links={links}
        onChange={(change) => {
          setAddress(change.query);
          onChange?.(change);
        }}
        now={now}
      />
    </BulkRunnerProvider>
  );
}
