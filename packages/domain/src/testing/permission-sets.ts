import { permissions, type PermissionSet } from '../permissions/index.js';

/** Every set of permissions that a user could hold: all 256. */
export const everyPermissionSet: readonly PermissionSet[] = Array.from(
  { length: 2 ** permissions.length },
  (_, bits) => new Set(permissions.filter((_permission, index) => (bits & (1 << index)) > 0)),
);

/** A set of permissions by the part of their names after the dot. */
export function holding(...names: readonly string[]): PermissionSet {
  return new Set(permissions.filter((permission) => names.includes(permission.split('.')[1] ?? '')));
}

export const everyPermission: PermissionSet = new Set(permissions);
