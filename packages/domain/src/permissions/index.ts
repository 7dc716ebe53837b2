/**
 * Permissions of the access token (AUTH-05) and the route table (ROUTE-01 to 19).
 *
 * @module
 */
export {
  hasAllPermissions,
  isPermission,
  hasReportPermission,
  missingPermissionMessage,
  noSiteMessage,
  parsePermissions,
  permissions,
  reportPermission,
  type Permission,
  type PermissionSet,
} from './permission.js';
export {
  routeAccess,
  tabNames,
  type RouteAccess,
  type RouteName,
  type RouteSettings,
  type TabName,
} from './routes.js';
export {
  canOpenRoute,
  findRoute,
  firstAccessibleTab,
  visibleDrawerTabs,
  visibleTabs,
  type RouteContext,
  type RouteDecision,
  type Tab,
} from './can-open-route.js';
