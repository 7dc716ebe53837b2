import type { OperationContext } from '../../http/contract/operation.js';
import { type CreatedDocuments, createInParts, tryMakePdf } from './make-in-parts.js';
import { findUserDetails } from '../../me/index.js';
import { listEmergencyContacts } from './paper-facts-store.js';
import type { PrintableConsignment } from './printed-store.js';

/** Dangerous goods declarations, each on its own pages (DGDC-05). */
export async function createDeclarations(
  consignments: readonly PrintableConsignment[],
  context: OperationContext,
): Promise<CreatedDocuments> {
  const siteIds = consignments.flatMap(({ sender, chargeSiteId }) =>
    [sender.siteId ?? [], chargeSiteId].flat(),
  );
  const { contacts, declaredBy } = await context.inTransaction(async (tx) => ({
    contacts: await listEmergencyContacts(tx, context, [...new Set(siteIds)]),
    declaredBy: (await findUserDetails(tx, context.owner, context.user.id))?.name ?? null,
  }));
  return createInParts(
    'DGDOC',
    consignments,
    (part) =>
      tryMakePdf(context, {
        type: 'declarations',
        declaredBy,
        consignments: part.map((each) => ({
          ...each,
          emergency: contacts.get(each.sender.siteId ?? '') ?? contacts.get(each.chargeSiteId) ?? null,
        })),
      }),
    context,
  );
}
