import type { Consignment } from '@consign/api-client/consignment';
import {
  canDeleteFile,
  canDeleteFreight,
  currentStatus,
  deliveryDateMode,
  editability,
  type ActionDecision,
  type SaveCall,
  type SectionName,
} from '@consign/domain/status';
import { useFlags, usePermissions, useSettings } from '@consign/session';

import { isShown } from './actions/use-actions.js';

export interface ScreenEditability {
  readonly canEdit: (section: SectionName) => boolean;
  /** False for a section that the tenant has turned off. */
  readonly isOffered: (section: SectionName) => boolean;
  readonly canDeleteFreight: boolean;
  /** Null where files can only be viewed: on a phone, and without the permission (CONS-100). */
  readonly attach: ActionDecision | null;
  readonly canDeleteFile: boolean;
  /** Null where Save is not shown. */
  readonly save: ActionDecision | null;
  readonly saveCall: SaveCall | null;
  readonly showsConfirmedDate: boolean;
  /** Null where the delivery date is not a booking (DATE-05); otherwise whether this screen may change it. */
  readonly booking: { readonly canChange: boolean } | null;
  /** On a small screen, the changes that a larger one allows; null for none (CONS-96). */
  readonly largerScreenHint: string | null;
  /** Null where extras are not shown (XTRA-07). */
  readonly extras: { readonly readOnlyReason: string | null } | null;
}

/** What can be edited of this consignment on this screen; nothing on small screens (PLAT-11). */
export function useEditability(consignment: Consignment | null, isSmall: boolean): ScreenEditability {
  const permissions = usePermissions();
  const settings = useSettings();
  const flags = useFlags();
  const status = currentStatus(consignment?.statusHistory)?.code ?? null;
  const context = { status, permissions, settings, flags, isNew: consignment === null };
  const { sections, save, saveCall } = editability(context);
  const dateMode = deliveryDateMode({
    status,
    flags,
    hasConfirmedDate: (consignment?.confirmedDeliveryDateTimeUtc ?? null) !== null,
  });
  return {
    canEdit: (section) => !isSmall && saveCall !== null && sections[section].allowed,
    isOffered: (section) => isShown(sections[section]),
    canDeleteFreight: canDeleteFreight({ ...context, itemCount: consignment?.lineItems.length ?? 0 }).allowed,
    attach: isSmall || !isShown(sections.attachments) ? null : sections.attachments,
    canDeleteFile: !isSmall && canDeleteFile(context).allowed,
    save: isSmall || !isShown(save) ? null : save,
    saveCall,
    showsConfirmedDate: dateMode === 'confirmed',
    booking: dateMode === 'booking' ? { canChange: !isSmall } : null,
    largerScreenHint: isSmall ? findLargerScreenHint(saveCall, sections.receiver.allowed) : null,
    extras: findExtras(sections.extras, isSmall),
  };
}

function findLargerScreenHint(saveCall: SaveCall | null, hasReceiver: boolean): string | null {
  if (saveCall === null) return null;
  if (saveCall !== 'update-receiver') return 'You can change this consignment on a tablet or computer.';
  return hasReceiver ? 'You can change the receiver on a tablet or computer.' : null;
}

function findExtras(decision: ActionDecision, isSmall: boolean): ScreenEditability['extras'] {
  if (!decision.allowed) return decision.hidden ? null : { readOnlyReason: decision.reason };
  return { readOnlyReason: isSmall ? 'Extras can be changed on a larger screen' : null };
}

export interface SectionAccess {
  readonly canEdit: (section: SectionName) => boolean;
  /** Null where the section is not shown: turned off and unused on this consignment (CONS-56). */
  readonly findOptional: (section: SectionName, isUsed?: boolean) => { readonly readOnly: boolean } | null;
}

/** Access to the sections while the form may be locked. */
export function lockSections(screen: ScreenEditability, isLocked: boolean): SectionAccess {
  const canEdit = (section: SectionName): boolean => !isLocked && screen.canEdit(section);
  return {
    canEdit,
    findOptional: (section, isUsed = false) =>
      screen.isOffered(section) || isUsed ? { readOnly: !canEdit(section) } : null,
  };
}
