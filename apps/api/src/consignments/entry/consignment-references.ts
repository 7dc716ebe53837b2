import type { EnteredFields, EnteredParticipant, Parsed, Problem } from '@consign/domain/rules';

import type { OperationContext } from '../../http/contract/operation.js';
import type { Tx } from '../../database/database.js';
import {
  listAccounts,
  listHireUnits,
  listServiceTypes,
  type StoredSite,
  listSitesOfParticipants,
} from '../../lookups/index.js';
import { isUuid } from '../../ids.js';

/** The caller's own records that the codes and ids of a consignment refer to. */
export interface References {
  readonly serviceTypes: readonly { code: string }[];
  readonly accounts: readonly { id: string; isActive: boolean }[];
  /** Missing if no hire unit was chosen. */
  readonly hireUnits: readonly { providerCode: string; code: string }[] | undefined;
  readonly sites: readonly StoredSite[];
}

export async function loadReferences(
  tx: Tx,
  context: OperationContext,
  { sender, receiver, hireage }: EnteredFields,
): Promise<References> {
  const { owner } = context;
  return {
    serviceTypes: await listServiceTypes(tx, owner),
    accounts: await listAccounts(tx, owner),
    hireUnits: hireage.length === 0 ? undefined : await listHireUnits(tx, owner.tenantId),
    sites: await loadSites(tx, context, [sender, receiver]),
  };
}

/** Loads the chosen sites. */
export async function loadSites(
  tx: Tx,
  { owner }: OperationContext,
  participants: readonly EnteredParticipant[],
): Promise<readonly StoredSite[]> {
  const ids = participants.flatMap((one) =>
    one.kind === 'site' && isUuid(one.participantId) ? [one.participantId] : [],
  );
  return ids.length === 0 ? [] : listSitesOfParticipants(tx, owner, ids);
}

/** The site of a participant id; undefined if unknown. */
export function findSite(sites: readonly StoredSite[], id: string): StoredSite | undefined {
  return sites.find(({ participantId }) => participantId === id);
}

/** The chosen site of a participant; undefined if unknown, or if the address was typed. */
export function findChosenSite(
  sites: readonly StoredSite[],
  participant: EnteredParticipant,
): StoredSite | undefined {
  return participant.kind === 'site' ? findSite(sites, participant.participantId) : undefined;
}

/** What a stored consignment refers to. */
export interface StoredReferences {
  readonly accountId: string;
  /** Missing where a withdrawn one may not stay: when Draft is left. */
  readonly serviceTypeCode?: string;
}

/**
 * Checks that service type, account and sites exist and belong to the caller, which the domain's rules leave to the
 * server. A stored value may stay: an account that has become inactive (CONS-45), a service type that was withdrawn
 * (CONS-56).
 */
export function checkReferences(
  entered: EnteredFields,
  references: References,
  stored: StoredReferences | null,
): Problem[] {
  const problems: Problem[] = [];
  const refuse = (id: Problem['id'], path: string, message: string) => problems.push({ id, path, message });
  const isOffered = references.serviceTypes.some(({ code }) => code === entered.serviceTypeCode);
  if (!isOffered && entered.serviceTypeCode !== stored?.serviceTypeCode) {
    refuse('CONS-45', 'serviceType', 'This service type is not available');
  }
  const account = references.accounts.find(({ id }) => id === entered.accountId);
  if (account === undefined || !(account.isActive || account.id === stored?.accountId)) {
    refuse('CONS-45', 'accountId', 'This invoice account is not available');
  }
  for (const role of ['sender', 'receiver'] as const) {
    problems.push(...checkSite(role, entered[role], references.sites));
  }
  return problems;
}

/** Checks that the chosen site exists. */
export function checkSite(
  role: 'sender' | 'receiver',
  participant: EnteredParticipant,
  sites: readonly StoredSite[],
): Problem[] {
  if (participant.kind === 'typed' || findChosenSite(sites, participant) !== undefined) return [];
  const path = `${role}ParticipantId` as const;
  return sites.some(({ id }) => id === participant.participantId)
    ? [{ id: 'PART-20', path, message: "This is a site's id. Send the id of its defaultParticipant" }]
    : [{ id: 'PART-01', path, message: 'This site is not available' }];
}

/** Adds the problems of look-ups to the rules' problems; for the same field, the rules win. */
export function withLookups<T>(ruled: Parsed<T>, lookedUp: readonly Problem[]): Parsed<T> {
  const first = ruled.ok ? [] : ruled.problems;
  const problems = [...first, ...lookedUp.filter(({ path }) => !first.some((each) => each.path === path))];
  return problems.length === 0 ? ruled : { ok: false, problems };
}
