import type {
  AddressInput,
  CreateFullConsignment,
  DeliveryExtra,
  DeliveryExtraQuantity,
  LineItem,
  QuoteUnit,
  ServiceType,
  UserSite,
} from '@consign/api-client/consignment';
import {
  findSiteChoice,
  toAddressInput,
  toLineItemInput,
  toParticipantBody,
  type ParticipantEntry,
  type SiteChoice,
  type StartValues,
} from '@consign/consignment-parts';
import type { Day } from '@consign/domain/dates';
import { readEnteredFields, toWire, type QuoteFormBody } from '@consign/domain/rules';
import type { ComparisonInputs, QuoteInputs } from '@consign/queries';

/** The extras of the chosen service type (XTRA-06). */
export type OfferedExtras = readonly DeliveryExtra[];

/** A quote that a consignment is created from (QUOT-11). */
export type QuoteReference = NonNullable<CreateFullConsignment['quote']>;

function toAddress(site: SiteChoice | null, entry: ParticipantEntry | null): AddressInput | null {
  return site === null && entry !== null ? toAddressInput(entry) : null;
}

function toPlaces({ senderSite, senderEntry, receiverSite, receiverEntry }: QuoteValues) {
  return {
    siteId: senderSite?.siteId ?? null,
    origin: toAddress(senderSite, senderEntry),
    destinationSiteId: receiverSite?.siteId ?? null,
    destination: toAddress(receiverSite, receiverEntry),
  };
}

function toUnit({ count, packagingType, volume, weight, dangerousGoods, ...item }: LineItem): QuoteUnit {
  const { length, width, height } = item;
  return {
    count,
    itemTypeCode: packagingType.code,
    volume,
    weight,
    length,
    width,
    height,
    isDangerousGoods: dangerousGoods !== null,
  };
}

/** The body for the rules: the form as it is, with a count for each offered extra. */
export function toRulesBody(values: QuoteValues, offered: OfferedExtras): QuoteFormBody {
  return {
    ...toPlaces(values),
    senderParticipant: toParticipantBody(values.senderEntry),
    receiverParticipant: toParticipantBody(values.receiverEntry),
    serviceType: values.serviceType,
    requestedDeliveryDate: values.requestedDeliveryDate,
    units: values.lineItems.map(toUnit),
    deliveryExtras: offered.map(({ deliveryExtraId, deliveryExtraCode }) => ({
      deliveryExtraId,
      quantityRequested: values.extras[deliveryExtraCode] ?? null,
    })),
  };
}

function toExtras(values: QuoteValues, offered: OfferedExtras): DeliveryExtraQuantity[] {
  return sentExtras(values, offered).map(({ deliveryExtraId, deliveryExtraCode }) => ({
    deliveryExtraId,
    quantityRequested: values.extras[deliveryExtraCode] ?? 0,
  }));
}

/** The extras in a body: the server's problems name an extra by its position. */
export function sentExtras({ extras }: QuoteValues, offered: OfferedExtras): OfferedExtras {
  return offered.filter(({ deliveryExtraCode: code }) => (extras[code] ?? 0) > 0);
}

/** The inputs of a quote (QUOT-04). The server chooses the account, as for the consignment (CONS-51). */
export function toQuoteInputs(values: QuoteValues, offered: OfferedExtras): QuoteInputs {
  return {
    ...toPlaces(values),
    serviceType: values.serviceType ?? '',
    units: values.lineItems.map(toUnit),
    deliveryExtras: toExtras(values, offered),
  };
}

interface Compared {
  /** Codes. */
  readonly serviceTypes: readonly string[];
  readonly fromDate: Day;
}

/** The inputs of a comparison (QUOT-10): extras by code, because each service type has its own. */
export function toComparisonInputs(
  values: QuoteValues,
  { serviceTypes, fromDate }: Compared,
): ComparisonInputs {
  return {
    ...toPlaces(values),
    units: values.lineItems.map(toUnit),
    serviceTypes: [...serviceTypes],
    fromDate,
    deliveryExtras: Object.entries(values.extras).flatMap(([deliveryExtraCode, count]) =>
      count !== null && count > 0 ? [{ deliveryExtraCode, quantityRequested: count }] : [],
    ),
  };
}

/** The consignment with everything that was entered (QUOT-07), and the quote that it comes from, if there is one. */
export function toFullBody(
  values: QuoteValues,
  offered: OfferedExtras,
  quote: QuoteReference | null,
): CreateFullConsignment {
  const entered = readEnteredFields({
    serviceType: values.serviceType,
    senderParticipantId: values.senderSite?.participantId,
    senderParticipant: toParticipantBody(values.senderEntry),
    receiverParticipantId: values.receiverSite?.participantId,
    receiverParticipant: toParticipantBody(values.receiverEntry),
    requestedPickupDateTimeUtc: values.requestedPickupDate,
    requestedDeliveryDate: values.requestedDeliveryDate,
  });
  const { accountId: _server, ...fields } = toWire({ ...entered, lineItems: [] });
  return {
    ...fields,
    lineItems: values.lineItems.map(toLineItemInput),
    deliveryExtras: toExtras(values, offered),
    quote,
  };
}

/** The form's values. Each name is also the id of its field, for the summary's links. */
export interface QuoteValues extends StartValues {
  readonly requestedPickupDate: string;
  /** By code, so that they stay when the service type changes. NaN for a text that is not a number. */
  readonly extras: Readonly<Record<string, number | null>>;
  readonly lineItems: readonly LineItem[];
}

interface Defaults {
  readonly defaultOrigin: UserSite | null;
  readonly serviceTypes: readonly ServiceType[];
}

/** A new quote, with every known default (CONS-51). */
export function newQuoteValues({ defaultOrigin, serviceTypes }: Defaults): QuoteValues {
  return {
    senderSite: findSiteChoice(defaultOrigin?.defaultParticipant ?? null),
    senderEntry: null,
    receiverSite: null,
    receiverEntry: null,
    serviceType: serviceTypes.length === 1 ? (serviceTypes[0]?.code ?? null) : null,
    requestedPickupDate: '',
    requestedDeliveryDate: '',
    extras: {},
    lineItems: [],
  };
}
