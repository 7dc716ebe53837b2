import type { Consignment } from '@consign/api-client/consignment';
import {
  canDeleteFreight,
  currentStatus,
  deliveryDateMode,
  editability,
  type ActionAnswer,
  type SectionName,
} from '@consign/domain/status';
import { useFlags, usePermissions, useSettings } from '@consign/session';

interface ScreenEditability {
  readonly isOpen: (section: SectionName) => boolean;
  readonly canDeleteFreight: boolean;
  /** Null where Save is not shown. */
  readonly save: ActionAnswer | null;
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
  // The receiver alone is saved by a call of its own, which this screen does not make yet.
  const isWhole = saveCall === 'create' || saveCall === 'update';
  return {
    isOpen: (section) => !isSmall && isWhole && sections[section].allowed,
    canDeleteFreight: canDeleteFreight({ ...context, itemCount }).allowed,
    save: isSmall || saveCall === 'update-receiver' || (!save.allowed && save.hidden) ? null : save,
    showsConfirmedDate:
      deliveryDateMode({
        status,
        flags,
        hasConfirmedDate: (consignment?.confirmedDeliveryDateTimeUtc ?? null) !== null,
      }) === 'confirmed',
  };
}
