import type { FeatureFlagName, TenantSettings } from '../settings/index.js';
import type { Permission } from './permission.js';

/** The tabs of the top bar, in its order (NAV-02). */
export const tabNames = ['dashboard', 'consignments', 'schedule', 'reports', 'quote', 'import'] as const;

export type TabName = (typeof tabNames)[number];

/** What a route asks for before it opens. */
export interface RouteAccess {
  /** A parameter stands in braces, as in the register: `/consignment/{id}`. */
  readonly path: string;
  /** Stands in the top bar and in the browser's tab (ROUTE-16). */
  readonly title: string;
  /** Opens without sign-in (ROUTE-09, ROUTE-10). */
  readonly isPublic: boolean;
  /** All of these; a route that is not public lists Access.DISPATCH first (AUTH-06). */
  readonly permissions: readonly Permission[];
  /** The feature flag without which the route is not there (ROUTE-18). */
  readonly flag: FeatureFlagName | null;
  /** The tenant setting without which the route is not there (ROUTE-18). */
  readonly setting: 'siteConsignmentImport' | null;
  /** The tab that the route is shown as part of (ROUTE-07). */
  readonly tab: TabName | null;
}

function route(
  path: string,
  title: string,
  tab: TabName | null,
  needed: readonly Permission[],
  conditions: Partial<Pick<RouteAccess, 'flag' | 'setting'>> = {},
): RouteAccess {
  return {
    path,
    title,
    tab,
    isPublic: false,
    permissions: ['Access.DISPATCH', ...needed],
    flag: null,
    setting: null,
    ...conditions,
  };
}

function publicRoute(path: string, title: string): RouteAccess {
  return { path, title, tab: null, isPublic: true, permissions: [], flag: null, setting: null };
}

/**
 * Every route of the product (ROUTE-01 to 07, ROUTE-09, ROUTE-10, ROUTE-17; CONS-38 for a new consignment). Any other
 * path is the not-found page (ROUTE-11).
 *
 * The order is that of matching: a fixed path stands before the pattern that would take it too.
 */
export const routeAccess = {
  home: route('/', 'Dashboard', 'dashboard', ['Access.DASHBOARD']),
  dashboard: route('/dashboard', 'Dashboard', 'dashboard', ['Access.DASHBOARD']),
  search: route('/search', 'Consignments', 'consignments', ['Consignment.LimitedEdit']),
  schedule: route('/consignment/delivery-schedule', 'Schedule', 'schedule', ['Access.DASHBOARD'], {
    flag: 'DeliveryBookings',
  }),
  report: route('/report', 'Reports', 'reports', ['Consignment.LimitedEdit']),
  quote: route('/consignment/quote', 'Quote', 'quote', ['Consignment.RequestQuotation']),
  import: route('/consignment/import', 'Import', 'import', ['Consignment.CREATE'], {
    setting: 'siteConsignmentImport',
  }),
  newConsignment: route('/consignment/create', 'New Consignment', 'consignments', [
    'Consignment.LimitedEdit',
    'Consignment.CREATE',
    'Consignment.MAINTAIN',
  ]),
  consignment: route('/consignment/{id}', 'Consignment', 'consignments', ['Consignment.LimitedEdit']),
  theming: route('/theming', 'Theming', null, []),
  themeSettings: route('/settings/theme', 'Theme settings', null, []),
  error: publicRoute('/error/{code}', 'Error'),
  maintenance: publicRoute('/maintenance', 'Maintenance'),
} as const satisfies Record<string, RouteAccess>;

export type RouteName = keyof typeof routeAccess;

/** The settings that a route may depend on. */
export type RouteSettings = Pick<TenantSettings, 'siteConsignmentImport'>;
