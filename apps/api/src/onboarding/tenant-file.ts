import { isGoodsClass } from '@consign/domain/rules';
import { featureFlagNames } from '@consign/domain/settings';
import { z } from 'zod';

import { holidayAreas } from '../calendar/index.js';
import {
  code,
  day,
  decimal,
  fileName,
  text,
  timeOfDay,
  webAddress,
  weekdays,
  whole,
} from './tenant-file-fields.js';

const postcode = text(4).pipe(z.string().regex(/^\d{4}$/u, 'Write four digits, such as 0610'));
const active = z.boolean().default(true);
const names = z.array(text()).min(1, 'Name at least one');
/** Written out, or the name of one of `regionGroups`. */
const namedRegions = z.union([text(), names], {
  error: 'Write a list of regions, or the name of one of regionGroups',
});
const services = z.array(code()).min(1, 'Name at least one service type');

const calendar = z.strictObject({
  /** The anniversary that the region observes; without it, the national holidays alone. */
  anniversary: z.enum(holidayAreas).optional(),
  weekdays: weekdays.default('12345'),
  cutOff: timeOfDay.optional(),
});

const days = z.strictObject({
  name: text(),
  from: day,
  to: day.optional(),
  /** Without it, every region with a calendar. */
  regions: namedRegions.optional(),
});

/** Without regions, from every one to every one; of several lanes for two regions, the last one counts. */
const lane = z.strictObject({
  within: namedRegions.optional(),
  between: namedRegions.optional(),
  from: namedRegions.optional(),
  to: namedRegions.optional(),
  bothWays: z.boolean().default(false),
  days: whole(0, 60),
  services: services.optional(),
});

const deliveryExtra = z.strictObject({
  code: code(),
  name: text(),
  description: text(200).optional(),
  services,
  perConsignment: z.boolean().default(false),
  instruction: z.enum(['INCLUDED', 'ONREQUEST', 'EXCLUDED']).default('EXCLUDED'),
  active,
});

const deliveryRun = z.strictObject({
  name: text(),
  region: text(),
  service: code().optional(),
  weekdays: weekdays.default('12345'),
  from: timeOfDay,
  to: timeOfDay,
  capacity: whole(1, 10_000),
  closesMinutesBefore: whole(0, 20_160).default(720),
  since: day,
  until: day.optional(),
});

const goodsClass = text().refine(isGoodsClass, 'Write a class or division, such as 3 or 6.1');

const dangerousGoods = z.strictObject({
  un: text(4).pipe(z.string().regex(/^\d{4}$/u, 'Write four digits, such as 1263')),
  name: text(200),
  class: goodsClass,
  subsidiary: z.array(goodsClass).max(2, 'Name at most 2 classes').default([]),
  packingGroup: z.enum(['I', 'II', 'III']).optional(),
});

export const placeFields = z.strictObject({
  suburb: text().optional(),
  city: text(),
  postcode,
  region: text(),
});

const address = z.strictObject({
  streetNumber: text(40).optional(),
  street: text().optional(),
  suburb: text().optional(),
  city: text(),
  state: text().optional(),
  postcode: postcode.optional(),
  region: text().optional(),
  country: text().default('New Zealand'),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
});

const site = z.strictObject({
  code: code(),
  name: text(),
  /** As sender or receiver; the name without it. */
  fullName: text().optional(),
  phone: text(40).optional(),
  email: text(200).optional(),
  /** Who answers when dangerous goods of the site leak or burn (DGDC-04). */
  emergency: z.strictObject({ name: text(), phone: text(40) }).optional(),
  account: code().optional(),
  hub: z.boolean().default(false),
  active,
  address,
});

const serviceType = z.strictObject({
  code: code(),
  name: text(),
  /** kg/m³; without it, dead weight is charged. */
  cubicFactor: decimal(2, 10_000).optional(),
  settings: z.record(z.string(), z.union([z.boolean(), z.string()]).transform(String)).default({}),
});

/** Lengths in metres, volumes in m³, weights in kg. */
const product = z.strictObject({
  code: code(),
  description: text(200),
  pieces: whole(1, 999).default(1),
  packaging: code().optional(),
  length: decimal(2, 100).optional(),
  width: decimal(2, 100).optional(),
  height: decimal(2, 100).optional(),
  volume: decimal(4, 10_000).optional(),
  weight: decimal(2, 1_000_000).optional(),
});

const organisation = z.strictObject({
  code: code(),
  name: text(),
  accounts: z
    .array(z.strictObject({ code: code(), description: text(), active }))
    .min(1, 'Write at least one account')
    .optional(),
  serviceTypes: z.array(serviceType).min(1, 'Write at least one service type').optional(),
  packaging: z
    .array(
      z.strictObject({
        code: code(),
        name: text(),
        volume: decimal(4, 10_000).optional(),
        weight: decimal(2, 1_000_000).optional(),
      }),
    )
    .min(1, 'Write at least one type of packaging')
    .optional(),
  sites: z.array(site).min(1, 'Write at least one site').optional(),
  products: z.array(product).optional(),
});

const hostPattern = /^(?:[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?|\[[\da-f:.]+\])$/u;

export const tenantFields = z.strictObject({
  tenant: z.strictObject({
    code: text(40).pipe(z.string().regex(/^[A-Z][A-Z\d_-]+$/u, 'Write capital letters and digits')),
    name: text(),
    /** The organisation id at the issuer: `org_id` of tokens. */
    externalId: text(),
    referencePrefix: z.string().regex(/^[A-Z]{2,5}$/u, 'Write 2 to 5 capital letters'),
    /** How the record stores settings: as a list of names and values, or as flat fields. */
    record: z.enum(['list', 'flat']).default('list'),
  }),
  hosts: z
    .array(
      z
        .string()
        .transform((host) => host.trim().toLowerCase())
        .pipe(z.string().regex(hostPattern, 'Write a host name without port, such as pacific.example')),
    )
    .min(1, 'Name at least one host'),
  signIn: z
    .strictObject({
      authority: webAddress.optional(),
      clientId: text(200).optional(),
      audience: text(200).optional(),
    })
    .default({}),
  brand: z
    .strictObject({
      colour: text(7),
      topBarColour: text(7).optional(),
      logoPath: text(2000).optional(),
    })
    .optional(),
  settings: z.record(z.string(), z.union([z.boolean(), z.string(), z.int()])).default({}),
  flags: z.partialRecord(z.enum(featureFlagNames), z.boolean()).optional(),
  hireUnits: z.array(z.strictObject({ provider: code(), code: code(), name: text() })).optional(),
  regions: z.array(z.strictObject({ name: text(), calendar: calendar.optional() })).optional(),
  regionGroups: z.record(text(), names).optional(),
  closures: z.array(days).optional(),
  workedDays: z.array(days).optional(),
  lanes: z.array(lane).optional(),
  weekendServices: z.array(z.strictObject({ service: code(), weekdays })).optional(),
  deliveryExtras: z.array(deliveryExtra).optional(),
  deliveryRuns: z.array(deliveryRun).optional(),
  dangerousGoods: z.array(dangerousGoods).optional(),
  places: z.union([fileName, z.array(placeFields)]).optional(),
  tariffs: z.array(fileName).optional(),
  organisations: z.array(organisation).optional(),
});

export type TenantFile = z.output<typeof tenantFields>;
export type OrganisationPart = NonNullable<TenantFile['organisations']>[number];
export type PlaceFields = z.output<typeof placeFields>;
