import { useId as useReactId } from 'react';

/**
 * Replaces the hook of @mantine/hooks, whose id is another one from the second render on: each field and each popover of
 * a screen was rendered twice before its first paint.
 */
export function useId(staticId?: string): string {
  const id = useReactId();
  return staticId ?? `mantine-${id}`;
}
