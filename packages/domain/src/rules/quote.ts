import { need } from '../argument.js';
import type { OfferedExtra } from '../extras/instructions.js';
import { parsed, parseFailed, joinPath, type Parsed, type Problem } from '../problem.js';
import type { ContactDetailsRequired, TenantSettings } from '../settings/index.js';
import { quoteArgument, quoteContextArgument } from './arguments.js';
import type { AddressBody, ContactBody, LineItemBody, ParticipantBody } from './bodies.js';
import { limits } from './limits.js';
import { toLineItemEntry, validateLineItem, type ParsedLineItem } from './line-item.js';
import { readAddress, type EnteredAddress } from './parsed-consignment.js';
import { checkAddress, checkContact, type ParticipantRole } from './participant.js';
import { checkExtras, readExtras, type QuotedExtra, type QuotedExtraBody } from './quoted-extras.js';
import { checkRequired, checkText, trimmed, type Text } from './text.js';

/** The sentence of a quote form, and of a quote, that lacks something (QUOT-03). */
export const incompleteQuote = 'Please complete all required fields';

/** The body of a quote, or a quote form before it is complete. */
export interface QuoteBody {
  readonly accountId?: Text;
  readonly siteId?: Text;
  readonly origin?: AddressBody | null | undefined;
  readonly destinationSiteId?: Text;
  readonly destination?: AddressBody | null | undefined;
  readonly serviceType?: Text;
  readonly units?: readonly QuoteUnitBody[] | null | undefined;
  readonly deliveryExtras?: readonly QuotedExtraBody[] | null | undefined;
}

/** Fields that only the form has: the created consignment needs them, the quote doesn't (QUOT-20). */
export interface QuoteFormBody extends QuoteBody {
  readonly requestedDeliveryDate?: Text;
  /** A typed address, or the contact beside a site. */
  readonly senderParticipant?: ParticipantBody | null | undefined;
  readonly receiverParticipant?: ParticipantBody | null | undefined;
}

/** Sides of one piece in m; volume in m³ and weight in kg of the whole line. */
export interface QuoteUnitBody extends Pick<
  LineItemBody,
  'count' | 'length' | 'width' | 'height' | 'volume' | 'weight'
> {
  readonly itemTypeCode?: Text;
  readonly isDangerousGoods?: boolean | undefined;
}

/** What the rules of a quote need besides the body. */
export interface QuoteContext {
  readonly settings: Pick<TenantSettings, 'allowCustomParticipants'>;
  /** The extras of the service type, as CALL-46 lists them; not checked where they aren't known. */
  readonly extras?: readonly OfferedExtra[] | undefined;
}

/** The facts that the rules of a quote form need besides the form. */
export interface QuoteFormContext extends QuoteContext {
  /** For the chosen service type (PLAT-07). */
  readonly contactDetailsRequired: ContactDetailsRequired;
  /** Contacts of the chosen sites, where known (PART-06). */
  readonly siteContacts?: Readonly<Partial<Record<ParticipantRole, ContactBody | null>>> | undefined;
}

/** A quote that passed the rules. */
export interface ParsedQuote {
  /** The account to charge; null is the default one (CONS-51). */
  readonly accountId: string | null;
  readonly sender: QuotedPlace;
  readonly receiver: QuotedPlace;
  readonly serviceTypeCode: string;
  readonly units: readonly QuoteUnit[];
  /** How often each extra that the quote names is asked for. */
  readonly extras: readonly QuotedExtra[];
}

/** Where a quote is from or to. */
export type QuotedPlace =
  | { readonly kind: 'site'; readonly siteId: string }
  | { readonly kind: 'typed'; readonly address: EnteredAddress };

/** What of a freight item has a price, its measures in whole steps. */
export interface QuoteUnit extends Omit<ParsedLineItem, 'packagingType' | 'description' | 'dangerousGoods'> {
  readonly packagingTypeCode: string;
  readonly isDangerousGoods: boolean;
}

/** What of a freight item has a price. */
export function toQuoteUnit(
  item: ParsedLineItem,
  isDangerousGoods = item.dangerousGoods !== null,
): QuoteUnit {
  const { packagingType, description: _none, dangerousGoods: _goods, ...measures } = item;
  return { ...measures, packagingTypeCode: packagingType, isDangerousGoods };
}

/**
 * The problems of a quote form: of the quote, and of the consignment that is created from it (QUOT-03, QUOT-20). The
 * dates have rules of their own, `checkRequestedDates`.
 */
export function checkQuoteForm(body: QuoteFormBody, context: QuoteFormContext): readonly Problem[] {
  const { requestedDeliveryDate: date } = body;
  return [
    ...checkPlace('sender', body, context),
    ...checkParticipantDetails('sender', body, context),
    ...checkPlace('receiver', body, context),
    ...checkParticipantDetails('receiver', body, context),
    ...checkServiceType(body),
    ...checkRequired(date, 'QUOT-03', 'requestedDeliveryDate', 'Requested delivery date is required'),
    ...checkQuoted(parseUnits(body), readExtras(body.deliveryExtras), context),
  ];
}

