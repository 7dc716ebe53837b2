import { describe, expect, it } from 'vitest';

import { everyPermission, everyPermissionSet, holding } from '../testing/permission-sets.js';
import {
  findRoute,
  firstAccessibleTab,
  canOpenRoute,
  visibleDrawerTabs,
  visibleTabs,
  routeAccess,
  type Permission,
  type RouteContext,
  type RouteName,
} from './index.js';

const allOn: Omit<RouteContext, 'permissions'> = {
  flags: { DeliveryBookings: true, DeliveryExtras: true, ExportConsignments: true },
  settings: { siteConsignmentImport: true },
};
const allOff: Omit<RouteContext, 'permissions'> = {
  flags: { DeliveryBookings: false, DeliveryExtras: false, ExportConsignments: false },
  settings: { siteConsignmentImport: false },
};
const notAuthorised = { allowed: false, refused: 'not-authorised' };
const everything: RouteContext = { ...allOn, permissions: everyPermission };

/** The rows of the register; `switched` routes exist only when the tenant has them on. */
const rows: readonly (readonly [string, RouteName, string, readonly Permission[], 'switched' | 'always'])[] =
  [
    ['ROUTE-01', 'home', '/', ['Access.DASHBOARD'], 'always'],
    ['ROUTE-01', 'dashboard', '/dashboard', ['Access.DASHBOARD'], 'always'],
    ['ROUTE-02', 'search', '/search', ['Consignment.LimitedEdit'], 'always'],
    ['ROUTE-03', 'schedule', '/consignment/delivery-schedule', ['Access.DASHBOARD'], 'switched'],
    ['ROUTE-04', 'report', '/report', ['Consignment.LimitedEdit'], 'always'],
    ['ROUTE-05', 'quote', '/consignment/quote', ['Consignment.RequestQuotation'], 'always'],
    ['ROUTE-06', 'import', '/consignment/import', ['Consignment.CREATE'], 'switched'],
    [
      'CONS-38',
      'newConsignment',
      '/consignment/create',
      ['Consignment.LimitedEdit', 'Consignment.CREATE', 'Consignment.MAINTAIN'],
      'always',
    ],
    ['INVC-01', 'invoices', '/invoices', ['Consignment.ViewPricing'], 'always'],
    ['LOAD-06', 'dock', '/dock', ['Consignment.LimitedEdit', 'Consignment.PRINT'], 'always'],
    ['ROUTE-07', 'consignment', '/consignment/TAS0001234', ['Consignment.LimitedEdit'], 'always'],
    ['ROUTE-17', 'theming', '/theming', [], 'always'],
    ['ROUTE-17', 'themeSettings', '/settings/theme', [], 'always'],
  ];

describe.each(rows)('%s: %s', (_id, name, path, needed, presence) => {
  it('[ROUTE-01, ROUTE-02, ROUTE-03, ROUTE-04, ROUTE-05, ROUTE-06, ROUTE-07, ROUTE-17, CONS-38, INVC-01, LOAD-06] [AUTH-06] requires Access.DISPATCH and its own permission, for every permission set', () => {
    expect(findRoute(path)).toBe(name);
    expect(routeAccess[name].isPublic).toBe(false);
    for (const permissions of everyPermissionSet) {
      const holds = ['Access.DISPATCH' as const, ...needed].every((each) => permissions.has(each));
      expect(canOpenRoute(name, { ...allOn, permissions })).toEqual(
        holds ? { allowed: true } : notAuthorised,
      );
    }
  });

  it('[ROUTE-18] is not-found when switched off; not-authorised wins', () => {
    const refused = presence === 'switched' ? { allowed: false, refused: 'not-found' } : { allowed: true };
    expect(canOpenRoute(name, { ...allOff, permissions: everyPermission })).toEqual(refused);
    expect(canOpenRoute(name, { ...allOff, permissions: new Set() })).toEqual(notAuthorised);
  });
});

