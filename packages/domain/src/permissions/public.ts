/** The published names of this folder. The README has a sentence for each. */
export {
  hasAllPermissions,
  isPermission,
  parsePermissions,
  permissions,
  type Permission,
  type PermissionSet,
} from './index.js';