/**
 * Reads a quote whose every rule holds (QUOT-03, XTRA-04, FRGT-01 to 08): sender and receiver are a site,
 * or a whole address where the tenant allows custom participants; service type; freight; counts of extras. The screen
 * calls it to guide the user, the server to decide.
 */
export function parseQuote(body: QuoteBody, context: QuoteContext): Parsed<ParsedQuote> {
  need('parseQuote', 'body', body, quoteArgument);
  need('parseQuote', 'context', context, quoteContextArgument);
  const units = parseUnits(body);
  const extras = readExtras(body.deliveryExtras);
  const problems = [
    ...checkPlace('sender', body, context),
    ...checkPlace('receiver', body, context),
    ...checkServiceType(body),
    ...checkQuoted(units, extras, context),
  ];
  if (problems.length > 0) return { ok: false, problems };
  return parsed({
    accountId: body.accountId ?? null,
    sender: readPlace('sender', body),
    receiver: readPlace('receiver', body),
    serviceTypeCode: body.serviceType ?? '',
    units: units.flatMap((unit) => (unit.ok ? [unit.value] : [])),
    extras,
  });
}

function parseUnits({ units }: QuoteBody): readonly Parsed<QuoteUnit>[] {
  return (units ?? []).map((unit, index) => parseUnit(unit, joinPath('units', index)));
}

function checkServiceType({ serviceType }: QuoteBody): readonly Problem[] {
  return checkRequired(serviceType, 'QUOT-03', 'serviceType', 'Service type is required');
}

/** The freight and the extras. */
function checkQuoted(
  units: readonly Parsed<QuoteUnit>[],
  extras: readonly QuotedExtra[],
  { extras: offered }: QuoteContext,
): readonly Problem[] {
  return [
    ...checkUnitCount(units.length),
    ...units.flatMap((unit) => (unit.ok ? [] : unit.problems)),
    ...checkExtras(extras, offered),
  ];
}

const places = {
  sender: { site: 'siteId', address: 'origin' },
  receiver: { site: 'destinationSiteId', address: 'destination' },
} as const;

/** The paths of a quote's body for the site and the address of a side. */
export function quotePaths(role: ParticipantRole): (typeof places)[ParticipantRole] {
  return places[role];
}

function checkPlace(role: ParticipantRole, body: QuoteBody, { settings }: QuoteContext): Problem[] {
  const { site, address } = places[role];
  if (trimmed(body[site]) !== '') return [];
  if (!settings.allowCustomParticipants) {
    return [{ id: 'QUOT-03', path: site, message: `Choose a ${role} site` }];
  }
  const typed = body[address];
  if (typed === null || typed === undefined) {
    return [{ id: 'QUOT-03', path: site, message: `Choose a ${role} site or enter an address` }];
  }
  const country = joinPath(address, 'country');
  return [
    ...checkAddress(typed, address, 'QUOT-03'),
    ...checkRequired(typed.country, 'QUOT-03', country, 'Country is required'),
  ];
}

function readPlace(role: ParticipantRole, body: QuoteBody): QuotedPlace {
  const { site, address } = places[role];
  const siteId = trimmed(body[site]);
  return siteId === ''
    ? { kind: 'typed', address: readAddress(body[address] ?? {}) }
    : { kind: 'site', siteId };
}

/** The name, which may be blank (QUOT-09), and the contact that the service type requires (QUOT-20). */
function checkParticipantDetails(
  role: ParticipantRole,
  body: QuoteFormBody,
  { settings, contactDetailsRequired, siteContacts }: QuoteFormContext,
): readonly Problem[] {
  const path = `${role}Participant` as const;
  const isSite = trimmed(body[places[role].site]) !== '';
  const typed = body[path] ?? null;
  if (!isSite && (typed === null || !settings.allowCustomParticipants)) return [];
  return [
    ...checkText(isSite ? null : typed?.fullName, limits.name, 'CONS-54', joinPath(path, 'fullName')),
    ...checkContact(path, typed ?? {}, isSite, { contactDetailsRequired, siteContact: siteContacts?.[role] }),
  ];
}

function checkUnitCount(count: number): Problem[] {
  if (count === 0)
    return [{ id: 'CONS-41', path: 'units', message: 'At least one freight item is required' }];
  if (count <= limits.freightItems) return [];
  return [
    { id: 'CONS-54', path: 'units', message: `At most ${limits.freightItems} freight items are allowed` },
  ];
}

const unitSettings = { freightItemDescriptionOptional: true, dangerousGoodsEnabled: false };

/** By the rules of a freight item, which calls the package type otherwise. */
function parseUnit(unit: QuoteUnitBody, path: string): Parsed<QuoteUnit> {
  const { itemTypeCode: packagingType, isDangerousGoods, ...measures } = unit;
  const item = validateLineItem(toLineItemEntry({ ...measures, packagingType }), unitSettings, path);
  if (!item.ok) {
    const named = joinPath(path, 'packagingType');
    return parseFailed(
      ...item.problems.map((problem) =>
        problem.path === named ? { ...problem, path: joinPath(path, 'itemTypeCode') } : problem,
      ),
    );
  }
  return parsed(toQuoteUnit(item.value, isDangerousGoods));
}
