import type { Text } from './text.js';
import type { TextsBody } from './text-fields.js';
import type { Length, NumericInput, Volume, Weight } from '../freight/units.js';

/**
 * The input of the rules: the request bodies of createConsignment and updateConsignment, and form values before they
 * are complete. Every field may be missing, empty or null, and a number may still be typed text.
 */

export interface AddressBody {
  readonly streetNumber?: Text;
  readonly street?: Text;
  readonly suburb?: Text;
  readonly state?: Text;
  readonly city?: Text;
  readonly country?: Text;
  readonly postcode?: Text;
  /** Known of an address that was looked up. */
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}

/** A participant's contact details. */
export interface ContactBody {
  readonly phone?: Text;
  readonly email?: Text;
}

/** A custom address or, when a site is chosen, the contact that overrides the site's. */
export interface ParticipantBody extends ContactBody {
  readonly fullName?: Text;
  readonly address?: AddressBody | null | undefined;
}

export interface DangerousGoodsBody {
  readonly unNumber?: Text;
  readonly class?: Text;
  readonly subsidiaryClass1?: Text;
  readonly subsidiaryClass2?: Text;
  /** The proper shipping name. */
  readonly nameAndDescription?: Text;
  readonly packingGroup?: Text;
  /** The total of the item, in `quantityUnit`. */
  readonly quantity?: NumericInput;
  readonly quantityUnit?: Text;
  readonly flashPoint?: NumericInput;
  readonly marinePollutant?: boolean | undefined;
  readonly limitedQuantity?: boolean | undefined;
}

/** A freight item. `packagingType` is a code; sides of one piece in m; volume in m³ and weight in kg for the whole line. */
export interface LineItemBody {
  readonly count?: NumericInput;
  readonly packagingType?: Text;
  readonly description?: Text;
  readonly length?: NumericInput;
  readonly width?: NumericInput;
  readonly height?: NumericInput;
  readonly volume?: NumericInput;
  readonly weight?: NumericInput;
  /** Null or missing while the DG-01 checkbox is clear. */
  readonly dangerousGoods?: DangerousGoodsBody | null | undefined;
}

/** A freight item in whole steps that no rule has checked yet. Null is an empty field; NaN is an entry that is no number. */
export interface LineItemEntry {
  readonly count: number | null;
  readonly packagingType: Text;
  readonly description: Text;
  readonly length: Length | null;
  readonly width: Length | null;
  readonly height: Length | null;
  readonly volume: Volume | null;
  readonly weight: Weight | null;
  readonly dangerousGoods: DangerousGoodsBody | null | undefined;
}

export interface HireageBody {
  readonly providerCode?: Text;
  readonly hireUnitCode?: Text;
  readonly quantity?: NumericInput;
}

export interface ConsignmentFlagBody {
  readonly code?: Text;
  readonly flagProperties?: { readonly ecert?: Text } | null | undefined;
}

/**
 * A consignment request body. The delivery date is `requestedDeliveryDate` when creating and
 * `requestedDeliveryDateTimeUtc` when updating (CALL-94); either is accepted, and problem paths use the one given.
 */
export interface ConsignmentBody extends TextsBody {
  readonly serviceType?: Text;
  readonly accountId?: Text;
  readonly requestedPickupDateTimeUtc?: Text;
  readonly requestedDeliveryDate?: Text;
  readonly requestedDeliveryDateTimeUtc?: Text;
  readonly senderParticipantId?: Text;
  readonly senderParticipant?: ParticipantBody | null | undefined;
  readonly receiverParticipantId?: Text;
  readonly receiverParticipant?: ParticipantBody | null | undefined;
  /** An update has none: the rules read the saved ones (`ConsignmentContext.lineItems`). */
  readonly lineItems?: readonly LineItemBody[] | null | undefined;
  readonly hireage?: readonly HireageBody[] | null | undefined;
  readonly consignmentFlags?: readonly ConsignmentFlagBody[] | null | undefined;
}
