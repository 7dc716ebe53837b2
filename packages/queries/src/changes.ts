import { unwrap, type Client } from '@consign/api-client';
import type { ChangeCheck } from '@consign/api-client/consignment';

/** Whether anything that figures or the list show has changed since a cursor; without one, it has (CALL-107). */
export function checkForChanges(client: Client, since: string | null): Promise<ChangeCheck> {
  return unwrap(
    client.consignment.GET('/api/v2/consignments/changes', {
      params: { query: since === null ? {} : { since } },
    }),
  );
}
