import type { ClaimDays } from './claim-days.js';
import type { Secret } from './secret.js';
import type { SignInSettings } from './sign-in.js';

/** The settings of a tenant (a freight provider), from either record shape (PLAT-05). */
export interface TenantSettings {
  readonly tenantName: string;
  /** Selects the theme (PLAT-09). */
  readonly tenantCode: string;
  /** The organisation id at the identity provider; a token's org_id must match (AUTH-03). */
  readonly externalId: string;
  readonly signIn: SignInSettings;
  readonly mapsApiKey: Secret | null;
  /** An http or https URL; any other scheme becomes null, because the screen links to it (NAV-05). */
  readonly termsOfCarriageUrl: string | null;
  /** The address of a tracking page with the placeholder {reference} (CONS-05); anything else becomes null. */
  readonly trackingUrlTemplate: string | null;
  /** Where a receiver calls the provider, from the receiver's page (TRAK-09); anything but a number becomes null. */
  readonly receiverPhone: string | null;
  /** Where analytics events go (PLAT-16): an http or https URL, or a path of the tenant's host; nowhere when null. */
  readonly analyticsUrl: string | null;
  /** Empty where nothing can be claimed (CLAM-02). */
  readonly claimDays: ClaimDays;
  /** After so many months names and addresses are removed (PLAT-275); never where null. */
  readonly retentionMonths: number | null;
  /** Null for a tenant with the default theme (PLAT-09). */
  readonly brand: TenantBrand | null;
  readonly averageStagedToDeliveredChart: boolean;
  readonly difotChart: boolean;
  readonly canUseDefaultRequestedDeliveryDate: boolean;
  readonly allowCustomParticipants: boolean;
  readonly freightItemDescriptionOptional: boolean;
  readonly hireageEnabled: boolean;
  readonly requestedPickupDateEnabled: boolean;
  readonly dangerousGoodsEnabled: boolean;
  readonly siteConsignmentImport: boolean;
  /** Whether the receiver's page names who signed, and how many pieces came (TRAK-01). */
  readonly showsProofToReceiver: boolean;
  /** Whether a receiver may choose a delivery slot (TRAK-12). */
  readonly receiverChoosesSlot: boolean;
}

/** A tenant's colours and logo (PLAT-09). */
export interface TenantBrand {
  /** '#rrggbb', of buttons and links. */
  readonly colour: string;
  /** '#rrggbb'; a plain bar without it. */
  readonly topBarColour: string | null;
  /** SVG path data in a 24 × 24 viewBox; the product's own mark without it. */
  readonly logoPath: string | null;
}

/** The names of the boolean settings. */
export type SwitchName = {
  [K in keyof TenantSettings]: TenantSettings[K] extends boolean ? K : never;
}[keyof TenantSettings];

/** The names of the text settings. */
export type TextName =
  | 'authority'
  | 'clientId'
  | 'audience'
  | 'mapsApiKey'
  | 'termsOfCarriageUrl'
  | 'trackingUrlTemplate'
  | 'receiverPhone'
  | 'analyticsUrl'
  | 'claimDays'
  | 'retentionMonths'
  | 'brandColour'
  | 'brandTopBarColour'
  | 'brandLogoPath';

/** The name of a setting in each record shape. */
export interface SettingNames {
  readonly listName: string;
  readonly field: string;
}

/** Names and defaults of the boolean settings (PLAT-04, PLAT-05). */
export const switchSettings: Readonly<Record<SwitchName, SettingNames & { readonly default: boolean }>> = {
  averageStagedToDeliveredChart: {
    listName: 'Charts:AverageStagedToDelivered',
    field: 'enableAverageStagedToDeliveredChart',
    default: true,
  },
  difotChart: { listName: 'Charts:DIFOT', field: 'enableDifotChart', default: true },
  canUseDefaultRequestedDeliveryDate: {
    listName: 'Consignments:CanUseDefaultRequestedDeliveryDate',
    field: 'canUseDefaultRequestedDeliveryDate',
    default: true,
  },
  allowCustomParticipants: {
    listName: 'AllowCustomParticipants',
    field: 'allowCustomParticipants',
    default: true,
  },
  freightItemDescriptionOptional: {
    listName: 'FreightItemDescriptionOptional',
    field: 'allowFreightItemDescriptionOptional',
    default: true,
  },
  hireageEnabled: { listName: 'HireageEnabled', field: 'enableHireage', default: true },
  requestedPickupDateEnabled: {
    listName: 'RequestedPickupDateEnabled',
    field: 'enableRequestedPickupDate',
    default: false,
  },
  dangerousGoodsEnabled: { listName: 'DangerousGoodsEnabled', field: 'enableDangerousGoods', default: false },
  siteConsignmentImport: {
    listName: 'Consignments:SiteImportEnabled',
    field: 'enableSiteConsignmentImport',
    default: false,
  },
  showsProofToReceiver: { listName: 'ReceiversPage:Proof', field: 'enableReceiversProof', default: false },
  receiverChoosesSlot: {
    listName: 'ReceiversPage:ChooseSlot',
    field: 'enableReceiversChoiceOfSlot',
    default: false,
  },
};

/** Names of the text settings; none has a default (PLAT-04). */
export const textSettings: Readonly<Record<TextName, SettingNames>> = {
  authority: { listName: 'Auth:Authority', field: 'authority' },
  clientId: { listName: 'Auth:ClientId', field: 'clientId' },
  audience: { listName: 'Auth:Audience', field: 'audience' },
  mapsApiKey: { listName: 'Client.MapsApiKey', field: 'mapsApiKey' },
  termsOfCarriageUrl: { listName: 'Client.TermsOfCarriageUrl', field: 'termsOfCarriageUrl' },
  trackingUrlTemplate: { listName: 'Client.TrackingUrlTemplate', field: 'trackingUrlTemplate' },
  receiverPhone: { listName: 'ReceiversPage:Phone', field: 'receiversPhone' },
  analyticsUrl: { listName: 'Client.AnalyticsUrl', field: 'analyticsUrl' },
  claimDays: { listName: 'Claims:Days', field: 'claimDays' },
  retentionMonths: { listName: 'Retention:Months', field: 'retentionMonths' },
  brandColour: { listName: 'Brand:Colour', field: 'brandColour' },
  brandTopBarColour: { listName: 'Brand:TopBarColour', field: 'brandTopBarColour' },
  brandLogoPath: { listName: 'Brand:LogoPath', field: 'brandLogoPath' },
};
