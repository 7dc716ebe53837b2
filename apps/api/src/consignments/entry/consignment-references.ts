import type { components } from '@consign/api-client/consignment';
import { type Parsed, type Problem, type HireageBody, checkHireUnits } from '@consign/domain/rules';

import type { OperationContext } from '../../http/contract/operation.js';
import type { Tx } from '../../database/database.js';
import {
  listAccounts,
  listHireUnits,
  listPackagingTypes,
  listServiceTypes,
  type StoredSite,
  listSitesOfParticipants,
} from '../../lookups/index.js';
import { isUuid } from '../../database/is-uuid.js';

type Schemas = components['schemas'];
type Role = 'sender' | 'receiver';
/** The fields of a body that refer to something that must exist. */
type ReferenceFields = Pick<
  Schemas['UpdateConsignment'],
  'accountId' | 'serviceType' | 'senderParticipantId' | 'receiverParticipantId' | 'hireage'
>;

/** The caller's own records that the codes and ids of a body refer to. */
export interface References {
  readonly serviceTypes: readonly { code: string }[];
  readonly accounts: readonly { id: string; isActive: boolean }[];
  readonly packagingTypes: readonly { code: string }[];
  readonly hireUnits: readonly { providerCode: string; code: string }[];
  readonly sites: readonly StoredSite[];
}

export async function loadReferences(
  tx: Tx,
  context: OperationContext,
  body: ReferenceFields,
): Promise<References> {
  const owner = context.owner;
  return {
    serviceTypes: await listServiceTypes(tx, owner),
    accounts: await listAccounts(tx, owner),
    packagingTypes: await listPackagingTypes(tx, owner),
    hireUnits: (body.hireage ?? []).length === 0 ? [] : await listHireUnits(tx, owner.tenantId),
    sites: await loadSites(tx, context, [body.senderParticipantId, body.receiverParticipantId]),
  };
}

/** Loads the sites of the participant ids in a body. */
export async function loadSites(
  tx: Tx,
  context: OperationContext,
  participantIds: readonly (string | null | undefined)[],
): Promise<readonly StoredSite[]> {
  const ids = participantIds.filter((id): id is string => typeof id === 'string' && isUuid(id));
  return ids.length === 0 ? [] : listSitesOfParticipants(tx, context.owner, ids);
}

/** The site of a participant id; undefined if unknown or not given. */
export function findSite(
  sites: readonly StoredSite[],
  id: string | null | undefined,
): StoredSite | undefined {
  return sites.find(({ participantId }) => participantId === id);
}

/** What a stored consignment refers to. */
interface StoredReferences {
  readonly accountId: string;
  /** Missing where a withdrawn one may not stay: when Draft is left. */
  readonly serviceType?: string;
  readonly hireage: readonly HireageBody[];
}

/**
 * Checks that everything a body refers to exists and belongs to the caller, which the domain's rules leave to the
 * server. A stored value may stay: an account that has become inactive (CONS-45), a service type or hire unit that was
 * withdrawn (CONS-56).
 */
export function checkReferences(
  body: ReferenceFields,
  references: Omit<References, 'packagingTypes'>,
  stored: StoredReferences | null,
): Problem[] {
  const problems: Problem[] = [];
  const refuse = (id: Problem['id'], path: string, message: string) => problems.push({ id, path, message });
  const isOffered = references.serviceTypes.some(({ code }) => code === body.serviceType);
  if (!isOffered && body.serviceType !== stored?.serviceType) {
    refuse('CONS-45', 'serviceType', 'This service type is not available');
  }
  const account = references.accounts.find(({ id }) => id === body.accountId);
  if (account === undefined || !(account.isActive || account.id === stored?.accountId)) {
    refuse('CONS-45', 'accountId', 'This invoice account is not available');
  }
  for (const role of ['sender', 'receiver'] as const) {
    problems.push(...checkSite(role, body, references.sites));
  }
  return [...problems, ...checkHireUnits(body.hireage ?? [], references.hireUnits, stored?.hireage)];
}

/** Checks that the chosen site exists. */
export function checkSite(
  role: Role,
  body: Partial<Record<`${Role}ParticipantId`, string | null | undefined>>,
  sites: readonly StoredSite[],
): Problem[] {
  const path = `${role}ParticipantId` as const;
  const id = body[path];
  if (id === null || id === undefined || findSite(sites, id) !== undefined) return [];
  return sites.some((site) => site.id === id)
    ? [{ id: 'PART-20', path, message: "This is a site's id. Send the id of its defaultParticipant" }]
    : [{ id: 'PART-01', path, message: 'This site is not available' }];
}

/** Adds the problems of look-ups to the rules' problems; for the same field, the rules win. */
export function withLookups<T>(ruled: Parsed<T>, lookedUp: readonly Problem[]): Parsed<T> {
  const first = ruled.ok ? [] : ruled.problems;
  const problems = [...first, ...lookedUp.filter(({ path }) => !first.some((each) => each.path === path))];
  return problems.length === 0 ? ruled : { ok: false, problems };
}
