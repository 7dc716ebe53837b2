import { canOpenRoute, type RouteContext } from './can-open-route.js';
import type { RouteName, TabName } from './routes.js';

/** An entry in the top bar or the drawer. */
export interface Tab {
  readonly name: TabName;
  readonly route: RouteName;
  readonly label: string;
  /** Whether the drawer on small screens shows it (NAV-06). */
  readonly inDrawer: boolean;
}

const tabs: readonly Tab[] = [
  { name: 'dashboard', route: 'dashboard', label: 'Dashboard', inDrawer: true },
  { name: 'consignments', route: 'search', label: 'Consignments', inDrawer: true },
  { name: 'schedule', route: 'schedule', label: 'Schedule', inDrawer: false },
  { name: 'reports', route: 'report', label: 'Reports', inDrawer: true },
  { name: 'quote', route: 'quote', label: 'Quote', inDrawer: true },
  { name: 'import', route: 'import', label: 'Import', inDrawer: false },
];

/** The tabs to show, in order (NAV-02): those whose route the user may open (NAV-15). */
export function visibleTabs(context: RouteContext): readonly Tab[] {
  return tabs.filter(({ route }) => canOpenRoute(route, context).allowed);
}

/** The drawer entries to show on small screens (NAV-06), by the same rule (NAV-15). */
export function visibleDrawerTabs(context: RouteContext): readonly Tab[] {
  return visibleTabs(context).filter(({ inDrawer }) => inDrawer);
}

/**
 * The target of `/` and of the link on error pages: the dashboard, else the first tab the user may open, else null,
 * which shows the not-authorised page (ROUTE-19).
 */
export function firstAccessibleRoute(context: RouteContext): RouteName | null {
  return visibleTabs(context)[0]?.route ?? null;
}
