import type { components } from '@consign/api-client/consignment';
import { calculateTotals, toCubicMetres, toKilograms, toMetres } from '@consign/domain/freight';
import { mapTexts } from '@consign/domain/rules';
import { buildTrackingUrl } from '@consign/domain/settings';
import { type StatusCode, findClaim, statuses } from '@consign/domain/status';

import type { StoredParticipant } from '../database/stored-participant.js';
import { extrasAnswer } from '../extras/index.js';
import type { User } from '../http/auth/identity.js';
import { packagingTypeAnswer, serviceTypeAnswer } from '../lookups/index.js';
import { pricesAnswer } from '../pricing/index.js';
import { answerWire } from './answers/answer-wire.js';
import type { ConsignmentDetail } from './consignment-store.js';
import type { PackedLineItem } from './freight/line-item-store.js';
import type { LoadSummary } from './loads/load-check-store.js';
import { withPlace } from './proof-store.js';
import { type LinkContext, findReceiversPage } from './tracking/track-page.js';

type Schemas = components['schemas'];

const instant = (date: Date): string => date.toISOString();
const instantOrNull = (date: Date | null): string | null => date?.toISOString() ?? null;

export function statusEntry({ code, at }: { code: StatusCode; at: string }): Schemas['StatusHistoryEntry'] {
  return { code, name: statuses[code].name, statusDate: toIsoInstant(at) };
}

export function lineItemAnswer(row: PackedLineItem): Schemas['LineItem'] {
  return {
    id: row.id,
    count: row.count,
    description: row.description,
    packagingType: packagingTypeAnswer({
      code: row.packagingType,
      name: row.packagingTypeName ?? row.packagingType,
      volumeSteps: row.defaultVolumeSteps,
      weightSteps: row.defaultWeightSteps,
    }),
    length: toMetres(row.length),
    width: toMetres(row.width),
    height: toMetres(row.height),
    volume: toCubicMetres(row.volume),
    weight: toKilograms(row.weight),
    dangerousGoods:
      row.dangerousGoods === null
        ? null
        : { nameAndDescription: null, packingGroup: null, ...row.dangerousGoods },
    version: row.version,
  };
}

function totalsAnswer(rows: readonly PackedLineItem[]): Schemas['Totals'] {
  const totals = calculateTotals(rows);
  const names = new Set(rows.map((row) => row.packagingTypeName ?? row.packagingType));
  const [only] = names;
  return {
    deliveryItems: totals.deliveryItems,
    packagingTypeName: names.size === 1 ? (only ?? null) : null,
    volume: toCubicMetres(totals.volume),
    weight: toKilograms(totals.weight),
  };
}

function participantAnswer(
  { id, siteId, fullName, phone, email, address }: StoredParticipant,
  sites: ConsignmentDetail['sites'],
): Schemas['Participant'] {
  const site = siteId === null ? undefined : sites[siteId];
  return {
    id,
    fullName,
    phone,
    email,
    address,
    siteProxy:
      site === undefined ? null : { id: site.id, code: site.code, name: site.name, isActive: site.isActive },
    isHub: site?.isHub ?? false,
  };
}

function historyAnswer({ history, events }: ConsignmentDetail): Schemas['StatusHistoryDetail'][] {
  return history.map((entry) => ({
    ...statusEntry(entry),
    deliveryEvents: events
      .filter(({ position }) => position === entry.position)
      .map((event) => ({
        id: event.id,
        deliveryEventTypeCode: event.type,
        title: event.title,
        createdAtDateTimeUtc: toIsoInstant(event.createdAt),
        actionRequired: event.actionRequired,
        resolvedTimestamp: event.resolvedAt === null ? null : toIsoInstant(event.resolvedAt),
        answers: event.answers.map(answerWire),
      })),
  }));
}

