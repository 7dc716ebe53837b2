import { getDay } from '../dates/day.js';
import {
  type ConsignmentBody,
  type FormContext,
  type LineItemBody,
  type ParticipantBody,
} from '../rules/index.js';

/** A valid freight item. */
export const goodItem: LineItemBody = {
  count: 2,
  packagingType: 'PALLET',
  description: 'Flat-packed kitchen',
  length: 1.2,
  width: 1,
  height: 1.2,
  volume: 2.88,
  weight: 500,
  dangerousGoods: null,
};

/** A valid custom address. */
export const goodAddress: ParticipantBody = {
  fullName: 'Tūī Café',
  phone: '021 555 0199',
  email: 'orders@tui.example',
  address: {
    streetNumber: '5',
    street: 'Bank Street',
    suburb: 'Regent',
    city: 'Whangārei',
    country: 'New Zealand',
    postcode: '0110',
  },
};

/** A valid consignment from a site to a custom address, for delivery on Tuesday 24 November 2026. */
export const goodConsignment: ConsignmentBody = {
  serviceType: 'GENERAL',
  accountId: '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10',
  requestedPickupDateTimeUtc: '2026-11-22T11:00:00Z',
  requestedDeliveryDate: '2026-11-23T11:00:00Z',
  senderParticipantId: '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b13',
  senderParticipant: null,
  senderReference: 'PO-7781',
  notes: 'Ring the bell at gate 2',
  receiverParticipantId: null,
  receiverParticipant: goodAddress,
  receiverReference: null,
  receiverNotes: null,
  salesReference: 'SO-10023',
  lineItems: [goodItem],
  hireage: [{ providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity: 2 }],
  consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert: 'NZL2025/KOW/1234' } }],
};

const notNumeric = ['two', '1e400', '1,5', '１２', '1.2.3', '++1', '1e', '0x10', 'NaN', 'Infinity'];

/** Entries that are no number. */
export const notNumbers = [...notNumeric, Number.NaN, Number.POSITIVE_INFINITY];

/** Leaving Draft on Saturday 21 November 2026, with everything switched on and the description required. */
export const context: FormContext = {
  stage: 'leaving-draft',
  forms: 'all',
  settings: {
    allowCustomParticipants: true,
    canUseDefaultRequestedDeliveryDate: true,
    dangerousGoodsEnabled: true,
    freightItemDescriptionOptional: false,
    hireageEnabled: true,
    requestedPickupDateEnabled: true,
  },
  flags: { ExportConsignments: true },
  contactDetailsRequired: 'NONE',
  today: getDay('2026-11-21'),
};
