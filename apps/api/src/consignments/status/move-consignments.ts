import { bulkActions } from '@consign/domain/bulk';
import { type Day, today } from '@consign/domain/dates';
import {
  type DateFacts,
  type ParsedLineItem,
  type Problem,
  deliveryWarnings,
  toUpdateWire,
} from '@consign/domain/rules';
import type { SettingsByServiceType } from '@consign/domain/settings';
import { type UserTarget, clampStatusTime } from '@consign/domain/status';

import { reportChanges } from '../../changes/index.js';
import type { OperationContext } from '../../http/contract/operation.js';
import { type LockedConsignment, listLockedItems } from '../lock-store.js';
import { moveStatus } from './status-store.js';
import type { Tx } from '../../database/database.js';
import {
  listAccounts,
  listHireUnits,
  listServiceTypes,
  listSitesOfParticipants,
} from '../../lookups/index.js';
import { type Change, type ChangeOutcome, type ChangeOutcomes, changeEach } from './change-each.js';
import type { References } from '../entry/consignment-references.js';
import { loadRules, loadSettings } from '../entry/consignment-rules.js';
import { loadDefaultDates, noDefaultDates } from './default-dates.js';
import { toEnteredFields } from '../entry/stored-fields.js';

/** A status that consignments are asked to reach. */
export interface Move {
  readonly target: UserTarget;
  /** The moment asked for; null is now. */
  readonly at: Date | null;
  /** Of a cancellation. */
  readonly reason: string | null;
  /** Answers with the expected results, and changes nothing (BULK-29). */
  readonly checkOnly?: boolean | undefined;
}

const actions = { FINAL: 'markReady', STAGED: 'requestPickup', CANCELLED: 'cancel' } as const;

/**
 * Moves each of several consignments to a status: the one way by which a user's call does, single or in bulk. Only along
 * the transitions of the domain (CONS-21 to 23), out of Draft by every rule of a save (CONS-48, CONS-50).
 */
export function moveConsignments(
  tx: Tx,
  context: OperationContext,
  references: readonly string[],
  { target, at, reason, checkOnly }: Move,
): Promise<ChangeOutcomes> {
  const { now, user } = context;
  const day = today(now);
  let dates = noDefaultDates;
  const change: Change = {
    checkOnly,
    prepare: async (locked) => {
      const leaving = target === 'CANCELLED' ? [] : locked.filter(({ statusCode }) => statusCode === 'DRAFT');
      const settings = await loadSettings(tx, context);
      const check = leaving.length === 0 ? passes : await loadCheck(tx, context, settings, leaving);
      dates = await loadDefaultDates(tx, context, target === 'CANCELLED' ? [] : locked, at);
      return (one) => {
        const refused = findRefusal(one, target, context, settings);
        if (refused !== null) return refused;
        if (target === 'CANCELLED') return { kind: 'changed', warnings: [] };
        const problems = one.statusCode === 'DRAFT' ? check(one, dates.factsOf(one)) : [];
        return problems.length > 0
          ? { kind: 'invalid', problems }
          : { kind: 'changed', warnings: findWarnings(dates.with(one), dates.factsOf(one), day) };
      };
    },
    write: async (changed) => {
      const dated = await dates.write(changed);
      const moved = changed.map(({ id, reference, chargeSiteId, statusAt }) => ({
        kind: 'moved' as const,
        consignmentId: id,
        reference,
        siteId: chargeSiteId,
        statusCode: target,
        at: clampStatusTime(at, { previous: statusAt, now }),
      }));
      await moveStatus(tx, context.owner, moved, target, { userId: user.id, now, reason });
      await reportChanges(tx, context, [...dated, ...moved]);
    },
  };
  return changeEach(tx, context, references, change);
}

function findRefusal(
  { reference, statusCode, serviceTypeCode }: LockedConsignment,
  target: UserTarget,
  { user, tenant }: OperationContext,
  organisationSettings: SettingsByServiceType,
): ChangeOutcome | null {
  const answer = bulkActions[actions[target]].appliesTo(
    { reference, statusCode, serviceTypeCode },
    { permissions: user.permissions, settings: tenant.settings, organisationSettings },
  );
  return answer.allowed ? null : { kind: 'refused', refusal: answer };
}

type Check = (one: LockedConsignment, facts: DateFacts) => readonly Problem[];

const passes: Check = () => [];

/** Every rule of a consignment that leaves Draft, with what it needs of the others' rows read once. */
async function loadCheck(
  tx: Tx,
  context: OperationContext,
  settings: SettingsByServiceType,
  locked: readonly LockedConsignment[],
): Promise<Check> {
  const rules = await loadRules(tx, context, settings);
  const references = await loadMoveReferences(tx, context, locked);
  const items = await itemsByConsignment(tx, context, locked);
  return (one, facts) => {
    const entered = toEnteredFields(one, references.sites);
    const body = toUpdateWire(entered);
    const checked = rules(body, {
      stage: 'leaving-draft',
      lineItems: items.get(one.id) ?? [],
      entered,
      references,
      stored: body,
      kept: { accountId: one.accountId },
      facts,
    });
    return checked.ok ? [] : checked.problems;
  };
}

async function loadMoveReferences(
  tx: Tx,
  context: OperationContext,
  locked: readonly LockedConsignment[],
): Promise<References> {
  const owner = context.owner;
  const ids = locked
    .flatMap(({ sender, receiver }) => [sender, receiver])
    .flatMap(({ id, siteId }) => (siteId === null ? [] : [id]));
  const hasHireage = locked.some(({ hireage }) => hireage.length > 0);
  return {
    serviceTypes: await listServiceTypes(tx, owner),
    accounts: await listAccounts(tx, owner),
    hireUnits: hasHireage ? await listHireUnits(tx, owner.tenantId) : undefined,
    sites: ids.length === 0 ? [] : await listSitesOfParticipants(tx, owner, [...new Set(ids)]),
  };
}

async function itemsByConsignment(
  tx: Tx,
  context: OperationContext,
  locked: readonly LockedConsignment[],
): Promise<ReadonlyMap<string, readonly ParsedLineItem[]>> {
  const items = new Map<string, ParsedLineItem[]>(locked.map(({ id }) => [id, []]));
  for (const item of await listLockedItems(tx, context.owner, [...items.keys()])) {
    items.get(item.consignmentId)?.push(item);
  }
  return items;
}

/** Finds the warnings that a screen asks about first (CONS-44, DATE-12, BULK-29); in bulk each is a row (CONS-50). */
function findWarnings(one: LockedConsignment, pickupFacts: DateFacts, day: Day) {
  const requestedDeliveryDateTimeUtc = one.requestedDeliveryAt?.toISOString() ?? null;
  return deliveryWarnings({ requestedDeliveryDateTimeUtc }, { stage: 'ready', today: day, pickupFacts });
}
