import type { Consignment } from '@consign/api-client/consignment';
import { deskQueries } from '@consign/queries';
import { useClient, usePermissions } from '@consign/session';
import { useQuery } from '@tanstack/react-query';

interface LastConsignment {
  readonly isLoading: boolean;
  /** Null before the first, and where it cannot be read. */
  readonly consignment: Consignment | null;
}

/** The consignment that the user created last for the requesting site (CONS-71). */
export function useLastConsignment(isEnabled: boolean): LastConsignment {
  const enabled = usePermissions().has('Consignment.CREATE') && isEnabled;
  const last = useQuery({ ...deskQueries(useClient()).last(), enabled });
  return { isLoading: last.isLoading, consignment: last.data ?? null };
}