/** A consignment as CALL-30 returns it to a user. */
export function consignmentAnswer(
  found: TrackableConsignment,
  viewer: Pick<User, 'permissions'>,
): Schemas['Consignment'] {
  return {
    id: found.id,
    reference: found.reference,
    createdAtDateTimeUtc: instant(found.createdAt),
    lastModifiedAtDateTimeUtc: instant(found.modifiedAt),
    chargeSite: found.chargeSite,
    tags: [...found.tags],
    statusHistory: historyAnswer(found),
    serviceType: serviceTypeAnswer({
      code: found.serviceTypeCode,
      name: found.serviceTypeName ?? found.serviceTypeCode,
      cubicFactor: found.cubicFactor,
    }),
    account: found.account,
    senderParticipant: participantAnswer(found.sender, found.sites),
    receiverParticipant: participantAnswer(found.receiver, found.sites),
    ...mapTexts((name) => found[name]),
    requestedPickupDateTimeUtc: instantOrNull(found.requestedPickupAt),
    requestedDeliveryDateTimeUtc: instantOrNull(found.requestedDeliveryAt),
    confirmedDeliveryDateTimeUtc: instantOrNull(found.confirmedDeliveryAt),
    lineItems: found.lineItems.map(lineItemAnswer),
    totals: totalsAnswer(found.lineItems),
    hireage: found.hireage.map(({ providerCode, hireUnitCode, name, quantity }) => ({
      hireUnit: { providerCode, code: hireUnitCode, name },
      quantity,
    })),
    consignmentFlags: [...found.flags],
    ...extrasAnswer(found.extras),
    ...pricesAnswer(found.prices, found.statusCode, viewer),
    trackingUrl: found.trackingUrl,
    receiversPage: found.receiversPage,
    isDeliveryException: found.hasException,
    hasUnresolvedNotes: found.hasUnresolvedNotes,
    labelsOutdated: found.labelsOutdated,
    noteOutdated: found.noteOutdated,
    claim: found.claim === null ? null : { ...found.claim, reasons: [...found.claim.reasons] },
    proofOfDelivery: found.proof && withPlace(found.proof),
    ...(found.loadCheck === null ? {} : { loadCheck: loadAnswer(found.loadCheck) }),
  };
}

function loadAnswer({ signedAt, ...load }: LoadSummary): Schemas['SignedLoad'] {
  return { ...load, signedAtDateTimeUtc: toIsoInstant(signedAt) };
}

/** To the second in UTC, its fraction, and its offset, which is mostly none. */
const inUtc = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00:00$/u;

/**
 * An instant in JSON that the database built, to the millisecond in UTC: `2026-11-24T00:30:00.120Z`. Mostly it is there
 * already, and a page of the list has a hundred of them.
 */
export function toIsoInstant(text: string): string {
  const [, seconds, fraction = ''] = inUtc.exec(text) ?? [];
  return seconds === undefined
    ? new Date(text).toISOString()
    : `${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}

/** A consignment with the page that its receiver follows it by. */
export interface TrackableConsignment extends ConsignmentDetail {
  readonly receiversPage: components['schemas']['ReceiversPage'] | null;
}

/**
 * Adds what follows from the tenant's settings: the tracking link (CONS-05) or the link to the receiver's page (TRAK-03),
 * unless the consignment has one of its own, and the claim that its exceptions allow (CLAM-01).
 */
export function withTenantFacts(found: ConsignmentDetail, context: LinkContext): TrackableConsignment {
  const { trackingUrl, reference, statusCode: status, history, events } = found;
  const { settings } = context.tenant;
  const { receiversPage, url } = findReceiversPage(found, context);
  const deliveredAt = history.findLast(({ code }) => code === 'DELIVERED')?.at ?? null;
  return {
    ...found,
    trackingUrl: trackingUrl ?? buildTrackingUrl(settings, { reference, status }) ?? url,
    receiversPage,
    claim: findClaim({ deliveredAt, events }, settings.claimDays),
  };
}
