import { canOpenRoute } from '@consign/domain/permissions';
import { ConsignmentScreen } from '@consign/feature-consignment';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, type ReactNode } from 'react';

import { useAccess } from './use-access.js';
import { useConsignmentLink } from './links.js';
import { useLeaving } from './use-leaving.js';

/** Connects the consignment screen to the router. A null reference is a new consignment. */
export function ConsignmentPage({ reference }: { readonly reference: string | null }): ReactNode {
  const router = useRouter();
  const link = useConsignmentLink();
  const { leaving, onDirtyChange } = useLeaving();
  const canQuote = canOpenRoute('quote', useAccess()).allowed;
  const startKey = useLocation({ select: ({ state }) => state.startValues });
  const { listAddress } = router.options.context;
  const onNotFound = useCallback(
    () => void router.navigate({ to: '/error/$code', params: { code: 'not-found' }, replace: true }),
    [router],
  );
  const closeHref = listAddress();
  return (
    <ConsignmentScreen
      reference={reference}
      startKey={startKey}
      link={link}
      closeHref={closeHref}
      onQuote={canQuote ? () => void router.navigate({ to: '/consignment/quote' }) : null}
      onNew={() => void router.navigate({ to: '/consignment/create' })}
      onClose={() => router.history.push(closeHref)}
      onCreated={(created) =>
        void router.navigate({ to: '/consignment/$id', params: { id: created }, replace: true })
      }
      onNotFound={onNotFound}
      onDirtyChange={onDirtyChange}
      leaving={leaving}
    />
  );
}
