import { ImportScreen } from '@consign/feature-import';
import { useRouter } from '@tanstack/react-router';
import { useCallback, type ReactNode } from 'react';

import { useAccess } from './use-access.js';
import { useConsignmentHref } from './links.js';
import { useLeaving } from './use-leaving.js';

/** Connects the import screen to the router; the address keeps which import it is. */
export function ImportPage({ sessionId }: { readonly sessionId: string | null }): ReactNode {
  const router = useRouter();
  const { leaving, onDirtyChange } = useLeaving();
  const consignmentHref = useConsignmentHref(useAccess());
  const onSessionChange = useCallback(
    (id: string | null) =>
      void router.navigate({
        to: '/consignment/import',
        search: id === null ? {} : { session: id },
        replace: true,
        ignoreBlocker: true,
        resetScroll: false,
      }),
    [router],
  );
  return (
    <ImportScreen
      sessionId={sessionId}
      onSessionChange={onSessionChange}
      consignmentHref={consignmentHref}
      leaving={leaving}
      onRunningChange={onDirtyChange}
    />
  );
}
