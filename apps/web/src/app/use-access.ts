import type { RouteContext } from '@consign/domain/permissions';
import { useFlags, usePermissions, useSettings } from '@consign/session';

/** Permissions, flags and settings, which decide about route access. */
export function useAccess(): RouteContext {
  return { permissions: usePermissions(), flags: useFlags(), settings: useSettings() };
}
