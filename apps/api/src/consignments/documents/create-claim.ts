import type { OperationContext } from '../../http/contract/operation.js';
import { MissingContent } from '../../services/files/content-store.js';
import { type ConsignmentDetail, findConsignment } from '../consignment-store.js';
import { withTenantFacts } from '../tenant-facts.js';
import { type StoredPicture, listPictures } from './claim-pictures-store.js';
import { type CreatedPages, createInParts } from './create-proofs.js';
import type { PrintableConsignment } from './printed-store.js';
import { listProofFacts } from './proof-facts-store.js';
import { tryMakePdf } from './try-make-pdf.js';

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
): Promise<CreatedPages> {
  const ids = consignments.map(({ id }) => id);
  const { facts, stored } = await context.inTransaction(async (tx) => ({
    facts: await listProofFacts(tx, context.owner, ids),
    stored: await listPictures(tx, context.owner, ids),
  }));
  const pictures = await readPictures(stored.slice(0, MAX_PICTURES), context);
  const shown = new Set(pictures.map(({ id }) => id));
  return createInParts(
    'CLAIM',
    consignments,
    (part) =>
      tryMakePdf(context, {
        type: 'claims',
        provider: context.tenant.name,
        printedAt: context.now,
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

/** The pictures, small enough for a page; an unreadable one is left out. */
async function readPictures(
  stored: readonly StoredPicture[],
  { services, owner, log }: OperationContext,
): Promise<(StoredPicture & { readonly content: Uint8Array })[]> {
  const read = [];
  for (const picture of stored) {
    try {
      const original = await services.attachments.read(picture.contentKey);
      const content = await services.shrinkPicture(owner.organisationId, original, picture.mediaType);
      if (content !== null) read.push({ ...picture, content });
    } catch (error) {
      if (!(error instanceof MissingContent)) throw error;
      log.error({ key: picture.contentKey }, 'file is missing in the folder or bucket');
    }
  }
  return read;
}
