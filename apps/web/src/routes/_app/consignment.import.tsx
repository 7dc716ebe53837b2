import { ImportScreen } from '@consign/feature-import';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';

import { useConsignmentHref } from '../../app/links.js';
import { pickStrings } from '../../app/query-string.js';
import { screenOptions } from '../../app/route-guards.js';
import { useAccess } from '../../app/use-access.js';
import { useLeaving } from '../../app/use-leaving.js';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u;

/** The address keeps which import it is. */
function Import() {
  const { session = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { leaving, onDirtyChange } = useLeaving();
  const consignmentHref = useConsignmentHref(useAccess());
  const onSessionChange = useCallback(
    (id: string | null) =>
      void navigate({
        to: '/consignment/import',
        search: id === null ? {} : { session: id },
        replace: true,
        ignoreBlocker: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return (
    <ImportScreen
      sessionId={uuid.test(session) ? session : null}
      onSessionChange={onSessionChange}
      consignmentHref={consignmentHref}
      leaving={leaving}
      onRunningChange={onDirtyChange}
    />
  );
}

export const Route = createFileRoute('/_app/consignment/import')({
  ...screenOptions('import'),
  validateSearch: pickStrings,
  component: Import,
});
