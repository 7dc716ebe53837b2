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
    ['ROUTE-07', 'consignment', '/consignment/TAS0001234', ['Consignment.LimitedEdit'], 'always'],
    ['ROUTE-17', 'theming', '/theming', [], 'always'],
    ['ROUTE-17', 'themeSettings', '/settings/theme', [], 'always'],
  ];

describe.each(rows)('%s: %s', (_id, name, path, needed, presence) => {
  it('[ROUTE-01, ROUTE-02, ROUTE-03, ROUTE-04, ROUTE-05, ROUTE-06, ROUTE-07, ROUTE-17, CONS-38] has its path and requires sign-in', () => {
    expect(findRoute(path)).toBe(name);
    expect(routeAccess[name].isPublic).toBe(false);
  });

  it('[AUTH-06] requires Access.DISPATCH and its own permission, for every permission set', () => {
    for (const permissions of everyPermissionSet) {
      const holds = ['Access.DISPATCH' as const, ...needed].every((permission) =>
        permissions.has(permission),
      );

      expect(canOpenRoute(name, { ...allOn, permissions })).toEqual(
        holds ? { allowed: true } : { allowed: false, refused: 'not-authorised' },
      );
    }
  });

  it('[ROUTE-18] is not-found when switched off; not-authorised wins', () => {
    const refused = presence === 'switched' ? { allowed: false, refused: 'not-found' } : { allowed: true };

    expect(canOpenRoute(name, { ...allOff, permissions: everyPermission })).toEqual(refused);
    expect(canOpenRoute(name, { ...allOff, permissions: new Set() })).toEqual({
      allowed: false,
      refused: 'not-authorised',
    });
  });
});

describe('public routes', () => {
  it.each([
    ['ROUTE-09', '/error/not-authorised', 'error'],
    ['ROUTE-10', '/maintenance', 'maintenance'],
  ] as const)('[ROUTE-09, ROUTE-10] %s: %s is public', (_id, path, name) => {
    expect(findRoute(path)).toBe(name);
    expect(canOpenRoute(name, { ...allOff, permissions: new Set() })).toEqual({ allowed: true });
  });

  it('[ROUTE-16] no other route is public, and every route has a title', () => {
    const open = Object.entries(routeAccess).filter(([, { isPublic }]) => isPublic);

    expect(open.map(([name]) => name)).toEqual(['error', 'maintenance']);
    expect(Object.values(routeAccess).every(({ title }) => title !== '')).toBe(true);
  });
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
  ])('[ROUTE-11] %j matches no route', (path) => {
    expect(findRoute(path)).toBeNull();
  });

  it('[ROUTE-07] create is a route, not a reference', () => {
    expect(findRoute('/consignment/create')).toBe('newConsignment');
    expect(findRoute('/consignment/created')).toBe('consignment');
    expect(findRoute('/search/')).toBe('search');
  });

  it('[ROUTE-07] a consignment highlights the Consignments tab', () => {
    expect(routeAccess.consignment.tab).toBe('consignments');
    expect(routeAccess.newConsignment.tab).toBe('consignments');
  });
});

const labels = (context: RouteContext) => visibleTabs(context).map(({ label }) => label);

describe('tabs', () => {
  it('[NAV-02] are Dashboard, Consignments, Schedule, Reports, Quote and Import', () => {
    expect(labels(everything)).toEqual([
      'Dashboard',
      'Consignments',
      'Schedule',
      'Reports',
      'Quote',
      'Import',
    ]);
  });

  it('[NAV-02] Schedule needs its flag and Import its setting', () => {
    expect(labels({ ...allOff, permissions: everyPermission })).toEqual([
      'Dashboard',
      'Consignments',
      'Reports',
      'Quote',
    ]);
  });

  it('[NAV-15] Import needs the create permission too', () => {
    expect(labels({ ...allOn, permissions: holding('DISPATCH', 'LimitedEdit') })).toEqual([
      'Consignments',
      'Reports',
    ]);
    expect(labels({ ...allOn, permissions: holding('DISPATCH', 'CREATE') })).toEqual(['Import']);
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

  it('[NAV-06] the drawer has every tab from 640 px', () => {
    expect(visibleDrawerTabs(everything, false)).toEqual(visibleTabs(everything));
  });

  it('[NAV-06] the drawer of small screens has Dashboard, Consignments, Reports and Quote', () => {
    expect(visibleDrawerTabs(everything, true).map(({ label }) => label)).toEqual([
      'Dashboard',
      'Consignments',
      'Reports',
      'Quote',
    ]);
  });
});

describe('firstAccessibleTab', () => {
  it.each([
    ['the dashboard with its permission', ['DISPATCH', 'DASHBOARD', 'LimitedEdit'], 'dashboard'],
    ['the first tab without it', ['DISPATCH', 'LimitedEdit', 'RequestQuotation'], 'search'],
    ['a later tab when that is all', ['DISPATCH', 'RequestQuotation'], 'quote'],
    ['nowhere without a tab', ['DISPATCH', 'PRINT'], null],
    ['nowhere without Access.DISPATCH', ['DASHBOARD', 'LimitedEdit'], null],
  ] as const)('[ROUTE-19] / leads to %s', (_case, names, route) => {
    expect(firstAccessibleTab({ ...allOn, permissions: holding(...names) })?.route ?? null).toBe(route);
  });

  it.each([
    ['the next tab while the dashboard is unbuilt', ['DISPATCH', 'DASHBOARD', 'LimitedEdit'], 'search'],
    ['the dashboard if nothing else is open', ['DISPATCH', 'DASHBOARD'], 'dashboard'],
  ] as const)('[ROUTE-19] / leads to %s', (_case, names, route) => {
    const context = { ...allOff, permissions: holding(...names) };
    expect(firstAccessibleTab(context, ['dashboard'])?.route).toBe(route);
  });

  it('[ROUTE-19] /dashboard without its permission is not-authorised and doesn’t redirect', () => {
    expect(canOpenRoute('dashboard', { ...allOn, permissions: holding('DISPATCH', 'LimitedEdit') })).toEqual({
      allowed: false,
      refused: 'not-authorised',
    });
  });
});
