import { need } from '../argument.js';
import { allowed, disabled, hidden, type ActionDecision } from '../action-decision.js';
import { missingPermissionMessage } from '../permissions/index.js';
import type { RegisterId } from '../problem.js';
import type { FeatureFlags, TenantSettings } from '../settings/index.js';
import { canCreateByHand, canEditAs, contextArgument, type ActionContext } from './actions.js';
import { statuses } from './statuses.js';

/** The sections of the consignment screen, each with its own edit rule. */
export const sectionNames = [
  'details',
  'sender',
  'senderReference',
  'receiver',
  'receiverReference',
  'notes',
  'requestedPickupDate',
  'requestedDeliveryDate',
  'freight',
  'extras',
  'hireage',
  'export',
  'attachments',
] as const;

/** `details` is service type and account; `notes` is sender notes, receiver notes and sales reference. */
export type SectionName = (typeof sectionNames)[number];

export interface EditabilityContext extends ActionContext {
  readonly settings: Pick<TenantSettings, 'hireageEnabled' | 'requestedPickupDateEnabled'>;
  readonly flags: Pick<FeatureFlags, 'DeliveryExtras' | 'ExportConsignments'>;
}

/** The call a save makes: create, update everything, or update the receiver only (CONS-27, CONS-49). */
export type SaveCall = 'create' | 'update' | 'update-receiver';

export interface Editability {
  readonly sections: Readonly<Record<SectionName, ActionDecision>>;
  readonly save: ActionDecision;
  /** Null when saving isn't allowed. */
  readonly saveCall: SaveCall | null;
}

/**
 * Which sections of a consignment may be edited, and how it is saved. The screen makes the rest read-only; the server
 * refuses changes to it (CONS-02, CONS-26 to 28, CONS-31, CONS-36).
 *
 * A section switched off by a tenant setting or flag is `hidden`. While new, Draft or Ready, MAINTAIN opens everything;
 * LimitedEdit opens the receiver and its reference only.
 */
export function editability(context: EditabilityContext): Editability {
  need('editability', 'context', context, contextArgument);
  const sections = decideSections(context);
  const saveCall = selectSaveCall(context, sections);
  return { sections, saveCall, save: decideSave(context, saveCall) };
}

function decideSections(context: EditabilityContext): Record<SectionName, ActionDecision> {
  const { settings, flags } = context;
  const maintain = (id: RegisterId): ActionDecision => canEditAs(context, 'Consignment.MAINTAIN', id);
  const receiver = canEditAs(context, 'Consignment.LimitedEdit', 'CONS-27');
  return {
    details: maintain('CONS-26'),
    sender: maintain('CONS-26'),
    senderReference: maintain('CONS-46'),
    receiver,
    receiverReference: receiver,
    notes: maintain('CONS-26'),
    requestedPickupDate: settings.requestedPickupDateEnabled ? maintain('CONS-31') : off('PLAT-04'),
    requestedDeliveryDate: maintain('CONS-31'),
    freight: maintain('CONS-28'),
    extras: decideExtras(context),
    hireage: settings.hireageEnabled ? maintain('CONS-36') : off('HIRE-01'),
    export: flags.ExportConsignments ? maintain('CONS-36') : off('EXPT-01'),
    attachments: decideAttachments(context),
  };
}

/** Extras are edited in Draft and Ready; the card is hidden before the first save (XTRA-01, XTRA-07). */
function decideExtras(context: EditabilityContext): ActionDecision {
  if (!context.flags.DeliveryExtras) return off('XTRA-01');
  if (context.isNew) return hidden('XTRA-07', 'Save the consignment first');
  return context.permissions.has('Consignment.MAINTAIN')
    ? canEditAs(context, 'Consignment.MAINTAIN', 'XTRA-07')
    : disabled('XTRA-07', 'Only users who can edit consignments can change extras');
}

/**
 * Files can be added after Ready too, except in Error and Cancelled, once the consignment is saved (FILE-04); never
 * without MAINTAIN, so that it is not shown then (CONS-100).
 */
function decideAttachments({ permissions, status, isNew }: EditabilityContext): ActionDecision {
  if (!permissions.has('Consignment.MAINTAIN')) return hidden('FILE-04', missingPermissionMessage);
  if (isNew || status === null) return disabled('FILE-04', 'Save the consignment first');
  return status === 'ERR' || status === 'CANCELLED'
    ? disabled('FILE-04', `This consignment is ${statuses[status].name}, so files can't be added`)
    : allowed;
}

function selectSaveCall(context: EditabilityContext, sections: Editability['sections']): SaveCall | null {
  if (context.isNew) return canCreateByHand(context).allowed ? 'create' : null;
  if (sections.details.allowed) return 'update';
  return sections.receiver.allowed ? 'update-receiver' : null;
}

function decideSave(context: EditabilityContext, saveCall: SaveCall | null): ActionDecision {
  const { status, isNew } = context;
  if (status === 'DELIVERED')
    return hidden('CONS-02', "This consignment is Delivered, so it can't be changed");
  if (saveCall !== null) return allowed;
  if (isNew) return disabled('CONS-38', missingPermissionMessage);
  // A user who may change only the receiver is refused because of the status, not the permission (CONS-101).
  const { permissions } = context;
  const own = permissions.has('Consignment.MAINTAIN') ? 'Consignment.MAINTAIN' : 'Consignment.LimitedEdit';
  return canEditAs(context, own, 'CONS-26');
}

function off(id: RegisterId): ActionDecision {
  return hidden(id, "Your freight provider doesn't offer this");
}
