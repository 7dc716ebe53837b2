import type { FastifyInstance } from 'fastify';

import type { Database } from '../database/database.js';
import { type Target, buildCall, allOperations } from './operation-call.js';
import { call } from './call.js';
import { testNow } from './now.js';
import { runSql } from './run-sql.js';
import { worldId } from './world-rows.js';
import { kowhai, signIn } from './world.js';

/** A word that only the target's consignment contains. */
export const secret = 'Zirconium';

/** Builds the call that creates a consignment of Kōwhai from the contract's example. */
export function buildCreateCall() {
  const create = allOperations.find(({ operationId }) => operationId === 'createConsignment');
  if (create === undefined) throw new Error('The contract creates no consignments');
  const { url, body } = buildCall(create, knownTarget());
  return {
    url,
    body: { ...(body as object), notes: secret, salesReference: secret, senderReference: secret },
  };
}

/** Creates a Draft of Kōwhai's manager, charged to Auckland. */
export async function createTarget(
  app: FastifyInstance,
  database: Database,
  headers: Readonly<Record<string, string>> = {},
): Promise<Target> {
  const { url, body } = buildCreateCall();
  const made = await call(app, 'POST', url, { ...(await signIn('manager')), body, headers });
  if (made.status !== 201) throw new Error(`No consignment was created: ${made.text}`);
  const { id: consignmentId, reference } = made.body as { id: string; reference: string };
  const { rows } = await runSql(database)<{ itemId: string; modifiedAt: Date }>`
    select i.id as "itemId", c.modified_at as "modifiedAt"
      from consignments c join line_items i on i.consignment_id = c.id
      where c.id = ${consignmentId} order by i.position limit 1`;
  const [stored] = rows;
  if (stored === undefined) throw new Error('The consignment was not stored');
  const lastModified = stored.modifiedAt.toISOString();
  return { ...knownTarget(), consignmentId, reference, lastModified, itemId: stored.itemId };
}

/** Names a consignment and a freight item that do not exist; the rest is Kōwhai's. */
export function missingTarget(): Target {
  return {
    ...knownTarget(),
    consignmentId: worldId(999_001),
    itemId: worldId(999_002),
    reference: 'TAS9999999',
    lastModified: testNow.toISOString(),
  };
}

function knownTarget(): Target {
  const [auckland, wellington] = kowhai.sites;
  const [account] = kowhai.accounts;
  const [manager] = kowhai.users;
  if (!auckland || !wellington || !account || !manager) throw new Error('The world is incomplete');
  return {
    organisationId: kowhai.id,
    userId: manager.id,
    host: 'tasman.localhost',
    siteId: auckland.id,
    participantId: auckland.participantId,
    otherParticipantId: wellington.participantId,
    accountId: account.id,
    consignmentId: '',
    reference: '',
    itemId: '',
    viewId: worldId(7001),
    lastModified: '',
    now: testNow,
  };
}