it('[ROUTE-09, ROUTE-10] [ROUTE-16] errors and maintenance alone are public, and every route has a title', () => {
  expect([findRoute('/error/not-authorised'), findRoute('/maintenance')]).toEqual(['error', 'maintenance']);
  for (const name of ['error', 'maintenance'] as const)
    expect(canOpenRoute(name, { ...allOff, permissions: new Set() })).toEqual({ allowed: true });
  const open = Object.entries(routeAccess).filter(([, { isPublic }]) => isPublic);
  expect(open.map(([name]) => name)).toEqual(['error', 'maintenance']);
  expect(Object.values(routeAccess).every(({ title }) => title !== '')).toBe(true);
});

describe('findRoute', () => {
  it.each([
    '/nowhere',
    '/consignment',
    '/consignment/',
    '/consignment/a/b',
    '/Search',
    '',
    '/error',
    '/{id}',
  ])('[ROUTE-11] %j matches no route', (path) => expect(findRoute(path)).toBeNull());

  it('[ROUTE-07] create is a route, not a reference; both highlight the Consignments tab', () => {
    expect(findRoute('/consignment/create')).toBe('newConsignment');
    expect(findRoute('/consignment/created')).toBe('consignment');
    expect(findRoute('/search/')).toBe('search');
    expect(routeAccess.consignment.tab).toBe('consignments');
    expect(routeAccess.newConsignment.tab).toBe('consignments');
  });
});

const labels = (context: RouteContext) => visibleTabs(context).map(({ label }) => label);

describe('tabs', () => {
  it('[NAV-02] [NAV-06] [NAV-15] [LOAD-06] need their permission, Schedule its flag and Import its setting', () => {
    const all = ['Dashboard', 'Consignments', 'Schedule', 'Reports', 'Quote', 'Import', 'Invoices', 'Dock'];
    const always = ['Dashboard', 'Consignments', 'Reports', 'Quote', 'Invoices', 'Dock'];
    expect(labels(everything)).toEqual(all);
    expect(labels({ ...allOff, permissions: everyPermission })).toEqual(always);
    const reader = { ...allOn, permissions: holding('DISPATCH', 'LimitedEdit') };
    expect(labels(reader)).toEqual(['Consignments', 'Reports']);
    expect(labels({ ...allOn, permissions: holding('DISPATCH', 'CREATE') })).toEqual(['Import']);
    // The drawer has every tab from 640 px, and six on small screens.
    expect(visibleDrawerTabs(everything, false).map(({ label }) => label)).toEqual(all);
    expect(visibleDrawerTabs(everything, true).map(({ label }) => label)).toEqual(always);
  });

  it('[NAV-15] no tab or drawer entry leads to a refusal, for any permissions and settings', () => {
    for (const permissions of everyPermissionSet) {
      for (const context of [
        { ...allOn, permissions },
        { ...allOff, permissions },
      ]) {
        const shown = [...visibleTabs(context), ...visibleDrawerTabs(context, false)];

        expect(shown.filter(({ route }) => !canOpenRoute(route, context).allowed)).toEqual([]);
      }
    }
  });
});

it.each([
  ['the dashboard with its permission', ['DISPATCH', 'DASHBOARD', 'LimitedEdit'], 'dashboard'],
  ['the first tab without it', ['DISPATCH', 'LimitedEdit', 'RequestQuotation'], 'search'],
  ['a later tab when that is all', ['DISPATCH', 'RequestQuotation'], 'quote'],
  ['nowhere without a tab', ['DISPATCH', 'PRINT'], null],
  ['nowhere without Access.DISPATCH', ['DASHBOARD', 'LimitedEdit'], null],
] as const)('[ROUTE-19] firstAccessibleTab / leads to %s', (_case, names, route) => {
  expect(firstAccessibleTab({ ...allOn, permissions: holding(...names) })?.route ?? null).toBe(route);
});
