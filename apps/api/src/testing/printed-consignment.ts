import { lengthFromCentimetres, volumeFromSteps, weightFromSteps } from '@consign/domain/freight';

import type { StoredParticipant } from '../database/stored-participant.js';
import type {
  LabelledConsignment,
  NotedConsignment,
  PrintedItem,
} from '../services/documents/print-order.js';
import { testNow } from './now.js';

/** A participant as a document prints it, at an address that a test may change. */
export function printedParticipant(
  fullName: string,
  address: Partial<StoredParticipant['address']> = {},
  over: Partial<StoredParticipant> = {},
): StoredParticipant {
  return {
    id: '1',
    siteId: null,
    fullName,
    phone: '021 555 0199',
    email: null,
    address: {
      id: '1',
      streetNumber: '12',
      street: 'Vine Street',
      suburb: 'Ōtāngarei',
      state: null,
      city: 'Whangārei',
      country: 'New Zealand',
      postcode: '0110',
      latitude: null,
      longitude: null,
      region: null,
      ...address,
    },
    ...over,
  };
}

/** A pallet of 250 kg and 1.44 m³. */
export const printedItem: PrintedItem = {
  count: 1,
  packagingType: 'Pallet',
  description: 'Paint',
  length: lengthFromCentimetres(120),
  width: lengthFromCentimetres(100),
  height: lengthFromCentimetres(120),
  volume: volumeFromSteps(14_400),
  weight: weightFromSteps(25_000),
  dangerousGoods: null,
};

/** The same pallet, declared as dangerous goods. */
export const printedPaint: PrintedItem = {
  ...printedItem,
  dangerousGoods: {
    unNumber: '1263',
    class: '3',
    subsidiaryClass1: null,
    subsidiaryClass2: null,
    packingGroup: 'III',
    nameAndDescription: 'Paint',
  },
};

/** A consignment without items, as labels, notes and manifests print it. */
export const printedConsignment: LabelledConsignment & NotedConsignment = {
  reference: 'TAS0000001',
  chargeSite: { code: 'AKL1', name: 'Kōwhai Auckland' },
  createdAt: testNow,
  statusCode: 'STAGED',
  statusAt: testNow,
  serviceType: 'Overnight',
  account: { code: 'KOW-001', description: 'Kōwhai Kitchens' },
  sender: printedParticipant('Kōwhai Kitchens'),
  receiver: printedParticipant('Tūī Café o Whangārei'),
  senderReference: null,
  receiverReference: 'TUI-88',
  salesReference: 'SO-1',
  notes: null,
  receiverNotes: null,
  requestedPickupAt: testNow,
  requestedDeliveryAt: testNow,
  confirmedDeliveryAt: null,
  tags: [],
  flags: [],
  hireage: [{ name: 'CHEP pallet', providerCode: 'CHEP', quantity: 4 }],
  extras: [],
  items: [],
  ginc: '9521234TAS0000001',
  ssccs: [],
};
