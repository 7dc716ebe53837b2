/**
 * What a user may do: permissions of the access token (AUTH-05) and the table of routes (ROUTE-01 to 19).
 *
 * @module
 */
export {
  hasAll,
  isPermission,
  mayReport,
  missingPermission,
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
export { findRoute, mayOpen, type RouteAnswer, type RouteContext } from './may-open.js';
export { firstOpenRoute, openDrawerTabs, openTabs, type Tab } from './tabs.js';
