import { ConsignmentScreen } from '@consign/feature-consignment';
import { useBlocker, useRouter } from '@tanstack/react-router';
import { useCallback, useRef, type ReactNode } from 'react';

import { useConsignmentLink } from './use-consignment-link.js';

/** The consignment screen in the application: where it leads, and what holds it up. Null is a new consignment. */
export function ConsignmentPage({ reference }: { readonly reference: string | null }): ReactNode {
  const router = useRouter();
  const link = useConsignmentLink();
  const isDirty = useRef(false);
  // The screen itself warns before the tab is closed.
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty.current,
    enableBeforeUnload: false,
    withResolver: true,
  });
  const onDirtyChange = useCallback((dirty: boolean) => {
    isDirty.current = dirty;
  }, []);
  const onNotFound = useCallback(
    () => void router.navigate({ to: '/error/$code', params: { code: 'not-found' }, replace: true }),
    [router],
  );
  const closeHref = router.options.context.listAddress();
  return (
    <ConsignmentScreen
      reference={reference}
      href={reference === null ? null : link.href(reference)}
      closeHref={closeHref}
      onClose={() => router.history.push(closeHref)}
      onCreated={(created) =>
        void router.navigate({ to: '/consignment/$id', params: { id: created }, replace: true })
      }
      onNotFound={onNotFound}
      onDirtyChange={onDirtyChange}
      leaving={blocker.status === 'blocked' ? { discard: blocker.proceed, stay: blocker.reset } : null}
    />
  );
}
