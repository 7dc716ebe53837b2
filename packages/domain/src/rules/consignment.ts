import { need } from '../argument.js';
import { joinPath, joinProblems, noProblems, parsed, type Parsed, type Problem } from '../problem.js';
import type { ContactDetailsRequired, FeatureFlags, TenantSettings } from '../settings/index.js';
import type { ConsignmentBody, ContactBody, LineItemBody, LineItemEntry, ParticipantBody } from './bodies.js';
import { consignmentArgument, contextArgument, formContextArgument } from './arguments.js';
import { checkExport, checkHireage, checkHireUnits, type HireUnitCode } from './additional.js';
import { toLineItemEntry, validateLineItem, type ParsedLineItem } from './line-item.js';
import { limits } from './limits.js';
import {
  readConsignment,
  readEnteredReceiver,
  type EnteredReceiver,
  type ParsedConsignment,
} from './parsed-consignment.js';
import { validateParticipant, type ParticipantRole } from './participant.js';
import { validateDates, type DateContext } from './requested-dates.js';
import { checkTexts } from './text-fields.js';
import { checkRequired, trimmed } from './text.js';

/** What the rules need besides the body. */
export interface ConsignmentContext extends DateContext {
  readonly settings: Pick<
    TenantSettings,
    | 'allowCustomParticipants'
    | 'canUseDefaultRequestedDeliveryDate'
    | 'dangerousGoodsEnabled'
    | 'freightItemDescriptionOptional'
    | 'hireageEnabled'
    | 'requestedPickupDateEnabled'
  >;
  readonly flags: Pick<FeatureFlags, 'ExportConsignments'>;
  /** For the chosen service type (PLAT-07). */
  readonly contactDetailsRequired: ContactDetailsRequired;
  /** Contacts of the chosen sites, where known (PART-06). */
  readonly siteContacts?: Readonly<Partial<Record<ParticipantRole, ContactBody | null>>> | undefined;
  /** The hire units that can be chosen; not checked if they aren't known. */
  readonly hireUnits?: readonly HireUnitCode[] | undefined;
  /** The package types that can be chosen; not checked if they aren't known. */
  readonly packagingTypes?: readonly { readonly code: string }[] | undefined;
  /** Saved or imported freight items in whole steps, which replace the items of the body. */
  readonly lineItems?: readonly LineItemEntry[] | undefined;
  /** What the consignment already has; it stays valid when the tenant stops offering it (CONS-56). */
  readonly stored?: StoredBody | undefined;
  /** Custom participants that need no name while the consignment is Draft (QUOT-09). */
  readonly nameOptionalFor?: readonly ParticipantRole[] | undefined;
}

/** What `checkConsignment` checks. */
export interface FormContext extends ConsignmentContext {
  /** What the call writes (CONS-43): everything, or the receiver only for users with just LimitedEdit (CONS-27). */
  readonly forms: 'all' | 'receiver';
}

/** The parts of a saved consignment that a tenant setting can switch off. */
export interface StoredBody extends Pick<
  ConsignmentBody,
  'hireage' | 'consignmentFlags' | `${ParticipantRole}Participant${'' | 'Id'}`
> {
  readonly lineItems?: readonly Pick<LineItemBody, 'dangerousGoods'>[] | null | undefined;
}

/**
 * Checks every rule that needs no lookup (CONS-41 to 43, CONS-45, CONS-46, CONS-49, CONS-54, and the rules of
 * participants, freight items, hireage, export and dates). Problems are in screen order. The screen calls it to guide
 * the user, the server to decide (CONS-48).
 *
 * The server also checks that codes and ids in the body exist and belong to the caller.
 */
export function checkConsignment(body: ConsignmentBody, context: FormContext): readonly Problem[] {
  need('checkConsignment', 'body', body, consignmentArgument);
  need('checkConsignment', 'context', context, formContextArgument);
  return context.forms === 'receiver'
    ? checkRole('receiver', body, context)
    : checkAllForms(body, context, validateItems(body, context));
}

/**
 * Reads a consignment that passes every rule of `checkConsignment`, or finds its problems. A pickup date is null where
 * the tenant takes none (PLAT-04).
 *
 * `body` is a request as a caller has it, or a form: measures in m, m³ and kg, dates as instants or days, texts as typed.
 * `context.lineItems` replace its items.
 */
export function parseConsignment(
  body: ConsignmentBody,
  context: ConsignmentContext,
): Parsed<ParsedConsignment> {
  need('parseConsignment', 'body', body, consignmentArgument);
  need('parseConsignment', 'context', context, contextArgument);
  return readChecked(body, context);
}

