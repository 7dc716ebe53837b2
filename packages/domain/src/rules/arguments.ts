import { fields, kind, list, choice, optional, text, type Shape } from '../argument.js';
import { isDay } from '../dates/day.js';
import type { TenantSettings } from '../settings/index.js';
import type {
  AddressBody,
  ConsignmentBody,
  ConsignmentFlagBody,
  DangerousGoodsBody,
  HireageBody,
  LineItemBody,
  ParticipantBody,
} from './bodies.js';
import { mapTexts } from './text-fields.js';

/** A shape for each field of a type; the compiler asks for a new field. */
type Shapes<Body> = Readonly<Record<keyof Body & string, Shape>>;

const words = optional(text);
/** A value of any type, which the rules check. */
const checkedByRules: Shape = () => null;

const address = fields('an address', {
  streetNumber: words,
  street: words,
  suburb: words,
  state: words,
  city: words,
  country: words,
  postcode: words,
  latitude: checkedByRules,
  longitude: checkedByRules,
} satisfies Shapes<AddressBody>);

const participant = fields('a participant', {
  fullName: words,
  phone: words,
  email: words,
  address: optional(address),
} satisfies Shapes<ParticipantBody>);

const goods = fields('dangerous goods', {
  unNumber: words,
  class: words,
  subsidiaryClass1: words,
  subsidiaryClass2: words,
  nameAndDescription: words,
  packingGroup: words,
  quantity: checkedByRules,
  quantityUnit: words,
  flashPoint: checkedByRules,
  marinePollutant: checkedByRules,
  limitedQuantity: checkedByRules,
} satisfies Shapes<DangerousGoodsBody>);

const measures = {
  count: checkedByRules,
  length: checkedByRules,
  width: checkedByRules,
  height: checkedByRules,
  volume: checkedByRules,
  weight: checkedByRules,
};

export const lineItemArgument = fields('a freight item, an object with count, packagingType and measures', {
  ...measures,
  packagingType: words,
  description: words,
  dangerousGoods: optional(goods),
} satisfies Shapes<LineItemBody>);

const hireage = fields('a hired unit', {
  providerCode: words,
  hireUnitCode: words,
  quantity: checkedByRules,
} satisfies Shapes<HireageBody>);

const consignmentFlag = fields('a flag of a consignment', {
  code: words,
  flagProperties: optional(fields('the values of a flag', { ecert: words })),
} satisfies Shapes<ConsignmentFlagBody>);

export const consignmentArgument = fields(
  'a consignment, an object with serviceType, accountId, lineItems and its other fields',
  {
    ...mapTexts(() => words),
    serviceType: words,
    accountId: words,
    requestedPickupDateTimeUtc: words,
    requestedDeliveryDate: words,
    requestedDeliveryDateTimeUtc: words,
    senderParticipantId: words,
    senderParticipant: optional(participant),
    receiverParticipantId: words,
    receiverParticipant: optional(participant),
    lineItems: optional(list(lineItemArgument)),
    hireage: optional(list(hireage)),
    consignmentFlags: optional(list(consignmentFlag)),
  } satisfies Shapes<ConsignmentBody>,
);

export const quoteArgument = fields(
  'a quote, an object with siteId, destinationSiteId, serviceType and units',
  {
    accountId: words,
    siteId: words,
    origin: optional(address),
    destinationSiteId: words,
    destination: optional(address),
    serviceType: words,
    units: optional(
      list(
        fields('a freight item of a quote', {
          ...measures,
          itemTypeCode: words,
          isDangerousGoods: checkedByRules,
        }),
      ),
    ),
    deliveryExtras: optional(
      list(fields('an extra of a quote', { deliveryExtraId: words, quantityRequested: checkedByRules })),
    ),
  },
);

const settingsFrom = (...names: readonly (keyof TenantSettings)[]): Shape =>
  fields(
    'the value of parseTenantSettings',
    Object.fromEntries(names.map((name) => [name, switched('parseTenantSettings')])),
  );

/** The result of a parser in place of its value has no such field. */
const switched = (parser: string): Shape =>
  kind(`true or false, as the value of ${parser} has it`, (value) => typeof value === 'boolean');

const stage = choice('draft', 'leaving-draft', 'ready');
export const todayArgument = kind('a day, as today of @consign/domain/dates answers it', isDay);
const contactDetailsRequired = choice('NONE', 'ONE', 'ALL');

/** Every setting that the rules of a consignment read. */
export const settingsArgument = settingsFrom(
  'allowCustomParticipants',
  'canUseDefaultRequestedDeliveryDate',
  'dangerousGoodsEnabled',
  'freightItemDescriptionOptional',
  'hireageEnabled',
  'requestedPickupDateEnabled',
);

export const flagsArgument = fields('the value of parseFeatureFlags', {
  ExportConsignments: switched('parseFeatureFlags'),
});

const context = {
  stage,
  settings: settingsArgument,
  flags: flagsArgument,
  contactDetailsRequired,
  today: todayArgument,
};

export const contextArgument = fields('an object with stage, settings, flags and today', context);

export const formContextArgument = fields('an object with forms, stage, settings, flags and today', {
  forms: choice('all', 'receiver'),
  ...context,
});

export const dateContextArgument = fields('an object with stage, settings and today', {
  stage,
  settings: settingsFrom('canUseDefaultRequestedDeliveryDate', 'requestedPickupDateEnabled'),
  today: todayArgument,
});

export const participantContextArgument = fields('an object with settings and contactDetailsRequired', {
  settings: settingsFrom('allowCustomParticipants'),
  contactDetailsRequired,
});

export const quoteContextArgument = fields('an object with settings', {
  settings: settingsFrom('allowCustomParticipants'),
});

export const lineItemSettingsArgument = settingsFrom(
  'freightItemDescriptionOptional',
  'dangerousGoodsEnabled',
);

export const roleArgument = choice('sender', 'receiver');
