import type {
  Address,
  Consignment,
  ConsignmentDeliveryExtra,
  ConsignmentListItem,
  DeliveryEvent,
  ExceptionAnswer,
  LineItem,
  Participant,
  Site,
} from '@consign/api-client/consignment';
import { mapTexts } from '@consign/domain/rules';
import { statuses, type StatusCode } from '@consign/domain/status';
import { testAccount, testId } from '@consign/session/testing';

import type { SelectedConsignment } from '../selection/index.js';

export function buildAddress(city: string, more: Partial<Address> = {}): Address {
  return {
    id: testId(90),
    streetNumber: '12',
    street: 'Rosebank Road',
    suburb: 'Avondale',
    state: null,
    city,
    country: 'New Zealand',
    postcode: '0610',
    latitude: null,
    longitude: null,
    region: null,
    ...more,
  };
}

/** The participant of a site of the session's test data with this number and name. */
export function buildSiteParticipant(number: number, name: string, city: string): Participant {
  return {
    id: testId(number + 1_000),
    fullName: name,
    phone: '09 123 4567',
    email: `s${number}@kowhai.example`,
    address: buildAddress(city),
    siteProxy: { id: testId(number), code: `S${number}`, name, isActive: true },
    isHub: false,
  };
}

/** The response of getSite for such a site. */
export function buildSite(number: number, name: string, city: string): Site {
  return {
    id: testId(number),
    code: `S${number}`,
    name,
    isActive: true,
    defaultAccount: null,
    defaultParticipant: buildSiteParticipant(number, name, city),
  };
}

export function buildLineItem(number: number, more: Partial<LineItem> = {}): LineItem {
  return {
    id: testId(200 + number),
    count: 2,
    description: 'Flat-packed kitchen',
    packagingType: { code: 'PALLET', name: 'Pallet', defaultVolume: 1.44, defaultWeight: 250 },
    length: 1.2,
    width: 1,
    height: 1.2,
    volume: 2.88,
    weight: 500,
    dangerousGoods: null,
    ...more,
  };
}

/** An extra of General freight that is excluded by default, and as often as `more` says. */
export function buildExtra(
  number: number,
  deliveryExtraName: string,
  {
    instructionCode = 'EXCLUDED',
    quantityCompleted = null,
    ...more
  }: Partial<ConsignmentDeliveryExtra & ConsignmentDeliveryExtra['instruction']> = {},
): ConsignmentDeliveryExtra {
  return {
    deliveryExtraId: testId(300 + number),
    deliveryExtraCode: `EXTRA${number}`,
    deliveryExtraName,
    deliveryExtraDescription: null,
    serviceTypeCode: 'GENERAL',
    isPerConsignment: false,
    defaultInstructionCode: 'EXCLUDED',
    quantityRequested: 1,
    instruction: { instructionCode, quantityCompleted },
    ...more,
  };
}

/** An entry of the status history, at 1 pm on 20/11/2026. */
export function buildStatus(
  code: StatusCode,
  deliveryEvents: readonly DeliveryEvent[] = [],
): Consignment['statusHistory'][number] {
  const { name } = statuses[code];
  return { code, name, statusDate: '2026-11-20T00:00:00Z', deliveryEvents: [...deliveryEvents] };
}

/** An exception that needs action. */
export function buildException(more: Partial<DeliveryEvent> = {}): DeliveryEvent {
  return {
    id: testId(400),
    deliveryEventTypeCode: 'EXCP',
    title: 'Receiver was closed',
    createdAtDateTimeUtc: '2026-11-20T02:00:00Z',
    actionRequired: true,
    resolvedTimestamp: null,
    answers: [],
    ...more,
  };
}

