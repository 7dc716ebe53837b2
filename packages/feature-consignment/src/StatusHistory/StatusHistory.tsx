import type { Consignment } from '@consign/api-client/consignment';
import { startsExpanded, buildStatusTimeline } from '@consign/domain/status';
import { StatusTimeline } from '@consign/ui';
import type { ReactNode } from 'react';

import { DeliveryEvents } from './DeliveryEvents.js';

/** Every status with its delivery events (CONS-08, CONS-13, CONS-15). */
export function StatusHistory({ history }: { readonly history: Consignment['statusHistory'] }): ReactNode {
  return (
    <StatusTimeline
      label="Status history"
      entries={buildStatusTimeline(history).map(({ code, reached }) => ({
        code,
        name: reached?.name,
        reachedAt: reached?.statusDate ?? null,
        note:
          reached !== null && reached.deliveryEvents.length > 0 ? (
            <DeliveryEvents events={reached.deliveryEvents} opened={startsExpanded(reached.deliveryEvents)} />
          ) : null,
      }))}
    />
  );
}
