import type { RouteContext } from '@consign/domain/permissions';
import { useFlags, usePermissions, useSettings } from '@consign/session';

/** What decides which routes open for the user. */
export function useAccess(): RouteContext {
  return { permissions: usePermissions(), flags: useFlags(), settings: useSettings() };
}
