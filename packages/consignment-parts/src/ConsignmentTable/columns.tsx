import { currentStatus, describeShortDelivery } from '@consign/domain/status';
import type { ConsignmentListItem } from '@consign/api-client/consignment';
import type { DataColumn } from '@consign/ui/data-table';

import { ConsignmentIcons, describeOutdated } from '../ConsignmentIcons/ConsignmentIcons.js';
import { FreightDetails } from '../FreightDetails/FreightDetails.js';
import { PreviewButton } from '../Preview/PreviewButton.js';
import {
  Truncated,
  DeliveryDate,
  Freight,
  DateWithTime,
  Name,
  Price,
  PriceDifference,
  Status,
  Tags,
  type DeliveryDateOptions,
} from './cells.js';

interface Options extends DeliveryDateOptions {
  /** For users who may see prices (LIST-81). */
  readonly withPrices?: boolean | undefined;
  /** The list sorts by price too (LIST-84). */
  readonly sortsByPrice?: boolean | undefined;
  /** If set, each row has a preview button (LIST-12). */
  readonly onPreview?: ((row: ConsignmentListItem) => void) | undefined;
}

/** The columns of the consignment list in their default order (LIST-01, LIST-46). Sortable ones have the ids of LIST-16. */
export function consignmentColumns({
  withPickup,
  withPrices = false,
  sortsByPrice = false,
  today,
  onPreview,
}: Options): readonly DataColumn<ConsignmentListItem>[] {
  return [
    {
      id: 'reference',
      header: 'Consignment',
      width: 156,
      isLink: true,
      cell: (row) => row.reference,
      aside: (row) => (
        <>
          <ConsignmentIcons
            isDeliveryException={row.isDeliveryException}
            shortDelivery={describeShortRow(row)}
            hasUnresolvedNotes={row.hasUnresolvedNotes}
            outdated={describeOutdated(row)}
            dangerousGoods={row.dangerousGoodsSummary}
          />
          {onPreview !== undefined && <PreviewButton row={row} onPreview={onPreview} />}
        </>
      ),
    },
    {
      id: 'createdAtDateTimeUtc',
      header: 'Creation Date',
      width: 112,
      sortable: true,
      cell: (row) => <DateWithTime instant={row.createdAtDateTimeUtc} />,
    },
    {
      id: 'RequestedDeliveryDate',
      header: 'Delivery Date',
      width: 152,
      sortable: true,
      cell: (row) => <DeliveryDate row={row} withPickup={withPickup} today={today} />,
    },
    {
      id: 'freight',
      header: 'Freight',
      width: 246,
      align: 'right',
      cell: (row) => (
        <FreightDetails consignmentId={row.id}>
          <Freight row={row} />
        </FreightDetails>
      ),
    },
    {
      id: 'serviceType',
      header: 'Service',
      width: 110,
      isOptional: true,
      cell: (row) => <Truncated text={row.serviceTypeName ?? row.serviceTypeCode} />,
    },
    {
      id: 'sender',
      header: 'Sender name',
      width: 128,
      isOptional: true,
      cell: (row) => <Name text={row.senderName ?? null} />,
    },
    {
      id: 'receiver',
      header: 'Receiver name',
      width: 124,
      cell: (row) => <Name text={row.receiverParticipant.fullName} />,
    },
    {
      id: 'receiverReference',
      header: 'Receiver ref',
      width: 84,
      cell: (row) => <Truncated text={row.receiverReference} />,
    },
    {
      id: 'senderReference',
      header: 'Sender ref',
      width: 82,
      cell: (row) => <Truncated text={row.senderReference} />,
    },
    {
      id: 'salesReference',
      header: 'Sales ref',
      width: 82,
      cell: (row) => <Truncated text={row.salesReference} />,
    },
    {
      id: 'status',
      header: 'Status',
      width: 108,
      isPinned: true,
      cell: (row) => <Status row={row} />,
    },
    {
      id: 'statusDate',
      header: 'Status Date',
      width: 100,
      sortable: true,
      cell: (row) => <DateWithTime instant={currentStatus(row.statusHistory)?.statusDate ?? null} />,
    },
    { id: 'tags', header: 'Tags', width: 87, cell: (row) => <Tags row={row} /> },
    ...(withPrices ? priceColumns.map((column) => ({ ...column, sortable: sortsByPrice })) : []),
  ];
}

const priceColumns: readonly DataColumn<ConsignmentListItem>[] = [
  {
    id: 'estimatedPrice',
    header: 'Estimated excl. FAF',
    width: 156,
    align: 'right',
    isOptional: true,
    cell: ({ estimatedPrice }) => <Price dollars={estimatedPrice} />,
  },
  {
    id: 'confirmedPrice',
    header: 'Confirmed',
    width: 112,
    align: 'right',
    isOptional: true,
    cell: ({ confirmedPrice }) => <Price dollars={confirmedPrice} />,
  },
  {
    id: 'priceDifference',
    header: 'Difference excl. FAF',
    width: 164,
    align: 'right',
    isOptional: true,
    cell: (row) => <PriceDifference row={row} />,
  },
];

function describeShortRow({ piecesMissing, totals }: ConsignmentListItem): string | null {
  if (piecesMissing === undefined) return null;
  const { deliveryItems: piecesSent } = totals;
  return describeShortDelivery({ piecesDelivered: piecesSent - piecesMissing, piecesSent });
}
