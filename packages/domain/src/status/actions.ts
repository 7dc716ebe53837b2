import { fields, kind, need } from '../argument.js';
import { allowed, disabled, firstRefusal, hidden, type ActionDecision } from '../action-decision.js';
import { missingPermissionMessage, type Permission, type PermissionSet } from '../permissions/index.js';
import type { RegisterId } from '../problem.js';
import { isStatusCode, type StatusCode } from './codes.js';
import { statuses } from './statuses.js';
import { actionTargets, transitions, type UserTarget } from './transitions.js';

/** What decides whether an action is allowed. A consignment that was never saved is new and has no status. */
export interface ActionContext {
  readonly status: StatusCode | null;
  readonly permissions: PermissionSet;
  readonly isNew: boolean;
}

export const contextArgument = fields('an object with status, permissions and isNew', {
  status: kind('the code of a status, or null', (value) => value === null || isStatusCode(value)),
  permissions: kind('the set of parsePermissions', (value) => value instanceof Set),
  isNew: kind('true or false', (value) => typeof value === 'boolean'),
});

/**
 * New Consignment and the first save: requires CREATE and MAINTAIN (CONS-38). Hidden without CREATE (NAV-03), disabled
 * without MAINTAIN.
 */
export function canCreateByHand({ permissions }: Pick<ActionContext, 'permissions'>): ActionDecision {
  if (!permissions.has('Consignment.CREATE')) return hidden('NAV-03', missingPermissionMessage);
  return permissions.has('Consignment.MAINTAIN') ? allowed : disabled('CONS-38', missingPermissionMessage);
}

/** Mark As Ready: in Draft, with MAINTAIN; absent in a later status (CONS-21, CONS-99). */
export function canMarkAsReady(context: ActionContext): ActionDecision {
  need('canMarkAsReady', 'context', context, contextArgument);
  return canMove(context, actionTargets.markReady, 'CONS-21', 'marked as ready');
}

/** Request Pickup: in Draft or Ready, with MAINTAIN; absent in a later status (CONS-22, CONS-99). */
export function canRequestPickup(context: ActionContext): ActionDecision {
  need('canRequestPickup', 'context', context, contextArgument);
  return canMove(context, actionTargets.requestPickup, 'CONS-22', 'staged for pickup');
}

/** Cancel Consignment: saved, in Draft or Ready, with MAINTAIN; absent otherwise (CONS-23, CONS-99). */
export function canCancel(context: ActionContext): ActionDecision {
  need('canCancel', 'context', context, contextArgument);
  if (!isSaved(context)) return hidden('CONS-23', saveFirst);
  return canMove(context, actionTargets.cancel, 'CONS-23', 'cancelled');
}

/** Download documents: with PRINT, in every status except Draft; hidden otherwise (CONS-25). */
export function canDownload(context: ActionContext): ActionDecision {
  return firstRefusal(
    needs(context, 'Consignment.PRINT', 'CONS-25'),
    isBeyondDraft(context) ? allowed : hidden('CONS-25', 'A draft has no documents yet'),
  );
}

/** Create Copy and Create Return: saved, in any status, with MAINTAIN (CONS-35). */
export function canCopy(context: ActionContext): ActionDecision {
  need('canCopy', 'context', context, contextArgument);
  return firstRefusal(
    needs(context, 'Consignment.MAINTAIN', 'CONS-35'),
    isSaved(context) ? allowed : disabled('CONS-35', saveFirst),
  );
}

/** The price card: with ViewPricing, in every status except Draft (CONS-09). */
export function canSeePrice(context: ActionContext): ActionDecision {
  return firstRefusal(
    needs(context, 'Consignment.ViewPricing', 'CONS-09'),
    isBeyondDraft(context) ? allowed : hidden('CONS-09', 'A draft has no price yet'),
  );
}

/**
 * Delete a freight item: new, Draft or Ready, with MAINTAIN. Hidden in Ready for the last item, because a Ready
 * consignment keeps at least one (CONS-28).
 */
export function canDeleteFreight(context: ActionContext & { readonly itemCount: number }): ActionDecision {
  return firstRefusal(
    canEditAs(context, 'Consignment.MAINTAIN', 'CONS-28'),
    context.status === 'FINAL' && context.itemCount <= 1
      ? hidden('CONS-28', 'A Ready consignment must keep at least one freight item')
      : allowed,
  );
}

/** Delete an attachment: in Draft or Ready, with MAINTAIN (FILE-04). */
export function canDeleteFile(context: ActionContext): ActionDecision {
  return canEditAs(context, 'Consignment.MAINTAIN', 'FILE-04');
}

/** Editing: new, Draft or Ready, with the given permission; refusals carry `id` (CONS-26 to 28, CONS-31). */
export function canEditAs(context: ActionContext, permission: Permission, id: RegisterId): ActionDecision {
  const { status } = context;
  if (!context.permissions.has(permission)) return disabled(id, missingPermissionMessage);
  if (!isSaved(context) || status === null || statuses[status].isEditable) return allowed;
  return disabled(id, `This consignment is ${statuses[status].name}, so it can't be changed`);
}

const saveFirst = 'Save the consignment first';

function canMove(context: ActionContext, target: UserTarget, id: RegisterId, done: string): ActionDecision {
  const { from, permission } = transitions[target];
  const { status } = context;
  if (!context.permissions.has(permission)) return hidden(id, missingPermissionMessage);
  if (!isSaved(context) || status === null) return disabled(id, saveFirst);
  if ((from as readonly StatusCode[]).includes(status)) return allowed;
  const names = from.map((code) => statuses[code].name).join(' or ');
  return hidden(id, `Only ${names} consignments can be ${done}; this one is ${statuses[status].name}`);
}

function needs({ permissions }: ActionContext, permission: Permission, id: RegisterId): ActionDecision {
  return permissions.has(permission) ? allowed : hidden(id, missingPermissionMessage);
}

function isSaved({ isNew, status }: ActionContext): boolean {
  return !isNew && status !== null;
}

function isBeyondDraft(context: ActionContext): boolean {
  return isSaved(context) && context.status !== 'DRAFT';
}
