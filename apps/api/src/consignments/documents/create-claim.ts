import type { OperationContext } from '../../http/contract/operation.js';
import { type ConsignmentDetail, findConsignment } from '../consignment-store.js';
import { withTenantFacts } from '../consignment-answer.js';
import { listPictures, listProofFacts } from './paper-facts-store.js';
import { type CreatedDocuments, createInParts, tryMakePdf } from './make-in-parts.js';
import type { PrintableConsignment } from './printed-store.js';
import { readPictures } from './read-pictures.js';

/** Pictures on a claim; the names of others are printed. */
const MAX_PICTURES = 8;

/** The only consignment of a call if something can be claimed for it, else null. */
export async function findClaimed(
  references: readonly string[],
  context: OperationContext,
): Promise<ConsignmentDetail | null> {
  const [reference, ...others] = references;
  if (reference === undefined || others.length > 0) return null;
  const found = await context.inTransaction((tx) => findConsignment(tx, context.viewer, reference));
  const detail = found === undefined ? null : withTenantFacts(found, context);
  return detail?.claim ? detail : null;
}

/** A claim with the reported facts and the photographs of the damage (CLAM-04). */
export async function createClaim(
  { claim, events }: ConsignmentDetail,
  consignments: readonly PrintableConsignment[],
  context: OperationContext,
): Promise<CreatedDocuments> {
  const ids = consignments.map(({ id }) => id);
  const { facts, stored } = await context.inTransaction(async (tx) => ({
    facts: await listProofFacts(tx, context.owner, ids),
    stored: await listPictures(tx, context.owner, ids),
  }));
  const pictures = await readPictures(
    stored.slice(0, MAX_PICTURES).map((each) => ({ ...each, thumbnailKey: null })),
    context,
  );
  const shown = new Set(pictures.map(({ id }) => id));
  return createInParts(
    'CLAIM',
    consignments,
    (part) =>
      tryMakePdf(context, {
        type: 'claims',
        consignments: part.map((each) => ({
          ...each,
          claimBy: claim?.claimBy ?? '',
          events: events
            .filter(({ type }) => type === 'EXCP')
            .map(({ title, createdAt }) => ({ title, at: new Date(createdAt) })),
          proof: facts.get(each.id)?.proof ?? null,
          pictures: pictures.map(({ name, content }) => ({ name, content })),
          otherPictures: stored.flatMap(({ id, name }) => (shown.has(id) ? [] : [name])),
        })),
      }),
    context,
  );
}
