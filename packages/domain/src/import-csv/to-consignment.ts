import { toCubicMetres, toKilograms, toMetres } from '../freight/units.js';
import { isCount } from '../freight/measures.js';
import type { LineItem } from '../rules/line-item.js';
import { positions } from './column-positions.js';
import type { ImportedConsignment, ImportedLineItem } from './import-group.js';
import type { ReadConsignment } from './read-consignment.js';
import type { FreightLine, HireLine } from './read-lines.js';

/** The body of the create call (IMPT-08, IMPT-13), from rows that passed every rule. */
export function toConsignment(
  read: ReadConsignment,
  freight: readonly FreightLine[],
  hireage: readonly HireLine[],
  items: readonly LineItem[],
): ImportedConsignment {
  const { cells } = read.row;
  return {
    accountId: read.accountId,
    serviceType: read.serviceType,
    requestedPickupDateTimeUtc: read.pickup.instant,
    requestedDeliveryDate: read.delivery.instant,
    senderParticipantId: read.senderParticipantId,
    senderParticipant: null,
    senderReference: cells[positions.senderReference] || null,
    notes: cells[positions.senderNotes] || null,
    receiverParticipantId: read.receiverParticipantId,
    receiverParticipant: null,
    receiverReference: cells[positions.receiverReference] || null,
    receiverNotes: null,
    salesReference: cells[positions.salesReference] || null,
    lineItems: items.map((item, index) => toLineItem(item, freight[index]?.count ?? item.count)),
    hireage: hireage
      .filter(({ quantity }) => isCount(quantity))
      .map(({ body, quantity }) => ({
        providerCode: body.providerCode ?? '',
        hireUnitCode: body.hireUnitCode ?? '',
        quantity,
      })),
    consignmentFlags:
      read.exportCertificate === ''
        ? []
        : [{ code: 'EXPORT', flagProperties: { ecert: read.exportCertificate } }],
  };
}

function toLineItem(item: LineItem, count: number): ImportedLineItem {
  const { dangerousGoods: goods } = item;
  return {
    description: item.description,
    packagingType: item.packagingType,
    length: toMetres(item.length),
    width: toMetres(item.width),
    height: toMetres(item.height),
    count,
    volume: toCubicMetres(item.volume),
    weight: toKilograms(item.weight),
    dangerousGoods:
      goods === null
        ? null
        : {
            unNumber: goods.unNumber,
            class: goods.class,
            subsidiaryClass1: goods.subsidiaryClass1,
            subsidiaryClass2: goods.subsidiaryClass2,
          },
  };
}
