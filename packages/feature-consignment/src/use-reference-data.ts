import type { Account, PackagingType } from '@consign/api-client/consignment';
import { referenceQueries } from '@consign/queries';
import { useClient, useOrganisation } from '@consign/session';
import { joinQueries } from '@consign/ui';
import { useQuery } from '@tanstack/react-query';

type ReferenceData =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly query: ReturnType<typeof joinQueries> }
  | {
      readonly state: 'ready';
      readonly accounts: readonly Account[];
      readonly packagingTypes: readonly PackagingType[];
    };

/** The lists for the form's selects. */
export function useReferenceData(): ReferenceData {
  const references = referenceQueries(useClient());
  const { id } = useOrganisation();
  const accounts = useQuery(references.accounts());
  const packagingTypes = useQuery(references.packagingTypes(id));
  const query = joinQueries([accounts, packagingTypes]);
  if (query.error !== null) return { state: 'failed', query };
  return accounts.data === undefined || packagingTypes.data === undefined
    ? { state: 'loading' }
    : { state: 'ready', accounts: accounts.data, packagingTypes: packagingTypes.data };
}
