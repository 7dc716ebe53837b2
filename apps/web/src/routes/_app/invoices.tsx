import { InvoicesScreen } from '@consign/feature-invoices';
import { createFileRoute, useRouter } from '@tanstack/react-router';

import { useConsignmentHref } from '../../app/links.js';
import { pickStrings } from '../../app/query-string.js';
import { screenOptions } from '../../app/route-guards.js';
import { useAccess } from '../../app/use-access.js';
import { useLeaving } from '../../app/use-leaving.js';

/** The address keeps the open invoice and its filter. */
function Invoices() {
  const router = useRouter();
  const { leaving, onDirtyChange } = useLeaving();
  const consignmentHref = useConsignmentHref(useAccess());
  return (
    <InvoicesScreen
      query={Route.useSearch()}
      onQueryChange={(search, { replace }) =>
        void router.navigate({ to: '/invoices', search, replace, resetScroll: !replace })
      }
      toHref={(search) => router.buildLocation({ to: '/invoices', search }).href}
      consignmentHref={consignmentHref}
      leaving={leaving}
      onSendingChange={onDirtyChange}
    />
  );
}

export const Route = createFileRoute('/_app/invoices')({
  ...screenOptions('invoices'),
  validateSearch: pickStrings,
  component: Invoices,
});
