import { permissions, type PermissionSet } from '../permissions/index.js';

/** Every combination of permissions: 256. */
export const everyPermissionSet: readonly PermissionSet[] = Array.from(
  { length: 2 ** permissions.length },
  (_, bits) => new Set(permissions.filter((_permission, index) => (bits & (1 << index)) > 0)),
);

/** A permission set by the part of each name after the dot: holding('CREATE', 'MAINTAIN'). */
export function holding(...names: readonly string[]): PermissionSet {
  return new Set(permissions.filter((permission) => names.includes(permission.split('.')[1] ?? '')));
}

export const everyPermission: PermissionSet = new Set(permissions);
