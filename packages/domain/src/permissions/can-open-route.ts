import type { FeatureFlags } from '../settings/index.js';
import { hasAllPermissions, type PermissionSet } from './permission.js';
import { routeAccess, type RouteAccess, type RouteName, type RouteSettings, type TabName } from './routes.js';

/** The user's permissions and the tenant's switches. */
export interface RouteContext {
  readonly permissions: PermissionSet;
  readonly flags: FeatureFlags;
  readonly settings: RouteSettings;
}

/** Whether a route opens; `refused` is the code of the error page to show (ROUTE-09). */
export type RouteDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly refused: 'not-authorised' | 'not-found' };

/**
 * Whether the signed-in user may open a route. A missing permission is 'not-authorised' (AUTH-06), a flag or setting
 * that is off is 'not-found'; 'not-authorised' wins when both apply (ROUTE-18).
 *
 * `home` requires the dashboard (ROUTE-01); to redirect `/` elsewhere, use firstAccessibleTab.
 */
export function canOpenRoute(name: RouteName, context: RouteContext): RouteDecision {
  const route: RouteAccess = routeAccess[name];
  if (!route.isPublic && !hasAllPermissions(context.permissions, route.permissions)) {
    return { allowed: false, refused: 'not-authorised' };
  }
  const isOn =
    (route.flag === null || context.flags[route.flag]) &&
    (route.setting === null || context.settings[route.setting]);
  return isOn ? { allowed: true } : { allowed: false, refused: 'not-found' };
}

/**
 * The route of a path (without query), or null when no route matches (ROUTE-11). Ignores a trailing slash; matches
 * case-sensitively.
 *
 * @example findRoute('/consignment/TAS0001234') // 'consignment'
 */
export function findRoute(pathname: string): RouteName | null {
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return matchers.find(({ matches }) => matches(path))?.name ?? null;
}

const names = Object.keys(routeAccess) as RouteName[];

const matchers = names.map((name) => {
  const parts = routeAccess[name].path.split('/');
  return { name, matches: (path: string) => samePath(parts, path.split('/')) };
});

function samePath(pattern: readonly string[], path: readonly string[]): boolean {
  return (
    pattern.length === path.length &&
    pattern.every((part, index) => (part.startsWith('{') ? path[index] !== '' : part === path[index]))
  );
}

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
