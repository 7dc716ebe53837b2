import type { Consignment } from '@consign/api-client/consignment';
import { consignmentQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { Card, FailedQuery, toastError } from '@consign/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';

import { ExtrasPanels } from './ExtrasPanels.js';
import { useExtras, type ExtrasState } from './use-extras.js';

interface Props {
  readonly consignment: Consignment;
  /** Why the extras can't be changed here; null where they can. */
  readonly readOnlyReason: string | null;
  readonly state: ExtrasState;
  readonly onStateChange: (state: ExtrasState) => void;
  readonly onSaved: () => void;
}

/** The extras of a saved consignment, and what the driver does about each (CONS-04, XTRA-02 to 06). */
export function ExtrasCard({ consignment, readOnlyReason, ...options }: Props): ReactNode {
  const extras = useExtras(consignment, options);
  // The screen has read it.
  const query = useQuery({
    ...consignmentQueries(useClient()).detail(consignment.reference),
    refetchOnMount: false,
  });
  // A choice that isn't saved is never hidden.
  const isFailed = query.isError && options.state === 'idle';

  useEffect(() => {
    if (isFailed) toastError('Delivery extras could not be loaded');
  }, [isFailed]);

  return (
    <Card title="Extras">
      {isFailed ? (
        <FailedQuery title="Couldn't load extras" query={query} />
      ) : (
        <ExtrasPanels extras={extras} consignment={consignment} readOnlyReason={readOnlyReason} />
      )}
    </Card>
  );
}