/** An answer to it: to deliver again on another day. */
export function buildAnswer(more: Partial<ExceptionAnswer> = {}): ExceptionAnswer {
  return {
    id: testId(410),
    kind: 'DeliverAgain',
    day: '2026-11-25',
    receiver: null,
    note: null,
    state: 'WaitingForProvider',
    answeredAtDateTimeUtc: '2026-11-20T21:30:00Z',
    answeredBy: 'Mere Manager',
    decidedAtDateTimeUtc: null,
    reason: null,
    ...more,
  };
}

/** A draft from Auckland to Wellington with one freight item. */
export function buildConsignment(reference: string, more: Partial<Consignment> = {}): Consignment {
  const lineItems = more.lineItems ?? [buildLineItem(1)];
  return {
    id: testId(100),
    reference,
    createdAtDateTimeUtc: '2026-11-18T21:05:00Z',
    lastModifiedAtDateTimeUtc: '2026-11-18T21:05:00Z',
    chargeSite: { id: testId(10), code: 'S10', name: 'Kōwhai Auckland', isActive: true },
    tags: [{ code: 'FRAGILE', colour: '#d9480f', name: 'Fragile' }],
    statusHistory: [{ code: 'DRAFT', name: 'Draft', statusDate: '2026-11-18T21:05:00Z', deliveryEvents: [] }],
    serviceType: { code: 'GENERAL', name: 'General freight', cubicFactor: 200 },
    account: testAccount(20, 'KOW-001'),
    senderParticipant: buildSiteParticipant(10, 'Kōwhai Auckland', 'Auckland'),
    receiverParticipant: buildSiteParticipant(11, 'Kōwhai Wellington', 'Wellington'),
    ...mapTexts(() => null),
    senderReference: 'PO-7781',
    notes: 'Ring the bell at gate 2',
    requestedPickupDateTimeUtc: null,
    requestedDeliveryDateTimeUtc: '2026-11-24T11:00:00Z',
    confirmedDeliveryDateTimeUtc: null,
    totals: { deliveryItems: 2, packagingTypeName: 'Pallet', volume: 2.88, weight: 500 },
    hireage: [],
    consignmentFlags: [],
    availableDeliveryExtras: [],
    deliveryExtras: [],
    estimatedPrice: null,
    confirmedPrice: null,
    trackingUrl: null,
    receiversPage: null,
    isDeliveryException: false,
    hasUnresolvedNotes: false,
    labelsOutdated: false,
    noteOutdated: false,
    proofOfDelivery: null,
    ...more,
    lineItems,
  };
}

/** The same consignment as a list row. */
export function buildListItem(number: number, more: Partial<ConsignmentListItem> = {}): ConsignmentListItem {
  const { lineItems: _items, ...consignment } = buildConsignment(`TAS${String(number).padStart(7, '0')}`);
  const { fullName, phone, email, address } = consignment.receiverParticipant;
  return {
    id: testId(1_000 + number),
    reference: consignment.reference,
    createdAtDateTimeUtc: consignment.createdAtDateTimeUtc,
    requestedPickupDateTimeUtc: null,
    requestedDeliveryDateTimeUtc: consignment.requestedDeliveryDateTimeUtc,
    confirmedDeliveryDateTimeUtc: null,
    statusHistory: [{ code: 'DRAFT', name: 'Draft', statusDate: consignment.createdAtDateTimeUtc }],
    serviceTypeCode: consignment.serviceType.code,
    receiverParticipant: { fullName, phone, email, address },
    senderReference: consignment.senderReference,
    receiverReference: null,
    salesReference: null,
    consignmentTags: consignment.tags,
    isDeliveryException: false,
    hasUnresolvedNotes: false,
    labelsOutdated: false,
    dangerousGoodsSummary: [],
    totals: consignment.totals,
    ...more,
  };
}

/** A draft of a selection. */
export function buildSelected(number: number, more: Partial<SelectedConsignment> = {}): SelectedConsignment {
  return {
    id: `id-${number}`,
    reference: `TAS${number}`,
    statusCode: 'DRAFT',
    serviceTypeCode: 'GENERAL',
    ...more,
  };
}
