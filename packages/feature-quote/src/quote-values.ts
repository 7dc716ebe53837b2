import type { LineItem, ServiceType, UserSite } from '@consign/api-client/consignment';
import { findSiteChoice, type ParticipantEntry, type SiteChoice } from '@consign/consignment-parts';

/** The form's values. Each name is also the id of its field, for the summary's links. */
export interface QuoteValues {
  readonly senderSite: SiteChoice | null;
  /** A custom address; null for a site, and where nothing is typed. */
  readonly senderEntry: ParticipantEntry | null;
  readonly receiverSite: SiteChoice | null;
  readonly receiverEntry: ParticipantEntry | null;
  readonly serviceType: string | null;
  /** 'YYYY-MM-DD', empty, or the typed text if it is not a date. */
  readonly requestedPickupDate: string;
  readonly requestedDeliveryDate: string;
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
