import { ConsignmentScreen } from '@consign/feature-consignment';
import { useBlocker, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, type ReactNode } from 'react';

import { useConsignmentLink } from './use-consignment-link.js';

/** Connects the consignment screen to the router. A null reference is a new consignment. */
export function ConsignmentPage({ reference }: { readonly reference: string | null }): ReactNode {
  const router = useRouter();
  const link = useConsignmentLink();
  const { unsaved, listAddress } = router.options.context;
  // The screen has its own warning for closing the tab.
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
  const onNotFound = useCallback(
    () => void router.navigate({ to: '/error/$code', params: { code: 'not-found' }, replace: true }),
    [router],
  );
  const closeHref = listAddress();
  return (
    <ConsignmentScreen
      reference={reference}
      link={link}
      closeHref={closeHref}
      onClose={() => router.history.push(closeHref)}
      onCreated={(created) =>
        void router.navigate({ to: '/consignment/$id', params: { id: created }, replace: true })
      }
      onNotFound={onNotFound}
      onDirtyChange={unsaved.setDirty}
      leaving={blocker.status === 'blocked' ? { discard: blocker.proceed, stay: blocker.reset } : null}
    />
  );
}
