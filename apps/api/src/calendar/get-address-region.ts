import { ok } from '../http/contract/answers.js';
import { operation } from '../http/contract/operation.js';
import { findRegion } from '../lookups/index.js';

/** Derives the region of a typed address as a save does (PART-09). */
export const getAddressRegion = operation('scheduling', 'getAddressRegion', async ({ query }, context) =>
  ok({ region: await context.inTransaction((tx) => findRegion(tx, context.tenant.id, query)) }),
);
