import type { ConsignmentChange, FieldChange } from '@consign/api-client/consignment';
import { formatDate, formatDateTime } from '@consign/domain/dates';
import { mapTexts } from '@consign/domain/rules';
import { statuses } from '@consign/domain/status';

type Words = Readonly<Record<ConsignmentChange['action'], (change: ConsignmentChange) => string>>;

const words: Words = {
  Created: () => 'Created',
  Saved: () => 'Saved',
  StatusChanged: ({ statusCode }) =>
    statusCode === null ? 'Status changed' : `Status changed to ${statuses[statusCode].name}`,
  FreightItemAdded: ({ subject }) => `Item added${after(subject)}`,
  FreightItemChanged: ({ subject }) => `Item changed${after(subject)}`,
  FreightItemRemoved: ({ subject }) => `Item removed${after(subject)}`,
  DocumentsMade: ({ subject }) => `Documents printed${after(subject)}`,
  FileAdded: ({ subject }) => `File added${after(subject)}`,
  FileRemoved: ({ subject }) => `File removed${after(subject)}`,
  Booked: ({ subject }) => `Delivery booked${after(subject)}`,
  BookedByReceiver: ({ subject }) => `Delivery time chosen${after(subject)}`,
  BookingCancelled: ({ subject }) => `Delivery booking cancelled${after(subject)}`,
  ExceptionAnswered: ({ subject }) => `Exception answered${after(subject)}`,
  AnswerAccepted: ({ subject }) => `Answer accepted${after(subject)}`,
  ReceiverLinkCreated: () => "Link to the receiver's page created",
  ReceiverLinkRenewed: () => "Link to the receiver's page renewed",
  PersonalDataRemoved: () => 'Names, addresses and notes removed',
  AnswerDeclined: ({ subject }) => `Answer declined${after(subject)}`,
};

function after(subject: string | null): string {
  return subject === null ? '' : `: ${subject}`;
}

/** Describes a change in a few words. */
export function describeChange(change: ConsignmentChange): string {
  return words[change.action](change);
}

const fieldNames: Readonly<Record<FieldChange['field'], string>> = {
  ...mapTexts((_name, { label }) => label),
  serviceType: 'Service type',
  account: 'Invoice account',
  senderName: 'Sender name',
  senderPhone: 'Sender phone',
  senderEmail: 'Sender email',
  senderAddress: 'Sender address',
  receiverName: 'Receiver name',
  receiverPhone: 'Receiver phone',
  receiverEmail: 'Receiver email',
  receiverAddress: 'Receiver address',
  requestedPickupDate: 'Requested pickup date',
  requestedDeliveryDate: 'Requested delivery date',
  confirmedDeliveryDate: 'Confirmed delivery date',
  hireage: 'Hireage',
  exportCertificate: 'Export certificate',
  deliveryExtras: 'Delivery extras',
  count: 'Count',
  packagingType: 'Package type',
  description: 'Description',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  volume: 'Volume',
  weight: 'Weight',
  dangerousGoods: 'Dangerous goods',
};

const dates: ReadonlySet<FieldChange['field']> = new Set(['requestedPickupDate', 'requestedDeliveryDate']);

export function nameOfField({ field }: FieldChange): string {
  return fieldNames[field];
}

/** Formats a value; 'Empty' for none. */
export function valueOfField({ field }: FieldChange, value: string | null): string {
  if (value === null || value === '') return 'Empty';
  // Two runs of a day differ in their time.
  if (field === 'confirmedDeliveryDate') return formatDateTime(value);
  return dates.has(field) ? formatDate(value) : value;
}
