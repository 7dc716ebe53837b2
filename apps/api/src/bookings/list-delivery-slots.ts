import type { components } from '@consign/api-client/consignment';
import { checkSlotSearch } from '@consign/domain/bookings';
import type { Problem } from '@consign/domain/rules';

import type { Tx } from '../database/database.js';
import { ok } from '../http/contract/answers.js';
import { type OperationContext, operation } from '../http/contract/operation.js';
import { Refusal, ruleProblems } from '../http/problems/problem.js';
import { findRegion, listServiceTypes, listSites, type StoredSite } from '../lookups/index.js';
import { loadDeliveryTrips } from './delivery-trips.js';
import { loadSlots, slotAnswer, parseSlotPeriod } from './load-slots.js';
import { loadFlags } from '../tenants/index.js';

type Search = components['schemas']['SlotSearch'];
type Place = Search['origin'];

export const listDeliverySlots = operation('listDeliverySlots', ({ body }, context) =>
  context.inTransaction(async (tx) => {
    const refusal = await refuseWithoutBookings(tx, context);
    if (refusal !== undefined) return refusal;
    const period = parseSlotPeriod(body, 'CALL-71');
    if (period instanceof Refusal) return period;
    const problems = checkSlotSearch(body, { settings: context.tenant.settings });
    if (problems.length > 0) return ruleProblems(problems);
    const sites = await loadSites(tx, context, body);
    const unknown = await checkKnown(tx, context, body, sites);
    if (unknown.length > 0) return ruleProblems(unknown);
    const { now, tenant } = context;
    const wanted = {
      serviceTypeCode: body.serviceType,
      senderRegionId: await findRegionId(tx, context, body.origin, sites),
      receiverRegionId: await findRegionId(tx, context, body.destination, sites),
      requestedPickup: null,
      stagedAt: now,
    };
    const toTrip = await loadDeliveryTrips(tx, tenant.id, [wanted]);
    const slots = await loadSlots(tx, tenant.id, { trip: toTrip(wanted), period, now, current: null });
    return ok(slots.map(slotAnswer));
  }),
);

async function loadSites(
  tx: Tx,
  { owner }: OperationContext,
  { origin, destination }: Search,
): Promise<readonly StoredSite[]> {
  const ids = [origin.siteId, destination.siteId].filter((id) => id !== null && id !== undefined);
  return ids.length === 0 ? [] : listSites(tx, owner, ids);
}

async function checkKnown(
  tx: Tx,
  { owner }: OperationContext,
  body: Search,
  sites: readonly StoredSite[],
): Promise<Problem[]> {
  const places = (['origin', 'destination'] as const).flatMap((name): Problem[] => {
    const { siteId = null } = body[name];
    return siteId === null || findSite(sites, siteId) !== undefined
      ? []
      : [{ id: 'SCHD-02', path: `${name}/siteId`, message: 'This site is not available' }];
  });
  const serviceTypes = await listServiceTypes(tx, owner);
  return serviceTypes.some(({ code }) => code === body.serviceType)
    ? places
    : [...places, { id: 'SCHD-02', path: 'serviceType', message: 'This service type is not available' }];
}

async function findRegionId(
  tx: Tx,
  { tenant }: OperationContext,
  { siteId = null, address = null }: Place,
  sites: readonly StoredSite[],
): Promise<string | null> {
  if (siteId !== null) return findSite(sites, siteId)?.address.region?.id ?? null;
  return address === null ? null : ((await findRegion(tx, tenant.id, address))?.id ?? null);
}

function findSite(sites: readonly StoredSite[], siteId: string): StoredSite | undefined {
  return sites.find(({ id }) => id === siteId);
}

/** The refusal of a tenant without DeliveryBookings (PLAT-06); undefined with it. */
export async function refuseWithoutBookings(
  tx: Tx,
  { tenant }: OperationContext,
): Promise<Refusal | undefined> {
  const { DeliveryBookings } = await loadFlags(tx, tenant.id);
  const message = "Your freight provider doesn't offer delivery bookings";
  return DeliveryBookings ? undefined : ruleProblems([{ id: 'PLAT-06', path: '', message }]);
}
