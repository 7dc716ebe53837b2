import type { RouteContext } from '@consign/domain/permissions';
import { useFlags, usePermissions, useSettings } from '@consign/session';
import { useMemo } from 'react';

/** Permissions, flags and settings, which decide about route access. The same object until one of them changes. */
export function useAccess(): RouteContext {
  const permissions = usePermissions();
  const flags = useFlags();
  const settings = useSettings();
  return useMemo(() => ({ permissions, flags, settings }), [permissions, flags, settings]);
}
