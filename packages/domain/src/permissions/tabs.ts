import { canOpenRoute, type RouteContext } from './can-open-route.js';
import type { RouteName, TabName } from './routes.js';

/** An entry in the top bar or the drawer. */
export interface Tab {
  readonly name: TabName;
  readonly route: RouteName;
  readonly label: string;
  /** Whether the drawer also shows it on small screens (NAV-06). */
  readonly inDrawer: boolean;
}

const tabs: readonly Tab[] = [
  { name: 'dashboard', route: 'dashboard', label: 'Dashboard', inDrawer: true },
  { name: 'consignments', route: 'search', label: 'Consignments', inDrawer: true },
  { name: 'schedule', route: 'schedule', label: 'Schedule', inDrawer: false },
  { name: 'reports', route: 'report', label: 'Reports', inDrawer: true },
  { name: 'quote', route: 'quote', label: 'Quote', inDrawer: true },
  { name: 'import', route: 'import', label: 'Import', inDrawer: false },
  { name: 'invoices', route: 'invoices', label: 'Invoices', inDrawer: true },
  { name: 'dock', route: 'dock', label: 'Dock', inDrawer: true },
];

/** The tabs to show, in order (NAV-02): those whose route the user may open (NAV-15). */
export function visibleTabs(context: RouteContext): readonly Tab[] {
  return tabs.filter(({ route }) => canOpenRoute(route, context).allowed);
}

/** The entries of the drawer (NAV-15): all tabs, or on small screens only the tabs in NAV-06. */
export function visibleDrawerTabs(context: RouteContext, isSmall: boolean): readonly Tab[] {
  return visibleTabs(context).filter(({ inDrawer }) => inDrawer || !isSmall);
}

/**
 * The target of `/` and of the link on error pages: the dashboard, else the first tab the user may open, else null,
 * which shows the not-authorised page (ROUTE-19).
 */
export function firstAccessibleTab(context: RouteContext): Tab | null {
  return visibleTabs(context)[0] ?? null;
}
