import { visibleTabs, routeAccess, type TabName } from '@consign/domain/permissions';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import classes from './Tabs.module.css';
import { useAccess } from './use-access.js';

interface Props {
  /** The current screen's tab (ROUTE-07). */
  readonly current: TabName | null;
}

/** The tabs that the user can open (NAV-02, NAV-15). */
export function Tabs({ current }: Props): ReactNode {
  const tabs = visibleTabs(useAccess());
  return (
    <nav className={classes.tabs} aria-label="Main">
      {tabs.map(({ name, route, label }) => (
        <Link
          key={name}
          to={routeAccess[route].path}
          className={classes.tab}
          aria-current={name === current ? 'page' : undefined}
          activeProps={{}}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
