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

interface ScreenEditability {
  readonly isOpen: (section: SectionName) => boolean;
  /** False for a part that the tenant takes off the screen. */
  readonly isOffered: (section: SectionName) => boolean;
  readonly canDeleteFreight: boolean;
  /** Null where files are shown and nothing more. */
  readonly attach: ActionDecision | null;
  readonly canDeleteFile: boolean;
  /** Null where Save is not shown. */
  readonly save: ActionDecision | null;
  readonly saveCall: SaveCall | null;
  readonly showsConfirmedDate: boolean;
}

/** What of this consignment may be edited on this screen; on small screens nothing (PLAT-11). */
export function useEditability(
  consignment: Consignment | null,
  itemCount: number,
  isSmall: boolean,
): ScreenEditability {
  const permissions = usePermissions();
  const settings = useSettings();
  const flags = useFlags();
  const status = currentStatus(consignment?.statusHistory)?.code ?? null;
  const context = { status, permissions, settings, flags, isNew: consignment === null };
  const { sections, save, saveCall } = editability(context);
  return {
    isOpen: (section) => !isSmall && saveCall !== null && sections[section].allowed,
    isOffered: (section) => sections[section].allowed || !sections[section].hidden,
    canDeleteFreight: canDeleteFreight({ ...context, itemCount }).allowed,
    attach: isSmall ? null : sections.attachments,
    canDeleteFile: !isSmall && canDeleteFile(context).allowed,
    save: isSmall || (!save.allowed && save.hidden) ? null : save,
    saveCall,
    showsConfirmedDate:
      deliveryDateMode({
        status,
        flags,
        hasConfirmedDate: (consignment?.confirmedDeliveryDateTimeUtc ?? null) !== null,
      }) === 'confirmed',
  };
}
