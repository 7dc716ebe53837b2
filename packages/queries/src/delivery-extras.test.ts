import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { consignmentQueries } from './consignments.js';
import { deliveryExtraMutations } from './delivery-extras.js';
import { emptyConsignment } from './testing/fake-server.js';
import { fakeServer } from './testing/index.js';

const reference = 'TAS0000007';
const id = '019808b4-5b1e-7c3a-9a51-000000000100';
const extra = (deliveryExtraId: string, isPerConsignment: boolean) => ({
  deliveryExtraId,
  deliveryExtraCode: 'EXTRA',
  deliveryExtraName: 'Extra',
  deliveryExtraDescription: null,
  serviceTypeCode: 'GENERAL',
  isPerConsignment,
  defaultInstructionCode: 'EXCLUDED' as const,
  quantityRequested: isPerConsignment ? 0 : 2,
  instruction: { instructionCode: 'EXCLUDED' as const, quantityCompleted: null },
});

it('[CALL-47] [XTRA-03] the instructions of extras are sent as a list, and shown even if the consignment cannot be read again', async () => {
  let reads = 0;
  const { client, calls } = fakeServer({
    'GET /api/v1/consignments/{ref}': () => {
      reads += 1;
      const deliveryExtras = [extra('a', true), extra('b', false)];
      return reads === 1
        ? Response.json({ ...emptyConsignment, id, reference, deliveryExtras })
        : new Response(null, { status: 503 });
    },
    'PUT /api/v2/consignments/{id}/delivery-extras/instructions': null,
  });
  const cache = new QueryClient();
  const detail = consignmentQueries(client).detail(reference);
  await cache.fetchQuery(detail);
  const instructions = [{ deliveryExtraId: 'a', instructionCode: 'INCLUDED' as const }];
  const { instruct } = deliveryExtraMutations(client);
  await cache.getMutationCache().build(cache, instruct()).execute({ id, reference, instructions });
  expect(calls[1]?.body).toEqual(instructions);
  expect(cache.getQueryData(detail.queryKey)?.deliveryExtras).toMatchObject([
    { deliveryExtraId: 'a', instruction: { instructionCode: 'INCLUDED' }, quantityRequested: 1 },
    { deliveryExtraId: 'b', instruction: { instructionCode: 'EXCLUDED' }, quantityRequested: 2 },
  ]);
});