/** `parseConsignment` for a body and a context that are known to be whole, such as those of an import's rows. */
export function readChecked(body: ConsignmentBody, context: ConsignmentContext): Parsed<ParsedConsignment> {
  const items = validateItems(body, context);
  const problems = checkAllForms(body, context, items);
  if (problems.length > 0) return { ok: false, problems };
  return parsed(readConsignment(body, items.values, context.settings.requestedPickupDateEnabled));
}

/** Reads a save of only the receiver, or finds the problems of the receiver and its reference (CONS-27, CONS-43). */
export function parseReceiver(body: ConsignmentBody, context: ConsignmentContext): Parsed<EnteredReceiver> {
  need('parseReceiver', 'body', body, consignmentArgument);
  need('parseReceiver', 'context', context, contextArgument);
  const problems = checkRole('receiver', body, context);
  return problems.length > 0 ? { ok: false, problems } : parsed(readEnteredReceiver(body));
}

function checkAllForms(
  body: ConsignmentBody,
  context: ConsignmentContext,
  items: ValidatedItems,
): readonly Problem[] {
  return joinProblems(
    checkDetails(body),
    validateDates(body, context),
    checkRole('sender', body, context),
    checkRole('receiver', body, context),
    checkFreight(items, context),
    checkAdditional(body, context),
  );
}

function checkRole(
  role: ParticipantRole,
  body: ConsignmentBody,
  context: ConsignmentContext,
): readonly Problem[] {
  return validateParticipant(role, body, {
    settings: context.settings,
    contactDetailsRequired: context.contactDetailsRequired,
    siteContact: context.siteContacts?.[role],
    stored: storedAddress(role, context.stored),
    isNameOptional: context.stage === 'draft' && context.nameOptionalFor?.includes(role) === true,
  });
}

/** The stored custom address; null when a site is stored, whose participant only overrides contact details. */
function storedAddress(role: ParticipantRole, stored: StoredBody | undefined): ParticipantBody | null {
  if (stored === undefined) return null;
  return trimmed(stored[`${role}ParticipantId`]) === '' ? (stored[`${role}Participant`] ?? null) : null;
}

/** Checks service type and invoice account (CONS-45), which Next requires along with its own card (CONS-49). */
export function checkDetails(body: ConsignmentBody): readonly Problem[] {
  return joinProblems(
    checkRequired(body.serviceType, 'CONS-45', 'serviceType', 'Service type is required'),
    checkRequired(body.accountId, 'CONS-45', 'accountId', 'Invoice account is required'),
  );
}

const noGoods: readonly [] = [];

interface ValidatedItems {
  readonly count: number;
  /** The items without problems. */
  readonly values: readonly ParsedLineItem[];
  readonly problems: readonly Problem[];
}

function validateItems(
  body: ConsignmentBody,
  { lineItems, stage, settings, stored, packagingTypes }: ConsignmentContext,
): ValidatedItems {
  // Dangerous goods the provider no longer carries may stay on a Draft, but can't leave it.
  const storedItems = stage === 'leaving-draft' ? undefined : stored?.lineItems;
  const goods = storedItems?.map((item) => item.dangerousGoods) ?? noGoods;
  const rules = packagingTypes === undefined ? settings : { ...settings, packagingTypes };
  const items = lineItems ?? (body.lineItems ?? []).map(toLineItemEntry);
  const values: ParsedLineItem[] = [];
  const problems: Problem[] = [];
  let index = 0;
  for (const item of items) {
    const result = validateLineItem(item, rules, '', goods);
    if (result.ok) values.push(result.value);
    else {
      // Their paths begin at the item: a file has thousands of items, few of which need one.
      for (const each of result.problems)
        problems.push({ ...each, path: joinPath('lineItems', index, each.path) });
    }
    index += 1;
  }
  return { count: items.length, values, problems };
}

function checkFreight(items: ValidatedItems, { stage }: ConsignmentContext): readonly Problem[] {
  const path = 'lineItems';
  const problems: Problem[] = [];
  if (items.count === 0 && stage !== 'draft') {
    problems.push({ id: 'CONS-41', path, message: 'At least one freight item is required' });
  }
  if (items.count > limits.freightItems) {
    problems.push({
      id: 'CONS-54',
      path,
      message: `At most ${limits.freightItems} freight items are allowed`,
    });
  }
  return joinProblems(problems, items.problems);
}

function checkAdditional(body: ConsignmentBody, context: ConsignmentContext): readonly Problem[] {
  const { settings, flags, stored, hireUnits } = context;
  const hireage = body.hireage ?? [];
  return joinProblems(
    checkTexts('additional', body),
    checkExport(body.consignmentFlags ?? [], flags, stored?.consignmentFlags ?? []),
    checkHireage(hireage, settings, stored?.hireage ?? []),
    hireUnits === undefined || !settings.hireageEnabled
      ? noProblems
      : checkHireUnits(hireage, hireUnits, stored?.hireage ?? []),
  );
}
