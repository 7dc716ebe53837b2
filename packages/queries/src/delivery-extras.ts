import { ApiError, type Client } from '@consign/api-client/internal';
import type { Consignment, UpdateDeliveryExtra } from '@consign/api-client/consignment';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { consignmentQueries } from './consignments.js';
import { refreshConsignment } from './keys.js';

/** The provider's extras for a service type (XTRA-06): a list that rarely changes. */
export function deliveryExtraQueries(client: Client) {
  const { GET } = client.consignment;
  return {
    catalogue: (organisationId: string, serviceTypeCode: string) =>
      queryOptions({
        queryKey: ['references', 'delivery-extras', organisationId, serviceTypeCode],
        queryFn: ({ signal }) =>
          GET('/api/v2/organisations/{orgId}/delivery-extras', {
            path: { orgId: organisationId },
            query: { serviceTypeCode },
            signal,
          }),
        staleTime: Infinity,
      }),
  };
}

interface Instruct {
  readonly id: string;
  readonly reference: string;
  /** An extra that is left out is unchanged (XTRA-03). */
  readonly instructions: readonly UpdateDeliveryExtra[];
}

/** Instructs the driver about the extras of a saved consignment (CALL-47). Repeating the call does no harm. */
export function deliveryExtraMutations(client: Client) {
  const { PUT } = client.consignment;
  return {
    instruct: () =>
      mutationOptions({
        mutationFn: ({ id, instructions }: Instruct) =>
          PUT('/api/v2/consignments/{id}/delivery-extras/instructions', {
            path: { id },
            body: [...instructions],
          }),
        // The saved instructions are shown even if reading the consignment again fails.
        onSuccess: (_nothing, { reference, instructions }, _result, { client: cache }) => {
          cache.setQueryData(consignmentQueries(client).detail(reference).queryKey, (before) =>
            before === undefined ? undefined : withInstructions(before, instructions),
          );
          return refreshConsignment(cache, reference);
        },
        // Its status or service type may have changed since it was read.
        onError: (error, { reference }, _result, { client: cache }) =>
          error instanceof ApiError && [404, 409, 422].includes(error.status)
            ? refreshConsignment(cache, reference)
            : undefined,
        meta: { failure: 'screen' },
      }),
  };
}

function withInstructions(consignment: Consignment, changes: readonly UpdateDeliveryExtra[]): Consignment {
  return {
    ...consignment,
    deliveryExtras: consignment.deliveryExtras.map((extra) => {
      const { instructionCode } =
        changes.find(({ deliveryExtraId }) => deliveryExtraId === extra.deliveryExtraId) ?? extra.instruction;
      const included = instructionCode === 'INCLUDED' ? 1 : 0;
      return {
        ...extra,
        instruction: { ...extra.instruction, instructionCode },
        quantityRequested: extra.isPerConsignment ? included : extra.quantityRequested,
      };
    }),
  };
}
