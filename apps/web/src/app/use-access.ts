import type { RouteContext } from '@consign/domain/permissions';
import { useFlags, usePermissions, useSettings } from '@consign/session';

/** What route access depends on: permissions, flags and settings. */
export function useAccess(): RouteContext {
  return { permissions: usePermissions(), flags: useFlags(), settings: useSettings() };
}
