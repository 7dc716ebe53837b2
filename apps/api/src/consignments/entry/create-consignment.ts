import type { components } from '@consign/api-client/consignment';
import { type AskedQuantity, checkQuantities } from '@consign/domain/extras';

import { reportChanges } from '../../changes/index.js';
import type { ConsignmentKey } from '../../database/owner.js';
import type { Tx } from '../../database/database.js';
import { deliveryExtraAnswer, insertQuantities, listExtras } from '../../extras/index.js';
import { created } from '../../http/contract/answers.js';
import { type OperationContext, operation } from '../../http/contract/operation.js';
import { Refusal, problem, ruleProblems } from '../../http/problems/problem.js';
import { newId } from '../../ids.js';
import { readImportedRow, recordImported, refuseImported } from '../../imports/index.js';
import { type StartingSites, findDefaultAccountId, findStartingSites } from '../../me/index.js';
import { type QuotedConsignment, priceQuoteAgain, saveQuote } from '../../pricing/index.js';
import { completeItems } from '../freight/complete-goods.js';
import { insertLineItems } from '../freight/line-item-store.js';
import { rememberCreation } from '../recent/last-consignment.js';
import { withLookups } from './consignment-references.js';
import { readConsignment } from './consignment-rules.js';
import { insertConsignment, nextReference } from './save-consignment-store.js';
import { toStoredFields } from './stored-fields.js';

export const createConsignment = operation('createConsignment', async ({ body, headers }, context) => {
  const row = readImportedRow(headers);
  try {
    return await context.inTransaction(async (tx) => {
      const refused = row === null ? null : await refuseImported(tx, context, row);
      if (refused !== null) return refused;
      const startingSites = await findStartingSites(tx, context);
      if (startingSites instanceof Refusal) return startingSites;
      return createDraft(tx, context, {
        body,
        startingSites,
        isRemembered: row === null,
        afterwards: async (key) => {
          if (row === null || (await recordImported(tx, key, { ...row, importedAt: context.now }))) return;
          throw new ImportedMeanwhile();
        },
      });
    });
  } catch (error) {
    // Another call has imported the row since this one began. The retry finds its reference.
    if (error instanceof ImportedMeanwhile) return problem(409, { headers: { 'retry-after': '1' } });
    throw error;
  }
});

/** Rolls back a consignment that would be imported twice. */
class ImportedMeanwhile extends Error {
  override readonly name = 'ImportedMeanwhile';
}

export const createFullConsignment = operation(
  'createFullConsignment',
  ({ body: { deliveryExtras: extras = [], quote = null, ...body } }, context) =>
    context.inTransaction(async (tx) => {
      const startingSites = await findStartingSites(tx, context);
      if (startingSites instanceof Refusal) return startingSites;
      const accountId = await findDefaultAccountId(tx, context, startingSites);
      if (accountId === undefined) {
        const message = 'No invoice account is active. Please contact your service provider.';
        return ruleProblems([{ id: 'QUOT-09', path: '', message }]);
      }
      return createDraft(tx, context, {
        body: { ...body, accountId },
        startingSites,
        mayBeNameless: true,
        extras,
        quote,
      });
    }),
);

type Schemas = components['schemas'];

interface Asked {
  readonly body: Schemas['CreateConsignment'];
  readonly startingSites: StartingSites;
  /** Runs in the same transaction, once the consignment is there. */
  readonly afterwards?: (key: ConsignmentKey) => Promise<void>;
  /** Whether a typed participant may lack a name (QUOT-09). */
  readonly mayBeNameless?: boolean;
  /** Whether the desk remembers it: somebody entered it (CONS-71, CONS-72). */
  readonly isRemembered?: boolean;
  readonly extras?: readonly AskedQuantity[];
  /** The quote that it comes from (QUOT-11). */
  readonly quote?: QuotedConsignment['quote'] | null;
}

/** Creates a Draft by every rule of a first save: what CALL-31 and CALL-34 have in common. */
async function createDraft(
  tx: Tx,
  context: OperationContext,
  {
    body,
    startingSites,
    mayBeNameless = false,
    extras = [],
    quote = null,
    afterwards,
    isRemembered = false,
  }: Asked,
): Promise<ReturnType<typeof created<Schemas['CreatedConsignment']>> | Refusal> {
  const read = await readConsignment(tx, context, body, {
    stage: 'draft',
    nameOptionalFor: mayBeNameless ? ['sender', 'receiver'] : [],
    kept: null,
    storedTrip: null,
  });
  const { serviceTypeCode } = read.entered;
  const offered =
    extras.length === 0 && quote === null ? [] : await listExtras(tx, context.tenant.id, serviceTypeCode);
  const parsed = withLookups(
    read.parsed,
    checkQuantities(extras, offered.map(deliveryExtraAnswer), 'deliveryExtras'),
  );
  if (!parsed.ok) return ruleProblems(parsed.problems);

  const { now, user } = context;
  const id = newId(now);
  const key = { ...context.owner, consignmentId: id };
  const { lineItems, ...entered } = parsed.value;
  const items = await completeItems(tx, context.tenant.id, lineItems);
  const fields = toStoredFields(entered, { sites: read.sites, now, stored: null });
  const quoted =
    quote === null ? null : await priceQuoteAgain(tx, context, { ...fields, quote, items, extras, offered });
  if (quoted instanceof Refusal) return quoted;
  const { chargeSiteId } = startingSites;
  // The counter's row is locked until the transaction ends, and every other create of the tenant waits for it. So no
  // statement before it locks a row that two calls share, and no statement after it waits for such a row (PLAT-232).
  const reference = await nextReference(tx, context.tenant.id);
  await insertConsignment(tx, key, { reference, chargeSiteId, now, userId: user.id }, fields);
  await insertLineItems(
    tx,
    key,
    items.map((item, index) => ({ id: newId(now), position: index + 1, item })),
  );
  await insertQuantities(tx, key, extras, offered);
  if (quoted !== null) await saveQuote(tx, key, quoted);
  await reportChanges(tx, context, [
    { kind: 'created', consignmentId: id, siteId: chargeSiteId, after: { reference, ...fields } },
  ]);
  await afterwards?.(key);
  if (isRemembered) await rememberCreation(tx, context, key, { siteId: chargeSiteId, fields, items });
  return created(`/api/v1/consignments/${reference}`, { id, reference });
}
