import type { Leaving } from '@consign/consignment-parts';
import { useBlocker, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

interface UseLeaving {
  /** The blocked navigation; null if there is none. */
  readonly leaving: Leaving | null;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

/** Blocks navigation away from a screen with unsaved changes (CONS-07). The screen itself warns on unload. */
export function useLeaving(): UseLeaving {
  const { unsaved } = useRouter().options.context;
  const blocker = useBlocker({
    shouldBlockFn: () => unsaved.isDirty(),
    enableBeforeUnload: false,
    withResolver: true,
  });
  useEffect(
    () => () => {
      unsaved.setDirty(false);
    },
    [unsaved],
  );
  return {
    leaving: blocker.status === 'blocked' ? { discard: blocker.proceed, stay: blocker.reset } : null,
    onDirtyChange: unsaved.setDirty,
  };
}
