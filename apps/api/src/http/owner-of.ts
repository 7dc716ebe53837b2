import type { OperationContext } from './contract/operation.js';
import type { Owner, Viewer } from '../database/owner.js';

/** Whose rows a call may name: those of the user's own organisation. */
export function ownerOf({ tenant, user }: OperationContext): Owner {
  return { tenantId: tenant.id, organisationId: user.organisationId };
}

/** Whose consignments a call may see: those charged to the user's sites. */
export function viewerOf(context: OperationContext): Viewer {
  return { ...ownerOf(context), siteIds: context.user.siteIds };
}
