import type { FeatureFlagName, TenantSettings } from '../settings/index.js';
import type { Permission } from './permission.js';

/** The tabs of the top bar, in order (NAV-02). */
export const tabNames = [
  'dashboard',
  'consignments',
  'schedule',
  'reports',
  'quote',
  'import',
  'invoices',
  'dock',
] as const;

export type TabName = (typeof tabNames)[number];

/** What a route requires. */
export interface RouteAccess {
  /** Parameters in braces: `/consignment/{id}`. */
  readonly path: string;
  /** Shown in the top bar and as the document title (ROUTE-16). */
  readonly title: string;
  /** Opens without sign-in (ROUTE-09, ROUTE-10). */
  readonly isPublic: boolean;
  /** All are required; a non-public route lists Access.DISPATCH first (AUTH-06). */
  readonly permissions: readonly Permission[];
  /** The feature flag that enables the route, if any (ROUTE-18). */
  readonly flag: FeatureFlagName | null;
  /** The tenant setting that enables the route, if any (ROUTE-18). */
  readonly setting: 'siteConsignmentImport' | null;
  /** The tab to highlight (ROUTE-07). */
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
 * Every route of the product (ROUTE-01 to 07, ROUTE-09, ROUTE-10, ROUTE-17; CONS-38 for a new consignment, INVC-01 for
 * invoices, LOAD-06 for the dock). Any other path is the not-found page (ROUTE-11).
 *
 * Matched in this order: a fixed path comes before a pattern that also matches it.
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
  invoices: route('/invoices', 'Invoices', 'invoices', ['Consignment.ViewPricing']),
  dock: route('/dock', 'Load check', 'dock', ['Consignment.LimitedEdit', 'Consignment.PRINT']),
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

/** The tenant settings that routes depend on. */
export type RouteSettings = Pick<TenantSettings, 'siteConsignmentImport'>;
